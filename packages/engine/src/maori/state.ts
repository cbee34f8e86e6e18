import type {
  Face,
  MaoriEdition,
  MaoriLevel,
  MaoriPart,
  MaoriResult,
  MaoriSetup,
  Seat,
} from '@motu/notation';
import type { GameState, GameTypes } from '../game.ts';
import { replaced } from '../replaced.ts';
import { hasPrintedBoat, isLand, type Layout } from './layout.ts';
import type { MaoriMove } from './move.ts';
import type { Answers } from './rulings.ts';
import { type Tile, tileOf } from './tile.ts';

/** What a game is played under; one object for all its states. */
export interface MaoriRules {
  readonly edition: MaoriEdition;
  readonly level: MaoriLevel;
  readonly rulings: Answers;
  /** An exact inventory: how often each tile may appear, by its key. */
  readonly inventory: MaoriInventory | null;
}

export interface MaoriInventory {
  readonly name: string;
  readonly keys: readonly string[];
  readonly most: readonly number[];
}

/** A player's board and what lies beside it. */
export interface Board {
  /** By the numbers of the layout's spaces. */
  readonly tiles: readonly (Face | null)[];
  readonly shells: number;
  readonly storage: Face | null;
  /** The space of the player's own ship; null: not on the board. */
  readonly ship: number | null;
  /** Boats on the tiles. */
  readonly boats: number;
  /** Printed boats that tiles cover. */
  readonly covered: number;
  /** Water spaces without a tile. */
  readonly empty: number;
}

export interface MaoriState extends GameState {
  readonly rules: MaoriRules;
  readonly layout: Layout;
  /** Sixteen places, row by row from the top left. */
  readonly display: readonly (Face | null)[];
  /** The explorer's place in the ring, 0 to 15. */
  readonly explorer: number;
  readonly stack: number;
  readonly supply: number;
  /** In seat order. */
  readonly boards: readonly Board[];
  /** How many tiles of each kind the record has shown so far. */
  readonly seen: readonly number[];
  /** The same for each tile of the inventory, where there is one. */
  readonly seenTiles: readonly number[] | null;
  /** Once a board is full: the seats that still have a turn. */
  readonly final: readonly Seat[] | null;
  /** The rulings that mattered so far, as bits. */
  readonly used: number;
}

export interface MaoriTypes extends GameTypes {
  readonly state: MaoriState;
  readonly move: MaoriMove;
  readonly part: MaoriPart;
  readonly setup: MaoriSetup;
  readonly result: MaoriResult;
  /** The tile on top of the stack; null if there is none, `UNSEEN` if nobody knows it yet. */
  readonly chance: Face | null;
  readonly match: null;
}

/** The tile on top of the stack while nobody has looked. Turns are then listed without their refill. */
export const UNSEEN = '?';

/** The mover's place among the seats. */
export function moverIn({ seats, turn }: MaoriState): number {
  return seats.indexOf(turn.seat);
}

export function moverOf(state: MaoriState): Board {
  const board = state.boards[moverIn(state)];
  if (board === undefined) throw new Error(`no seat ${state.turn.seat}`);
  return board;
}

/** Boats for the explorer's free steps and for the majority, printed ones included. */
export function boatsOf({ layout, rules }: Pick<MaoriState, 'layout' | 'rules'>, board: Board): number {
  return boatsIf(layout, board, rules.rulings['covered-boat'] === 'kept');
}

/** The same for an answer to the ruling covered-boat. */
export function boatsIf(layout: Layout, board: Board, isKept: boolean): number {
  return layout.boats + layout.printed - (isKept ? 0 : board.covered) + board.boats;
}

/** maori/place-space: an empty water space. */
export function isOpen(layout: Layout, board: Board, at: number): boolean {
  return at >= 0 && board.tiles[at] === null && !isLand(layout, at);
}

export function hasTiles(layout: Layout, board: Board): boolean {
  return board.empty < layout.water;
}

export function withTile(
  layout: Layout,
  board: Board,
  at: number,
  { face, boats }: Tile,
  storage: Face | null = board.storage,
): Board {
  return {
    tiles: replaced(board.tiles, at, face),
    shells: board.shells,
    storage,
    ship: board.ship,
    boats: board.boats + boats,
    covered: board.covered + (hasPrintedBoat(layout, at) ? 1 : 0),
    empty: board.empty - 1,
  };
}

/** What lies on these spaces is taken away; where nothing lies, nothing is. */
export function withoutTiles(layout: Layout, board: Board, spaces: readonly number[]): Board {
  let { boats, covered, empty } = board;
  let tiles: (Face | null)[] | null = null;
  for (const at of spaces) {
    const face = board.tiles[at] ?? null;
    if (face === null) continue;
    tiles ??= [...board.tiles];
    tiles[at] = null;
    boats -= tileOf(face).boats;
    covered -= hasPrintedBoat(layout, at) ? 1 : 0;
    empty++;
  }
  if (tiles === null) return board;
  return { tiles, shells: board.shells, storage: board.storage, ship: board.ship, boats, covered, empty };
}
