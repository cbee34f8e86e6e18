import { type GameTypes, games, type Random, seeded } from '@motu/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { type Table, valued } from './laws/law.ts';
import { maheSubject } from './laws/mahe.ts';
import { moerakiSubject } from './laws/moeraki.ts';
import { judgeMahe } from './naive/mahe.ts';
import { judgeMaori } from './naive/maori.ts';
import { maoriScribe } from './naive/maori-scribe.ts';
import { judgeMoeraki } from './naive/moeraki.ts';
import { engineOn, type Scribe, writtenGame } from './naive/records.ts';
import type { Judgement } from './naive/text.ts';

// A second judge, written from the rules alone, slow and simple: it shares no code with the engine or the parser.

/** How often which rule was broken. */
const broken = new Map<string, number>();

afterAll(() => {
  const rules = [...broken].map(([rule, times]) => `${rule} ${times}`).sort();
  console.log(`two judges agree on ${judged} games; rules broken: ${rules.join(', ')}`);
});

let judged = 0;

function agree<T extends GameTypes>(
  judge: (text: string) => Judgement,
  scribe: Scribe<T>,
  gamesEach: number,
): void {
  it.each(scribe.subject.tables)('on the games at the table $name', (table: Table) => {
    const random: Random = seeded(table.name.length * 7919 + (table.players ?? 2));
    let illegal = 0;
    for (let n = 0; n < gamesEach; n++) {
      const text = writtenGame(scribe, table, random);
      const judgement = judge(text);
      expect(engineOn(text), text).toEqual(judgement);
      judged += 1;
      if (judgement.wrong !== null) illegal += 1;
      for (const rule of judgement.rules) broken.set(rule, (broken.get(rule) ?? 0) + 1);
    }
    expect(illegal, 'some games break rules and some do not').toBeGreaterThan(gamesEach / 10);
    expect(illegal).toBeLessThan(gamesEach);
  });
}

describe('two judges of Māori agree', () => {
  agree(judgeMaori, maoriScribe, 9);
});

describe('two judges of Mahé agree', () => {
  agree(
    judgeMahe,
    {
      subject: maheSubject,
      note(state, move) {
        const trips = games.mahe
          .facts(state, move, games.mahe.apply(state, move))
          .filter(({ kind }) => kind === 'distance' || kind === 'bust');
        return move.map((step, index) => {
          const to = trips[index]?.params.to;
          return { ...step, landing: typeof to === 'number' ? to : 'raft' };
        });
      },
      midway(state, setup) {
        const { turn, card } = state;
        const open = typeof card === 'number' ? valued(card) : null;
        return { ...maheSubject.asPosition(state, setup), card: open, turn: valued(turn) };
      },
    },
    50,
  );
});

describe('two judges of Moeraki-Kemu agree', () => {
  agree(
    judgeMoeraki,
    {
      subject: moerakiSubject,
      note(state, move) {
        const [win] = games.moeraki.apply(state, move).won;
        return { ...move, claim: win?.ways.at(-1) ?? null };
      },
      midway(state, setup) {
        return state.opening
          ? setup
          : { ...moerakiSubject.asPosition(state, setup), turn: valued(state.turn) };
      },
    },
    250,
  );
});
