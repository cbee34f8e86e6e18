import type { Broken } from '../game.ts';
import { land } from './apply.ts';
import { checkCards } from './cards.ts';
import { checkDice, isPlainThrow } from './dice.ts';
import { checkReveal } from './reveal.ts';
import { fieldName, type MaheMove, type MaheState, type TurtleMove, turtleName } from './state.ts';
import { type Travel, travel } from './travel.ts';
import { checkBothMoved, turtleFault, turtleOf, wrongTurtle } from './turtles.ts';

export function* check(state: MaheState, move: MaheMove): Generator<Broken> {
  if (move.length === 0 && state.box.turtles === 1 && !state.over) yield* checkDice([], 0);
  let now = state;
  for (let i = 0; i < move.length; i++) {
    const step = move[i];
    if (step === undefined) return;
    // The core says so of whole turns; here it is the second turtle's move.
    if (now.over && !state.over) {
      yield { rule: 'mahe/game-over', variant: 'second', params: {}, at: `move${i}` };
    }
    const fault = turtleFault(state, move, i);
    if (fault !== null) yield wrongTurtle(state, move, i, fault);
    const turtle = turtleOf(state, move, i);
    if (turtle === null) {
      yield* checkDice(step.dice, i);
      continue;
    }
    const trip = travel(now, turtle, step.dice);
    if (isPlainThrow(step.dice) || !(yield* checkThrow(now, step, trip, i))) {
      if (step.landing !== null && step.landing !== fieldName(trip.to))
        yield wrongLanding(now, step, trip, i);
      if (step.reveal !== null || trip.lays) yield* checkReveal(now, step, trip, i);
    }
    if (i + 1 < move.length || move.length < state.box.turtles) now = land(now, step, trip);
  }
  if (state.box.turtles === 2 && !now.over) yield* checkBothMoved(state, move);
}

/** Returns whether anything is wrong with the dice themselves: landing and card are then not judged. */
function* checkThrow(
  state: MaheState,
  { dice }: TurtleMove,
  trip: Travel,
  index: number,
): Generator<Broken, boolean> {
  const found = [...checkDice(dice, index), ...checkCards(state, dice, trip.decider, index)];
  yield* found;
  return found.length > 0;
}

function wrongLanding(state: MaheState, step: TurtleMove, trip: Travel, index: number): Broken {
  const expected = fieldName(trip.to);
  return {
    rule: 'mahe/landing',
    params: { turtle: turtleName(state, trip.turtle), expected, found: step.landing },
    at: `move${index}.landing`,
    legal: { kind: 'landing', options: [{ field: expected }] },
  };
}
