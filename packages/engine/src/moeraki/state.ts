import type {
  EarlyWay,
  Json,
  MoerakiLevel,
  MoerakiPart,
  MoerakiResult,
  MoerakiSetup,
  Point,
  Seat,
} from '@motu/notation';
import type { GameState, GameTypes } from '../game.ts';
import type { Direction, Index } from './board.ts';
import type { MoerakiRulings } from './rulings.ts';

/** One value for each player, A's first. */
export type Pair<T> = readonly [T, T];

export interface Tane {
  readonly field: Index;
  readonly direction: Direction;
}

/** An early win: all the ways in which the stones make it, the one that was named first. */
export interface Win {
  readonly seat: Seat;
  readonly ways: readonly EarlyWay[];
}

/** What is agreed before the game and stays as it is. */
export interface Terms {
  readonly level: MoerakiLevel;
  readonly mata: boolean;
  readonly black: Seat;
  readonly rulings: MoerakiRulings;
  /** Where the ball lay in the game before, if this one continues a match. */
  readonly lastBall: Point | null;
  readonly afterDraw: boolean;
}

/** Which hollows are filled, and what that threatens. */
export interface Hollows {
  /** A sign for each hollow: `A`, `B`, `*` the ball, `.` empty. */
  readonly signs: string;
  readonly ball: Index | null;
  readonly empty: number;
  /** The hollows in which each player would win at once. */
  readonly threats: Pair<readonly Index[]>;
}

/** What lies on the fields. */
export interface Fields {
  /** A sign for each field: `A`, `B` a whole tribe tile, `a`, `b` a half one, `.` none. */
  readonly tiles: string;
  /** How many tribe tiles of each colour lie on the board. */
  readonly laid: Pair<number>;
  readonly tane: Pair<Tane | null>;
  /** Whose Tane was laid first. */
  readonly first: Seat | null;
  /** Fields on which a Tane's sight forbids tiles. */
  readonly banned: readonly Index[];
  /** Whether a Tane could be put on a half field, and whether tiles ran out: then rulings mattered. */
  readonly edgeUsed: boolean;
  readonly ranOut: boolean;
}

export interface MoerakiState extends GameState {
  readonly terms: Terms;
  /** The first turn, which places the ball, is still to come. */
  readonly opening: boolean;
  readonly hollows: Hollows;
  readonly fields: Fields;
  /** Winning rows with which a position began; they count when their owner places next. */
  readonly formed: Pair<readonly EarlyWay[]>;
  /** Empty while nobody has won early; two only where a position ends with rows of both. */
  readonly won: readonly Win[];
}

export interface TaneMove {
  readonly seat: Seat;
  readonly field: Point;
  readonly direction: string;
}

export interface MoerakiMove {
  readonly ball: Point | null;
  readonly stones: readonly Point[];
  readonly tane: readonly TaneMove[];
  readonly claim: EarlyWay | null;
}

export interface MoerakiTypes extends GameTypes {
  readonly state: MoerakiState;
  readonly move: MoerakiMove;
  readonly part: MoerakiPart;
  readonly setup: MoerakiSetup;
  readonly result: MoerakiResult;
  readonly chance: null;
  readonly match: Json;
}

export const SEATS: readonly Seat[] = ['A', 'B'];

export function opponentOf(seat: Seat): Seat {
  return seat === 'A' ? 'B' : 'A';
}

export function of<T>(pair: Pair<T>, seat: Seat): T {
  return seat === 'A' ? pair[0] : pair[1];
}

export function withOf<T>(pair: Pair<T>, seat: Seat, value: T): Pair<T> {
  return seat === 'A' ? [value, pair[1]] : [pair[0], value];
}
