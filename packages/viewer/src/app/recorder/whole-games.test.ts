import { replay } from '@motu/engine';
import { type GameId, parse, print } from '@motu/notation';
import { describe, expect, it } from 'vitest';
import { type Desk, openDesk } from './desk.ts';
import { newDraft, recordOf, type SetupDraft } from './setup-draft.ts';

/** The same numbers every time. */
function numbersFrom(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 48_271) % 2_147_483_647;
    return now / 2_147_483_647;
  };
}

const FACES = [
  '~',
  '~s',
  '~b',
  'op',
  '>p',
  '<p',
  '^p',
  'vp',
  '-p',
  '|p',
  'o',
  '>h',
  '<pl',
  '^',
  'v',
  '~bs',
  '*',
];
const MOST_PRESSES = 6000;
/** A tile that fits nowhere, or only where the ship is not: after so many presses anything goes, a pass too. */
const PATIENCE = 12;

/** Presses what the recorder calls legal, whatever it is, until the game is over. */
function played(draft: SetupDraft, random: () => number, most: number): Desk {
  let desk = openDesk(recordOf(draft));
  let tries = 0;
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const isGoingOn = () => desk.state?.over !== true && desk.report.turns.length < most;
  for (let press = 0; press < MOST_PRESSES && isGoingOn(); press++) {
    if (desk.findings.length > 0) throw new Error(`${desk.line} breaks ${desk.findings[0]?.rule}`);
    if (desk.need === null) {
      desk = desk.write(false);
      tries = 0;
    } else if (desk.need === 'refill') {
      const first = Math.floor(random() * FACES.length);
      const drawn = [...FACES.slice(first), ...FACES].map((face) => desk.press(`refill:${face}`));
      const next = drawn.find(({ findings }) => findings.length === 0);
      if (next === undefined) throw new Error(`no tile is left after ${desk.line}`);
      desk = next;
    } else {
      const offers = desk.offers.filter(({ isLegal, isChosen, group }) => {
        const isTurning = group === 'ship' || group === 'shape' || group === 'tane';
        return isLegal && !isChosen && !isTurning;
      });
      // A game in which everybody passes or clears the board again has no end.
      const useful = offers.filter(
        ({ spot, group }) => !/^(pass|ship|storage)/.test(spot) && group !== 'remove',
      );
      const isStuck = ++tries > PATIENCE;
      const spot = any(useful.length > 0 && !isStuck ? useful : offers)?.spot;
      if (spot === undefined) throw new Error(`nothing can be pressed after ${desk.line}, for ${desk.need}`);
      desk = desk.press(spot);
    }
  }
  return desk;
}

interface Table {
  readonly game: GameId;
  readonly change: Partial<SetupDraft>;
  /** Where ships have to be near, who presses at random seldom gets to the end: so many turns are enough. */
  readonly most?: number;
}

const TABLES: readonly Table[] = [
  { game: 'maori', change: {} },
  { game: 'maori', change: { players: ['', '', ''], level: 'advanced', edition: 'en' }, most: 24 },
  { game: 'maori', change: { level: 'expert', edition: 'it', board: 'atoll' }, most: 24 },
  { game: 'mahe', change: {} },
  { game: 'mahe', change: { level: 'cards', players: ['', '', '', '', ''] } },
  { game: 'moeraki', change: {} },
  { game: 'moeraki', change: { level: 'beginner' } },
  { game: 'moeraki', change: { level: 'master', hasMata: true, black: 'B' } },
];

describe('a game, recorded press by press from its set-up to its end, is legal', () => {
  for (const { game, change, most = Number.POSITIVE_INFINITY } of TABLES) {
    it(`${game} ${JSON.stringify(change)}`, () => {
      const random = numbersFrom(4711);
      const desk = played({ ...newDraft(game, '2026-11-18', random), ...change }, random, most);
      const [record] = parse(print(desk.record));
      if (record === undefined) throw new Error('no game');
      const report = replay(record);
      expect(report.findings).toEqual([]);
      if (report.turns.length < most) expect(report.outcome.ended).toBe('played');
    });
  }
});
