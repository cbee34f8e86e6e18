import { parse, parseGames } from '@motu/notation';
import { expect, it } from 'vitest';
import { families, textOf } from './families.ts';
import { workOf } from './work.ts';

/** Without these the reader stops before a slow way shows; depth stays, for it bounds the stack. */
const limits = { tokens: 1e9, comment: 1e9, game: 1e9 };
const LENGTH = 16_384;

it('twice the text is twice the work, whatever it is made of', () => {
  const ratios = families.map((family) => {
    const [small = 0, large = 0] = [LENGTH, 2 * LENGTH].map((length) => {
      const text = textOf(family, length);
      return workOf(() => parse(text, { limits }));
    });
    expect(small, family.name).toBeGreaterThan(LENGTH / 2);
    return { name: family.name, ratio: large / small };
  });
  const worst = ratios.toSorted((one, other) => other.ratio - one.ratio);
  const shown = worst.slice(0, 3).map(({ name, ratio }) => `${ratio.toFixed(2)} (${name})`);
  console.log(
    `${families.length} hostile families, twice the text is at most this much work: ${shown.join(', ')}`,
  );
  expect(families.length).toBeGreaterThanOrEqual(20);
  expect(worst.filter(({ ratio }) => ratio >= 2.5)).toEqual([]);
});

it('work is counted: to search from every character to the end is four times as much for twice the text', () => {
  const searches = (text: string): number =>
    workOf(() => {
      for (let at = 0; at < text.length; at++) text.indexOf('x', at);
    });
  expect(searches('{'.repeat(2_000)) / searches('{'.repeat(1_000))).toBeGreaterThan(3.9);
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
