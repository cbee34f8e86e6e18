import { describe, expect, it } from 'vitest';
import { moeraki } from './game.ts';
import { threatsOf, waysFormed } from './lines.ts';
import type { MoerakiMove, MoerakiState } from './state.ts';
import { BARE_FIELDS, layAllTiles } from './tiles.ts';

/** Numbers from 0 to 1 that are the same for a seed. */
function seeded(seed: number): () => number {
  let value = seed;
  return () => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return value / 2 ** 32;
  };
}

function begin(level: string): MoerakiState {
  const { state, findings } = moeraki.setup(moeraki.deal({ level }, Math.random), {});
  expect(findings).toEqual([]);
  if (state === null) throw new Error('a dealt game begins');
  return state;
}

type Step = { readonly state: MoerakiState; readonly move: MoerakiMove; readonly after: MoerakiState };

function* played(level: string, seed: number): Generator<Step> {
  const random = seeded(seed);
  let state = begin(level);
  for (;;) {
    const move = moeraki.pick(state, null, random);
    if (move === null) return;
    const after = moeraki.apply(state, move);
    yield { state, move, after };
    state = after;
  }
}

const LEVELS = ['beginner', 'basic', 'master'];
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

describe.each(LEVELS)('games at level %s', (level) => {
  it('are legal, turn by turn, and come to an end', () => {
    for (const seed of SEEDS) {
      let last: MoerakiState | null = null;
      for (const { state, move, after } of played(level, seed)) {
        expect([...moeraki.check(state, move)]).toEqual([]);
        expect(moeraki.resolve(state, moeraki.write(state, move))).toEqual(move);
        last = after;
      }
      expect(last?.over).toBe(true);
      if (last !== null) expect([...moeraki.checkResult(last, moeraki.writeResult(last), null)]).toEqual([]);
    }
  });

  it('keep threats and tiles that follow from the stones and the Tane alone', () => {
    for (const seed of SEEDS) {
      for (const { after } of played(level, seed)) {
        const { hollows, fields, terms } = after;
        expect(hollows.threats.map((one) => new Set(one))).toEqual(
          threatsOf(hollows, terms).map((one) => new Set(one)),
        );
        expect(waysFormed(hollows, terms).flat()).toHaveLength(after.won.flatMap(({ ways }) => ways).length);
        if (level === 'beginner') continue;
        const again = layAllTiles(
          { ...fields, tiles: BARE_FIELDS.tiles, laid: [0, 0] },
          hollows.signs,
          terms,
        );
        expect(again.tiles).toBe(fields.tiles);
        expect(again.laid).toEqual(fields.laid);
      }
    }
  });

  it('offer every legal move once, and no other', () => {
    for (const { state, move } of played(level, 7)) {
      const moves = [...moeraki.legalMoves(state, null)];
      const texts = moves.map((one) => JSON.stringify(one));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts).toContain(JSON.stringify(move));
      for (const one of moves) expect([...moeraki.check(state, one)]).toEqual([]);
    }
  });
});
