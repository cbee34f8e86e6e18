import type { Fact } from '../game.ts';
import { courseOf, type Leg } from './course.ts';
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
import type { Travel } from './travel.ts';

export function facts(before: MaheState, move: MaheMove): readonly Fact[] {
  const { legs } = courseOf(before, move);
  const [only] = legs;
  return legs.length === 1 && only !== undefined ? factsOf(only) : legs.flatMap(factsOf);
}

const NO_FACTS: readonly Fact[] = [];

function factsOf({ before, step, trip }: Leg): readonly Fact[] {
  if (trip === null) return NO_FACTS;
  const told = tripFacts(before, trip, step.dice);
  const won = trip.lays && !before.over ? layFact(before, trip) : null;
  return won === null ? told : [...told, won];
}

function tripFacts(state: MaheState, trip: Travel, dice: readonly MaheDie[]): readonly Fact[] {
  const { load, sum, distance, bust } = trip;
  const count = dice.length;
  const thrown = dice.map(dieText);
  const turtle = turtleName(state, trip.turtle);
  const decider: Fact = { kind: 'decider', params: { turtle, seat: seatOf(state, trip.decider) } };
  if (bust) return [decider, { kind: 'bust', params: { turtle, sum, riders: load.length - 1, thrown } }];
  const from = fieldName(trip.from);
  const to = fieldName(trip.to);
  const travelled: Fact = {
    kind: 'distance',
    params: { turtle, sum, dice: count, distance, from, to, thrown },
  };
  if (!mayThrowOn(count, sum)) return [decider, travelled];
  return [decider, travelled, riskFact(sum)];
}

/** A sum says it all, so those of plain throws are made once. */
const RISKS: readonly Fact[] = Array.from({ length: 2 * LIMIT }, (_, sum) => risk(sum));

function riskFact(sum: number): Fact {
  return RISKS[sum] ?? risk(sum);
}

function risk(sum: number): Fact {
  return { kind: 'risk', params: { over: bustingFaces(sum), of: 6 } };
}

function dieText({ value, card }: MaheDie): string {
  return card === null ? String(value) : `(${value})`;
}

/** How many of a die's six faces would take the sum above 7. */
export function bustingFaces(sum: number): number {
  return Math.max(0, Math.min(6, sum + 6 - LIMIT));
}

function layFact(state: MaheState, { decider }: Travel): Fact | null {
  const { card } = state;
  const seat = seatOf(state, decider);
  if (card === 'nest') return { kind: 'nest', params: { seat, eggs: NEST_EGGS } };
  return card === null ? null : { kind: 'lay', params: { seat, card } };
}
