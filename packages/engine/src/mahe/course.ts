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
  let end = state;
  const legs = move.map((step, index): Leg => {
    const before = end;
    const turtle = turtleOf(state, move, index);
    if (turtle === null) return { step, before, trip: null };
    const trip = travel(before, turtle, step.dice);
    end = land(before, step, trip, index === move.length - 1 ? next : state.turn);
    return { step, before, trip };
  });
  return { state, move, legs, end: end.turn === next ? end : skip(end) };
}
