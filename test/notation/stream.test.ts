import { parse, parseGames, print, type StreamedGame } from '@motu/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record } from './records/record.ts';

async function all(chunks: Iterable<string>, limits = {}): Promise<readonly StreamedGame[]> {
  const games: StreamedGame[] = [];
  for await (const game of parseGames(chunks, { limits })) games.push(game);
  return games;
}

/** The record with its places moved, as they would be in a longer text. */
function moved(value: unknown, by: number): unknown {
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [key, moved(one, by)]));
  if (Array.isArray(value)) return value.map((one) => moved(one, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      (key === 'start' || key === 'end') && typeof one === 'number' ? one + by : moved(one, by),
    ]),
  );
}

function chunksOf(text: string, lengths: readonly number[]): readonly string[] {
  const chunks: string[] = [];
  let at = 0;
  for (const length of lengths) {
    chunks.push(text.slice(at, at + length));
    at += length;
  }
  return [...chunks, text.slice(at)];
}

/** Whole games, and what tears them apart. */
const piece = fc.oneof(
  record.map(print),
  fc.constantFrom(
    '[Motu "1"]\n',
    '[Motu "1"\n',
    '[Motus "1"]\n',
    '\ufeff[Motu "1"]\r\n',
    '[Game "mahe"]\n',
    '{',
    '}',
    '\\',
    '; {\n',
    '[A "{"]\n',
    '[A "{\n',
    'x[B "{"]',
    '\n',
    '\r\n',
    'prose ',
    '1A 2+4\n',
    '🐢',
    '\ud83d',
    ' '.repeat(40),
  ),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const lengths = fc.array(fc.nat(60), { maxLength: 40 });

describe('a stream', () => {
  it('gives what the whole text gives, however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(text, lengths, async (whole, cuts) => {
        const limits = { comment: 120, game: 500 };
        const games = await all(chunksOf(whole, cuts), limits);
        const shifted = games.map(({ record: one, offset }) => moved(one, offset));
        expect(shifted).toEqual(parse(whole, { limits }).map((one) => moved(one, 0)));
        for (const { offset, line, text: own } of games) {
          expect(whole.slice(offset, offset + own.length)).toBe(own);
          expect(whole.slice(0, offset).split('\n').length).toBe(line);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('does not cut in a comment that runs over the limit of a game', async () => {
    const head = '[Motu "1"]\n[Game "mahe"]\n[A "Ana"]\n\n*\n{\n';
    const whole = `${head}[Motu "1"]\n}\n[Motu "1"]\n*\n`;
    const limits = { game: head.length };
    const games = await all([whole], limits);
    expect(games.map(({ offset }) => offset)).toEqual([0, whole.lastIndexOf('[Motu')]);
    expect(games.map(({ record: one, offset }) => moved(one, offset))).toEqual(
      parse(whole, { limits }).map((one) => moved(one, 0)),
    );
  });

  it('looks for games block by block', async () => {
    const game = '[Motu "1"]\n[Game "mahe"]\n[A "Ana"]\n[B "Ben"]\n\n1A 2+4\n1B 3\n*\n';
    const whole = `${game}{${'['.repeat(70_000)}}\n`.repeat(9) + game.repeat(5_000);
    for (const length of [1_000, 65_536, 1_000_000]) {
      const cuts = Array.from({ length: Math.floor(whole.length / length) }, () => length);
      const games = await all(chunksOf(whole, cuts));
      expect(games.map(({ offset }) => offset)).toEqual(parse(whole).map(({ span }) => span.start));
    }
  });

  it('reads on after a game that is too long', async () => {
    const small = '[Motu "1"]\n[Game "mahe"]\n[A "Ana"]\n\n*\n';
    const long = `${small}${'1A 2+4 {[Motu "1"]}\n'.repeat(200_000)}`;
    const games = await all([small, long, long, small], { game: 1_000_000 });
    expect(games.map(({ record: one }) => one.problems.map(({ variant }) => variant))).toEqual([
      [],
      ['too-long'],
      ['too-long'],
      [],
    ]);
    expect(games.map(({ text: own }) => own.length)).toEqual([
      small.length,
      1_000_001,
      1_000_001,
      small.length,
    ]);
  });
});
