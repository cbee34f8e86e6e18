import type { Face } from '@motu/notation';
import { isInAtoll, type Layout, neighbour } from './layout.ts';
import { EAST, EDGES, opposite, SOUTH, type Tile, tileOf } from './tile.ts';

/** Tiles joined by land edges that meet. */
export interface Island {
  readonly spaces: readonly number[];
  readonly isFinished: boolean;
  readonly palms: number;
  readonly hasHut: boolean;
  readonly isInAtoll: boolean;
}

/** The tiles of a board, each looked up once, as every one of them is asked about all its edges. */
export type Grid = readonly (Tile | null)[];

export function gridOf(tiles: readonly (Face | null)[]): Grid {
  return tiles.map((face) => (face === null ? null : tileOf(face)));
}

export function islandsOf(layout: Layout, tiles: readonly (Face | null)[]): readonly Island[] {
  return islandsIn(layout, gridOf(tiles));
}

export function islandsIn(layout: Layout, grid: Grid): readonly Island[] {
  const islands: Island[] = [];
  const isMapped = new Array<boolean>(grid.length).fill(false);
  for (let at = 0; at < grid.length; at++) {
    const tile = grid[at] ?? null;
    if (tile !== null && !isMapped[at] && isIsland(tile))
      islands.push(islandFrom(layout, grid, at, isMapped));
  }
  return islands;
}

function isIsland({ kind }: Tile): boolean {
  return kind !== 'water' && kind !== 'volcano';
}

function islandFrom(layout: Layout, grid: Grid, start: number, isMapped: boolean[]): Island {
  const spaces = [start];
  isMapped[start] = true;
  let isFinished = true;
  let palms = 0;
  let hasHut = false;
  let isInside = true;
  for (const at of spaces) {
    const tile = grid[at] ?? null;
    if (tile === null) continue;
    palms += tile.palms;
    if (tile.huts > 0) hasHut = true;
    if (!isInAtoll(layout, at)) isInside = false;
    for (const edge of EDGES) {
      if ((tile.land & edge) === 0) continue;
      const beside = neighbour(layout, at, edge);
      const other = tileAt(grid, beside);
      if (other === null || (other.land & opposite(edge)) === 0) isFinished = false;
      else if (!isMapped[beside]) {
        isMapped[beside] = true;
        spaces.push(beside);
      }
    }
  }
  return { spaces, isFinished, palms, hasHut, isInAtoll: isInside };
}

function tileAt(grid: Grid, at: number): Tile | null {
  return at < 0 ? null : (grid[at] ?? null);
}

const LEI_EDGES: readonly number[] = [EAST, SOUTH];

/** The spaces of the complete leis, two by two: those that bear its halves. */
export function leisIn(layout: Layout, grid: Grid): readonly number[] {
  const spaces: number[] = [];
  for (let at = 0; at < grid.length; at++) {
    const leis = grid[at]?.leis ?? 0;
    for (const edge of LEI_EDGES) {
      if ((leis & edge) === 0) continue;
      const beside = neighbour(layout, at, edge);
      const other = tileAt(grid, beside);
      if (other !== null && (other.leis & opposite(edge)) !== 0) spaces.push(at, beside);
    }
  }
  return spaces;
}
