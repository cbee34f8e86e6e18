import type { MoerakiLevel, MoerakiSetup } from '@motu/notation';
import type { DealOptions, Random } from '../game.ts';
import { apply } from './apply.ts';
import { HOLLOWS, hollowName, type Index } from './board.ts';
import { legalMoves, stoneMove } from './moves.ts';
import { isEmpty, place } from './place.ts';
import { type Fields, type MoerakiMove, type MoerakiState, of, opponentOf, type TaneMove } from './state.ts';
import { layTane, playableTane, taneChoices } from './tane.ts';

export const LEVELS: readonly MoerakiLevel[] = ['beginner', 'basic', 'master'];

const NOWHERE = { start: 0, end: 0 };

export function deal({ level: wanted, mata }: DealOptions): MoerakiSetup {
  const level = LEVELS.find((one) => one === wanted);
  return {
    seats: [
      { seat: 'A', name: 'Aroha', span: NOWHERE },
      { seat: 'B', name: 'Ben', span: NOWHERE },
    ],
    ruling: [],
    ended: null,
    turn: null,
    level: level === undefined ? null : { value: level, span: NOWHERE },
    mata: mata === undefined ? null : { value: mata, span: NOWHERE },
    black: null,
    kemu: null,
    round: null,
    stones: null,
    ball: null,
    tane: new Map(),
    first: null,
  };
}

/** Wins if it can, blocks if it must, and else looks one stone ahead at a few hollows. */
export function pick(state: MoerakiState, random: Random): MoerakiMove | null {
  if (state.over) return null;
  if (state.opening) return oneOf([...legalMoves(state)], random);
  const { seat } = state.turn;
  const urgent = of(state.hollows.threats, seat)[0] ?? of(state.hollows.threats, opponentOf(seat))[0];
  const hollow = urgent ?? promising(state, random);
  if (hollow === null) return null;
  const move = stoneMove(hollowName(hollow));
  return { ...move, tane: taneFor(state, move, random) };
}

function oneOf<T>(choices: readonly T[], random: Random): T | null {
  return choices[Math.floor(random() * choices.length)] ?? null;
}

const LOOKS = 8;

function promising(state: MoerakiState, random: Random): Index | null {
  const empty = [...HOLLOWS.keys()].filter((hollow) => isEmpty(state.hollows, hollow));
  let best: Index | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < LOOKS; n++) {
    const hollow = oneOf(empty, random);
    if (hollow === null) return null;
    const worth = worthOf(state, apply(state, stoneMove(hollowName(hollow)))) + random();
    if (worth > most) [best, most] = [hollow, worth];
  }
  return best;
}

function worthOf(before: MoerakiState, after: MoerakiState): number {
  const { seat } = before.turn;
  const opponent = opponentOf(seat);
  return (
    of(after.hollows.threats, seat).length * 3 + of(after.fields.laid, seat) - of(after.fields.laid, opponent)
  );
}

/** Each player sends the Tane out where it takes more from the other than from its own tribe. */
function taneFor(state: MoerakiState, move: MoerakiMove, random: Random): readonly TaneMove[] {
  const { terms } = state;
  const { hollows, filled, ways } = place(state, move);
  if (ways.length > 0) return [];
  let { fields } = apply(state, move);
  const sent: TaneMove[] = [];
  for (const seat of [state.turn.seat, opponentOf(state.turn.seat)]) {
    const lead = ({ laid }: Fields) => of(laid, seat) - of(laid, opponentOf(seat));
    let most = random() < 0.1 ? -2 : -1;
    let best: { readonly said: TaneMove; readonly fields: Fields } | null = null;
    for (const said of taneChoices(fields, hollows.signs, terms, filled, seat)) {
      const tane = playableTane(fields, terms, said);
      if (tane === null) continue;
      const after = layTane(fields, hollows.signs, terms, seat, tane);
      const gain = lead(after) - lead(fields);
      if (gain > most) [most, best] = [gain, { said, fields: after }];
    }
    if (best === null) continue;
    sent.push(best.said);
    ({ fields } = best);
  }
  return sent;
}
