import { type Random, seeded } from '@motu/engine';
import { type GameRecord, parse } from '@motu/notation';
import { describe, expect, it } from 'vitest';
import { allFixtures } from '../support/fixtures.ts';
import { playedText } from '../support/played.ts';
import { type Damaged, damage, wordAt, wordsOf } from './damage/damage.ts';

const games = [
  ...allFixtures()
    .filter(({ name }) => /\/(?:games|examples)\//.test(name))
    .map(({ text }) => text),
  ...Array.from({ length: 60 }, (_, seed) => playedText(seed)),
];

interface Case {
  readonly damaged: Damaged;
  readonly before: readonly GameRecord[];
  readonly after: readonly GameRecord[];
}

/** Damage that leaves a well-formed record, another number say, is none to the reader of the form. */
function corruptions(count: number, random: Random): readonly Case[] {
  const found: Case[] = [];
  while (found.length < count) {
    const text = games[Math.floor(random() * games.length)] ?? '';
    const damaged = damage(text, random);
    const after = parse(damaged.text);
    if (after.some(({ problems }) => problems.length > 0))
      found.push({ damaged, before: parse(text), after });
  }
  return found;
}

const cases = corruptions(1_000, seeded(20_261_118));

function share(isGood: (one: Case) => boolean): number {
  return cases.filter(isGood).length / cases.length;
}

function problemsOf({ after }: Case): GameRecord['problems'] {
  return after.flatMap(({ problems }) => problems);
}

function readableTurns(records: readonly GameRecord[]): number {
  return records
    .flatMap((record) => (record.game === null ? [] : [...record.turns]))
    .filter(({ readable }) => readable).length;
}

describe('a thousand records with one damaged word', () => {
  it('the games are well-formed before', () => {
    expect(games.length).toBeGreaterThan(90);
    for (const text of games) expect(parse(text).flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('the first finding lies within one word of the damage', () => {
    const near = share((one) => {
      const first = problemsOf(one)[0]?.span?.start ?? Number.NaN;
      const found = wordAt(wordsOf(one.damaged.text), first);
      return Math.abs(found - one.damaged.word) <= 1;
    });
    console.log(`first finding within one word of the damage: ${(near * 100).toFixed(1)} of 100`);
    expect(near).toBeGreaterThanOrEqual(0.95);
  });

  it('there are two findings at most', () => {
    const few = share((one) => problemsOf(one).length <= 2);
    console.log(`two findings at most: ${(few * 100).toFixed(1)} of 100`);
    expect(few).toBeGreaterThanOrEqual(0.9);
  });

  it('one turn is lost at most', () => {
    const inTurns = cases.filter(({ after }) => after.every(({ game }) => game !== null));
    const cheap = inTurns.filter(({ before, after }) => readableTurns(after) >= readableTurns(before) - 1);
    const figure = cheap.length / inTurns.length;
    console.log(`one turn lost at most: ${(figure * 100).toFixed(1)} of 100`);
    expect(figure).toBeGreaterThanOrEqual(0.95);
  });
});
