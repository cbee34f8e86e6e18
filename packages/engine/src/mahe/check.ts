import type { Broken } from '../game.ts';
import { checkCards } from './cards.ts';
import { courseOf, type Leg } from './course.ts';
import { checkDice, isPlainThrow } from './dice.ts';
import { checkReveal } from './reveal.ts';
import { fieldName, type MaheMove, type MaheState, type TurtleMove, turtleName } from './state.ts';
import type { Travel } from './travel.ts';
import { checkBothMoved, turtleFault, wrongTurtle } from './turtles.ts';

export function check(state: MaheState, move: MaheMove): readonly Broken[] {
  const found: Broken[] = [];
  const { turtles } = state.box;
  const { legs, end } = courseOf(state, move);
  if (legs.length === 0 && turtles === 1 && !state.over) found.push(...checkDice([], 0));
  for (let i = 0; i < legs.length; i++) {
    const leg = legs[i];
    if (leg === undefined) continue;
    // The core says so of whole turns; here it is the second turtle's move.
    if (leg.before.over && !state.over) {
      found.push({ rule: 'mahe/game-over', variant: 'second', params: {}, at: `move${i}` });
    }
    const fault = turtleFault(state, move, i);
    if (fault !== null) found.push(wrongTurtle(state, move, i, fault));
    checkLeg(leg, i, found);
  }
  if (turtles === 1) return found;
  const isOver = legs.length < turtles ? end.over : legs.at(-1)?.before.over;
  if (!isOver) found.push(...checkBothMoved(state, move));
  return found;
}

/** Where something is wrong with the dice themselves, landing and card are not judged. */
function checkLeg({ before, step, trip }: Leg, index: number, found: Broken[]): void {
  if (trip === null || !isPlainThrow(step.dice)) {
    const sofar = found.length;
    found.push(...checkDice(step.dice, index));
    if (trip !== null) found.push(...checkCards(before, step.dice, trip.decider, index));
    if (trip === null || found.length > sofar) return;
  }
  if (step.landing !== null && step.landing !== fieldName(trip.to)) {
    found.push(wrongLanding(before, step, trip, index));
  }
  if (step.reveal !== null || trip.lays) checkReveal(before, step, trip, index, found);
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
