import { land, skip, turnAfter } from './apply.ts';
import type { MaheMove, MaheState, TurtleMove } from './state.ts';
import { type Travel, travel } from './travel.ts';
import { turtleOf } from './turtles.ts';

/** One turtle's move within a turn. */
export interface Leg {
  readonly step: TurtleMove;
  readonly before: MaheState;
  /** Null where there is no such turtle. */
  readonly trip: Travel | null;
}

/** A turn played out turtle by turtle. */
export interface Course {
  readonly state: MaheState;
  readonly move: MaheMove;
  readonly legs: readonly Leg[];
  /** The state after it, with the next seat to move. */
  readonly end: MaheState;
}

let last: Course | null = null;

/** `check`, `apply` and `facts` each ask for the course of a turn, so the last one is remembered. */
export function courseOf(state: MaheState, move: MaheMove): Course {
  if (last === null || last.state !== state || last.move !== move) last = play(state, move);
  return last;
}

function play(state: MaheState, move: MaheMove): Course {
  const next = turnAfter(state);
  const legs = new Array<Leg>(move.length);
  let end = state;
  for (let i = 0; i < move.length; i++) {
    const step = move[i];
    if (step === undefined) continue;
    const before = end;
    const turtle = turtleOf(state, move, i);
    const trip = turtle === null ? null : travel(before, turtle, step.dice);
    legs[i] = { step, before, trip };
    if (trip !== null) end = land(before, step, trip, i === move.length - 1 ? next : state.turn);
  }
  return { state, move, legs, end: end.turn === next ? end : skip(end) };
}
