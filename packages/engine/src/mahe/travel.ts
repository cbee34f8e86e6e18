import { BEACH, fieldOf, LIMIT, type MaheDie, type MaheState, ownerOf, RAFT, type Turtle } from './state.ts';

/** What a throw does to a turtle, before anything is changed. */
export interface Travel {
  readonly turtle: Turtle;
  /** What moves, bottom to top: the turtle and its riders. */
  readonly load: readonly Turtle[];
  /** The owner of the top turtle: he decides on the dice and wins the card. */
  readonly decider: number;
  readonly sum: number;
  readonly bust: boolean;
  readonly distance: number;
  readonly from: number;
  readonly to: number;
  /** The beach is entered or passed. */
  readonly lays: boolean;
}

/** mahe/bust, mahe/distance, mahe/carry, mahe/lay and mahe/decider in numbers. */
export function travel(state: MaheState, turtle: Turtle, dice: readonly MaheDie[]): Travel {
  const load = loadOf(state, turtle);
  const decider = ownerOf(state, load[load.length - 1] ?? turtle);
  const from = fieldOf(state, turtle);
  const sum = sumOf(dice);
  if (sum > LIMIT)
    return { turtle, load, decider, sum, bust: true, distance: 0, from, to: RAFT, lays: false };
  const distance = sum * dice.length;
  const to = distance === 0 ? from : ((from + distance - 1) % BEACH) + 1;
  const lays = progressOf(from) + distance >= BEACH;
  return { turtle, load, decider, sum, bust: false, distance, from, to, lays };
}

export function sumOf(dice: readonly MaheDie[]): number {
  let sum = 0;
  for (let i = 0; i < dice.length; i++) sum += dice[i]?.value ?? 0;
  return sum;
}

/** Steps made since the beach; a turtle that stands on it is as far from it as one on the raft. */
export function progressOf(field: number): number {
  return field % BEACH;
}

/** On the raft turtles stand side by side and none carries another. */
function loadOf({ order, at }: MaheState, turtle: Turtle): readonly Turtle[] {
  const load = [turtle];
  const field = at[turtle] ?? RAFT;
  if (field === RAFT) return load;
  for (let i = order.indexOf(turtle) + 1; i < order.length; i++) {
    const rider = order[i];
    if (rider !== undefined && at[rider] === field) load.push(rider);
  }
  return load;
}
