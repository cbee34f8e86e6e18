import type { Broken } from '../game.ts';
import { type MaheMove, type MaheState, moverOf, type Turtle } from './state.ts';

const NUMBERS: readonly number[] = [1, 2];

/**
 * The turtle that a move of the turn is about. One that is not named is the first that the turn does not name
 * elsewhere; null where there is no such turtle.
 */
export function turtleOf(state: MaheState, move: MaheMove, index: number): Turtle | null {
  const mover = moverOf(state);
  if (state.box.turtles === 1) return mover;
  const number = move[index]?.turtle ?? unnamed(move, index);
  return number === 1 || number === 2 ? mover * 2 + number - 1 : null;
}

function unnamed(move: MaheMove, index: number): number | undefined {
  const left = NUMBERS.filter((number) => !move.some((step) => step.turtle === number));
  return left[move.slice(0, index).filter((step) => step.turtle === null).length];
}

type Fault = 'broken' | 'unnamed' | 'unknown';

/** What is wrong with the turtle that a move names: it has moved before, it is not named, there is none such. */
export function turtleFault(state: MaheState, move: MaheMove, index: number): Fault | null {
  const turtle = move[index]?.turtle ?? null;
  const own = state.box.turtles;
  if (own === 1 ? index > 0 : movedBefore(move, index, turtle)) return 'broken';
  if (turtle === null) return own === 2 ? 'unnamed' : null;
  return turtle < 1 || turtle > own ? 'unknown' : null;
}

export function wrongTurtle(state: MaheState, move: MaheMove, index: number, variant: Fault): Broken {
  const own = state.box.turtles;
  const left = NUMBERS.filter((turtle) =>
    own === 1 ? turtle === 1 && index === 0 : !movedBefore(move, index, turtle),
  );
  return {
    rule: 'mahe/turtle',
    variant,
    params: { turtle: move[index]?.turtle ?? 1, own },
    at: `move${index}`,
    ...(left.length > 0 && { legal: { kind: 'turtle', options: left.map((turtle) => ({ turtle })) } }),
  };
}

/** Each of two turtles moves in the turn, unless a move before has ended the game. */
export function* checkBothMoved(state: MaheState, move: MaheMove): Generator<Broken> {
  const { seat } = state.turn;
  for (const turtle of NUMBERS) {
    const named = move.some((_, index) => turtleOf(state, move, index) === moverOf(state) * 2 + turtle - 1);
    if (!named) yield { rule: 'mahe/turn-order', variant: 'unmoved', params: { seat, turtle } };
  }
}

function movedBefore(move: MaheMove, index: number, turtle: number | null): boolean {
  if (turtle === null) return false;
  for (let i = 0; i < index; i++) if (move[i]?.turtle === turtle) return true;
  return false;
}
