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
  const row = layout.rows - Number(space.slice(1));
  if (column < 0 || column >= layout.columns || row < 0 || row >= layout.rows) return -1;
  return row * layout.columns + column;
}

export function nameOf(layout: Layout, at: number): Space {
  return layout.names[at] ?? '';
}

export function isLand(layout: Layout, at: number): boolean {
  return layout.signs.charAt(at) === '#';
}

export function hasPrintedBoat(layout: Layout, at: number): boolean {
  const sign = layout.signs.charAt(at);
  return sign === 'b' || sign === 'B';
}

export function isInAtoll(layout: Layout, at: number): boolean {
  const sign = layout.signs.charAt(at);
  return sign === 'o' || sign === 'B';
}

/** The space beyond an edge; -1 beyond the rim. */
export function neighbour({ columns, rows }: Layout, at: number, edge: number): number {
  const column = at % columns;
  if (edge === NORTH) return at - columns;
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
