import { parse, parseGames } from '@motu/notation';
import { expect, it } from 'vitest';
import { families, textOf } from './families.ts';

/** Without these the reader stops before a slow way shows; depth stays, for it bounds the stack. */
const limits = { tokens: 1e9, comment: 1e9, game: 1e9 };
const SMALLEST = 65_536;
const LARGEST = 131_072;
const ENOUGH = 4;

/** Processor time in milliseconds: what other programs do in the meantime does not count. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The least of several: noise only ever adds. */
function leastCost(text: string): number {
  return Math.min(...Array.from({ length: 3 }, () => costOf(() => parse(text, { limits }))));
}

/** How much more twice the text costs. A reader that starts again from the front takes four times as long. */
function ratioOf(family: (typeof families)[number]): number {
  let length = SMALLEST;
  let small = leastCost(textOf(family, length));
  while (small < ENOUGH && length < LARGEST) {
    length *= 2;
    small = leastCost(textOf(family, length));
  }
  return leastCost(textOf(family, length * 2)) / Math.max(small, 0.5);
}

it('twice the text takes twice the time, whatever it is made of', () => {
  const ratios = families.map((family) => {
    let best = ratioOf(family);
    for (let again = 0; best >= 2.5 && again < 4; again++) best = Math.min(best, ratioOf(family));
    return { name: family.name, ratio: best };
  });
  const worst = ratios.toSorted((one, other) => other.ratio - one.ratio);
  const shown = worst.slice(0, 3).map(({ name, ratio }) => `${ratio.toFixed(2)} (${name})`);
  console.log(`${families.length} hostile families, twice the text costs at most: ${shown.join(', ')}`);
  expect(families.length).toBeGreaterThanOrEqual(20);
  expect(worst.filter(({ ratio }) => ratio >= 2.5)).toEqual([]);
});

it('a stream in small pieces gives the same games of such texts', async () => {
  for (const family of families) {
    const text = textOf(family, 3_000);
    const starts: number[] = [];
    const pieces = text.match(/[\s\S]{1,50}/g) ?? [];
    for await (const { offset } of parseGames(pieces)) starts.push(offset);
    expect(starts, family.name).toEqual(parse(text).map(({ span }) => span.start));
  }
});
