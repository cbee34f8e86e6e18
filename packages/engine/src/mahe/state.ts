import type { Field, MaheLevel, MahePart, MaheResult, MaheSetup, Seat } from '@motu/notation';
import type { GameState, GameTypes } from '../game.ts';

/** The place of a turtle's owner among the seats, times the turtles a seat has, plus its number less one. */
export type Turtle = number;

/** What was chosen and unpacked before the game; the same object from the first state to the last. */
export interface MaheBox {
  readonly level: MaheLevel;
  readonly turtles: 1 | 2;
  /** How many cards of each value from 1 to 6. */
  readonly deck: readonly number[];
}

export interface MaheState extends GameState {
  readonly box: MaheBox;
  /** The field of each turtle, 1 to 21, or 0 for the raft. */
  readonly at: readonly number[];
  /** All turtles; those on one field lie in this order from bottom to top. */
  readonly order: readonly Turtle[];
  /** The cards each seat holds, in seat order. */
  readonly eggs: readonly (readonly number[])[];
  /** What lies face up; null if the record did not say, or if nothing is left. */
  readonly card: number | 'nest' | null;
  /** Cards won so far, spent ones included. */
  readonly taken: number;
  /** How many cards of each value from 1 to 6 have been seen. */
  readonly revealed: readonly number[];
  /** Cards that stood in for a die and left the game. */
  readonly spent: readonly number[];
  readonly nest: Seat | null;
}

export interface MaheDie {
  readonly value: number;
  /** An egg card stands in for the die; `offeredBy` is null where it is the decider's own. */
  readonly card: { readonly offeredBy: Seat | null } | null;
}

export interface TurtleMove {
  readonly turtle: number | null;
  readonly dice: readonly MaheDie[];
  readonly landing: Field | null;
  readonly reveal: number | 'nest' | null;
}

export type MaheMove = readonly TurtleMove[];

/** In the place of a die to come: whatever it may show. */
export const ANY_FACE = 0;

/** The dice in the order in which they would be thrown, and the cards that would be turned up. */
export interface MaheChance {
  readonly dice: readonly number[];
  readonly cards: readonly number[];
}

/** A card that nobody has turned up yet. Turns that would turn it up are listed without it. */
export const UNSEEN = 0;

export interface MaheTypes extends GameTypes {
  readonly state: MaheState;
  readonly move: MaheMove;
  readonly part: MahePart;
  readonly setup: MaheSetup;
  readonly result: MaheResult;
  readonly chance: MaheChance;
  readonly match: null;
}

export const RAFT = 0;
export const BEACH = 21;
/** The highest sum that is not a bust. */
export const LIMIT = 7;
export const MOST_DICE = 3;
/** Of the cards in the box so many are played; the rest is set aside unseen. */
export const CARDS_PLAYED = 20;
export const NEST_EGGS = 7;

export function seatOf(state: MaheState, index: number): Seat {
  return state.seats[index] ?? state.turn.seat;
}

export function moverOf(state: MaheState): number {
  return state.seats.indexOf(state.turn.seat);
}

export function ownerOf(state: MaheState, turtle: Turtle): number {
  return state.box.turtles === 1 ? turtle : turtle >> 1;
}

export function fieldOf(state: MaheState, turtle: Turtle): number {
  return state.at[turtle] ?? RAFT;
}

/** `C`, or with two turtles each `C1`. */
export function turtleName(state: MaheState, turtle: Turtle): string {
  const seat = seatOf(state, ownerOf(state, turtle));
  return state.box.turtles === 1 ? seat : `${seat}${(turtle % 2) + 1}`;
}

export function fieldName(field: number): Field {
  return field === RAFT ? 'raft' : field;
}
