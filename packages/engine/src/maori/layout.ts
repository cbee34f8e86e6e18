import type { Space } from '@motu/notation';
import { EAST, NORTH, SOUTH } from './tile.ts';

/** The spaces of a player's board, numbered row by row from the top left. */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** One sign a space, as in the Layout tag. */
  readonly signs: string;
  readonly names: readonly Space[];
  /** How many spaces are water. */
  readonly water: number;
  /** Boats printed off the spaces. */
  readonly boats: number;
  /** Boats printed on spaces. */
  readonly printed: number;
  readonly hasAtoll: boolean;
}

const MOST_COLUMNS = 26;
const LAND = '#'.charCodeAt(0);
const BOAT = 'b'.charCodeAt(0);
const ATOLL = 'o'.charCodeAt(0);
const ATOLL_BOAT = 'B'.charCodeAt(0);

/** Null if such a board cannot be played on: too wide for the letters, or without water. */
export function layoutOf(lines: readonly string[], boats: number): Layout | null {
  const columns = lines[0]?.length ?? 0;
  const signs = lines.join('');
  let water = 0;
  let printed = 0;
  let hasAtoll = false;
  for (const sign of signs) {
    if (sign !== '#') water++;
    if (sign === 'b' || sign === 'B') printed++;
    if (sign === 'o' || sign === 'B') hasAtoll = true;
  }
  if (water === 0 || columns > MOST_COLUMNS) return null;
  const rows = lines.length;
  const names = Array.from(signs, (_, at) => nameAt(at % columns, rows - Math.floor(at / columns)));
  return { columns, rows, signs, names, water, boats, printed, hasAtoll };
}

function nameAt(column: number, row: number): Space {
  return String.fromCharCode(97 + column) + row;
}

/** The number of a space; -1 off the board. */
export function spaceAt(layout: Layout, space: Space): number {
  const column = space.charCodeAt(0) - 97;
  const row = layout.rows - rowNumber(space);
  if (column < 0 || column >= layout.columns || row < 0 || row >= layout.rows) return -1;
  return row * layout.columns + column;
}

/** One digit, as nearly always, needs no reading of a number. */
function rowNumber(space: Space): number {
  return space.length === 2 ? space.charCodeAt(1) - 48 : Number(space.slice(1));
}

export function nameOf(layout: Layout, at: number): Space {
  return layout.names[at] ?? '';
}

export function isLand(layout: Layout, at: number): boolean {
  return layout.signs.charCodeAt(at) === LAND;
}

export function hasPrintedBoat(layout: Layout, at: number): boolean {
  const sign = layout.signs.charCodeAt(at);
  return sign === BOAT || sign === ATOLL_BOAT;
}

export function isInAtoll(layout: Layout, at: number): boolean {
  const sign = layout.signs.charCodeAt(at);
  return sign === ATOLL || sign === ATOLL_BOAT;
}

/** The space beyond an edge; -1 beyond the rim. */
export function neighbour({ columns, rows }: Layout, at: number, edge: number): number {
  const column = at % columns;
  if (edge === NORTH) return at < columns ? -1 : at - columns;
  if (edge === SOUTH) return at + columns < columns * rows ? at + columns : -1;
  if (edge === EAST) return column + 1 < columns ? at + 1 : -1;
  return column > 0 ? at - 1 : -1;
}

export function columnsApart({ columns }: Layout, one: number, other: number): number {
  return Math.abs((one % columns) - (other % columns));
}

export function rowsApart({ columns }: Layout, one: number, other: number): number {
  return Math.abs(Math.floor(one / columns) - Math.floor(other / columns));
}
