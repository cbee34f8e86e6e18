import type { Face } from '@motu/notation';
import { isInAtoll, type Layout, neighbour } from './layout.ts';
import { EAST, EDGES, opposite, SOUTH, tileOf } from './tile.ts';

/** Tiles joined by land edges that meet. */
export interface Island {
  readonly spaces: readonly number[];
  readonly isFinished: boolean;
  readonly palms: number;
  readonly hasHut: boolean;
  readonly isInAtoll: boolean;
}

type Tiles = readonly (Face | null)[];

export function islandsOf(layout: Layout, tiles: Tiles): readonly Island[] {
  const islands: Island[] = [];
  const isMapped = tiles.map(() => false);
  tiles.forEach((face, at) => {
    if (face === null || isMapped[at] || !isIsland(face)) return;
    const spaces = landFrom(layout, tiles, at);
    for (const space of spaces) isMapped[space] = true;
    islands.push(islandOn(layout, tiles, spaces));
  });
  return islands;
}

function isIsland(face: Face): boolean {
  const { kind } = tileOf(face);
  return kind !== 'water' && kind !== 'volcano';
}

function landFrom(layout: Layout, tiles: Tiles, start: number): readonly number[] {
  const spaces = [start];
  for (const at of spaces) {
    for (const edge of EDGES) {
      const beside = neighbour(layout, at, edge);
      if (meets(layout, tiles, at, edge) && !spaces.includes(beside)) spaces.push(beside);
    }
  }
  return spaces;
}

function islandOn(layout: Layout, tiles: Tiles, spaces: readonly number[]): Island {
  let isFinished = true;
  let palms = 0;
  let hasHut = false;
  let isInside = true;
  for (const at of spaces) {
    const tile = tileOf(tiles[at] ?? '~');
    palms += tile.palms;
    if (tile.huts > 0) hasHut = true;
    if (!isInAtoll(layout, at)) isInside = false;
    for (const edge of EDGES) {
      if ((tile.land & edge) !== 0 && !meets(layout, tiles, at, edge)) isFinished = false;
    }
  }
  return { spaces, isFinished, palms, hasHut, isInAtoll: isInside };
}

/** Whether there is a land edge here and one of the neighbour's opposite it. */
function meets(layout: Layout, tiles: Tiles, at: number, edge: number): boolean {
  const face = tiles[at] ?? null;
  const other = tiles[neighbour(layout, at, edge)] ?? null;
  if (face === null || other === null) return false;
  return (tileOf(face).land & edge) !== 0 && (tileOf(other).land & opposite(edge)) !== 0;
}

/** What is left once the unfinished islands are gone, with everything on them. */
export function cleared(tiles: Tiles, islands: readonly Island[]): Tiles {
  const left = [...tiles];
  for (const { spaces, isFinished } of islands) {
    if (!isFinished) for (const at of spaces) left[at] = null;
  }
  return left;
}

/** The pairs of spaces between which two half leis make a complete one. */
export function leisOf(layout: Layout, tiles: Tiles): readonly (readonly [number, number])[] {
  const pairs: [number, number][] = [];
  tiles.forEach((face, at) => {
    if (face === null) return;
    for (const edge of [EAST, SOUTH]) {
      const beside = neighbour(layout, at, edge);
      const other = tiles[beside] ?? null;
      if (other === null || (tileOf(face).leis & edge) === 0) continue;
      if ((tileOf(other).leis & opposite(edge)) !== 0) pairs.push([at, beside]);
    }
  });
  return pairs;
}
