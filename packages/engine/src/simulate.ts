import type { Label, Span, Turn } from '@motu/notation';
import type { DealOptions, Game, GameTypes, Random } from './game.ts';

/** A game played to its end (or to `mostTurns`), as the data of a record. */
export interface Played<T extends GameTypes> {
  readonly setup: T['setup'];
  readonly turns: readonly Turn<T['part']>[];
  readonly result:
    | T['result']
    | { readonly kind: 'open'; readonly comments: readonly []; readonly span: Span };
}

const NOWHERE: Span = { start: 0, end: 0 };

/** Plays one legal game. The same random numbers give the same game. */
export function simulate<T extends GameTypes>(
  game: Game<T>,
  options: DealOptions,
  random: Random,
  mostTurns = 10_000,
): Played<T> {
  const setup = game.deal(options, random);
  const turns: Turn<T['part']>[] = [];
  let state = game.setup(setup, {}).state;
  while (state !== null && !state.over && turns.length < mostTurns) {
    const move: T['move'] | null = game.pick(state, game.chance(state, random), random);
    if (move === null) break;
    turns.push(turnOf({ ...state.turn, span: NOWHERE }, game.write(state, move)));
    state = game.apply(state, move);
  }
  const result = state?.over
    ? game.writeResult(state)
    : ({ kind: 'open', comments: [], span: NOWHERE } as const);
  return { setup, turns, result };
}

function turnOf<Part>(label: Label, parts: readonly Part[]): Turn<Part> {
  return {
    label: { round: label.round, seat: label.seat, span: NOWHERE },
    parts,
    readable: true,
    sic: false,
    glyphs: [],
    comments: [],
    variations: [],
    span: NOWHERE,
  };
}

/** Random numbers from a seed (mulberry32): the same seed gives the same numbers on every machine. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
