import type { Fact } from '../game.ts';
import { land } from './apply.ts';
import { mayThrowOn } from './dice.ts';
import {
  fieldName,
  LIMIT,
  type MaheDie,
  type MaheMove,
  type MaheState,
  NEST_EGGS,
  seatOf,
  turtleName,
} from './state.ts';
import { type Travel, travel } from './travel.ts';
import { turtleOf } from './turtles.ts';

export function facts(before: MaheState, move: MaheMove): readonly Fact[] {
  const told: Fact[] = [];
  let now = before;
  for (let i = 0; i < move.length; i++) {
    const step = move[i];
    const turtle = turtleOf(before, move, i);
    if (step === undefined || turtle === null) continue;
    const trip = travel(now, turtle, step.dice);
    tellTrip(told, now, trip, step.dice);
    if (trip.lays && !now.over) tellLay(told, now, trip);
    if (i < move.length - 1) now = land(now, step, trip);
  }
  return told;
}

function tellTrip(told: Fact[], state: MaheState, trip: Travel, thrownDice: readonly MaheDie[]): void {
  const { load, sum, distance, bust } = trip;
  const dice = thrownDice.length;
  const thrown = thrownDice.map(({ value, card }) => (card === null ? String(value) : `(${value})`));
  const turtle = turtleName(state, trip.turtle);
  told.push({ kind: 'decider', params: { turtle, seat: seatOf(state, trip.decider) } });
  if (bust) {
    told.push({ kind: 'bust', params: { turtle, sum, riders: load.length - 1, thrown } });
    return;
  }
  const from = fieldName(trip.from);
  const to = fieldName(trip.to);
  told.push({ kind: 'distance', params: { turtle, sum, dice, distance, from, to, thrown } });
  if (mayThrowOn(dice, sum)) told.push({ kind: 'risk', params: { over: bustingFaces(sum), of: 6 } });
}

/** How many of a die's six faces would take the sum above 7. */
export function bustingFaces(sum: number): number {
  return Math.max(0, Math.min(6, sum + 6 - LIMIT));
}

function tellLay(told: Fact[], state: MaheState, { decider }: Travel): void {
  const { card } = state;
  const seat = seatOf(state, decider);
  if (card === 'nest') told.push({ kind: 'nest', params: { seat, eggs: NEST_EGGS } });
  else if (card !== null) told.push({ kind: 'lay', params: { seat, card } });
}
