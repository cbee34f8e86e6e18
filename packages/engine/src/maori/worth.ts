import type { Grid } from './islands.ts';
import { columnsApart, isLand, type Layout, neighbour, rowsApart } from './layout.ts';
import { isNextTo } from './ship.ts';
import { EAST, EDGES, NORTH, opposite, SOUTH, type Tile, WEST } from './tile.ts';

/** What a board promises to a player, in points or thereabouts. */

const A_TILE = 1.5;
const A_PALM = 1.2;
const A_HUT = 1;
const A_BOAT = 0.9;
const A_LEI = 8;
const LAND_MET = 0.8;
/** An edge that can never be met leaves an island unfinished. */
const LAND_BARRED = -3;
const LAND_OPEN = -0.2;
/** A space that no tile of the box fits into. */
const SPACE_LOST = -3;

export function worthOf(layout: Layout, grid: Grid): number {
  let worth = 0;
  for (let at = 0; at < grid.length; at++) {
    const tile = grid[at] ?? null;
    if (tile === null) {
      if (!isLand(layout, at) && isLost(layout, grid, at)) worth += SPACE_LOST;
      continue;
    }
    const { palms, huts, boats, land } = tile;
    worth += A_TILE + palms * A_PALM + boats * A_BOAT + (huts > 0 ? A_HUT : 0);
    for (const edge of EDGES) if ((land & edge) !== 0) worth += edgeWorth(layout, grid, at, tile, edge);
  }
  return worth;
}

function edgeWorth(layout: Layout, grid: Grid, at: number, { leis }: Tile, edge: number): number {
  const beside = neighbour(layout, at, edge);
  const there = beside < 0 ? null : (grid[beside] ?? null);
  if (there === null) return beside < 0 || isLand(layout, beside) ? LAND_BARRED : LAND_OPEN;
  if ((there.land & opposite(edge)) === 0) return LAND_BARRED;
  const isLei = (leis & edge) !== 0 && (there.leis & opposite(edge)) !== 0;
  return LAND_MET + (isLei ? A_LEI / 2 : 0);
}

/** There are no curves and no crossings: land asked for on two edges must lie opposite. */
function isLost(layout: Layout, grid: Grid, at: number): boolean {
  let asked = 0;
  for (const edge of EDGES) {
    const beside = neighbour(layout, at, edge);
    const tile = beside < 0 ? null : (grid[beside] ?? null);
    if (tile !== null && (tile.land & opposite(edge)) !== 0) asked |= edge;
  }
  const isOneOrNone = (asked & (asked - 1)) === 0;
  return !isOneOrNone && asked !== (NORTH | SOUTH) && asked !== (EAST | WEST);
}

const ROOM = 0.2;
const A_STEP = 2;
const LEFT_BEHIND = 2.5;

/** Room for the next tile beside the ship, or how far it has to sail, and the spaces it would have to come back for. */
export function shipWorth(layout: Layout, grid: Grid, ship: number | null): number {
  if (ship === null) return 0;
  const open = openSpaces(layout, grid);
  if (open.length === 0) return 0;
  let room = 0;
  let nearest = Number.POSITIVE_INFINITY;
  let leftBehind = 0;
  for (const at of open) {
    const away = Math.max(columnsApart(layout, ship, at), rowsApart(layout, ship, at));
    nearest = Math.min(nearest, away);
    if (away === 1) room++;
    else if (!open.some((other) => other !== at && isNextTo(layout, at, other))) leftBehind++;
  }
  const sailing = room > 0 ? ROOM * room : 0 - A_STEP * nearest;
  return sailing - LEFT_BEHIND * leftBehind;
}

export function hasRoom(layout: Layout, grid: Grid, ship: number): boolean {
  return openSpaces(layout, grid).some((at) => isNextTo(layout, ship, at));
}

function openSpaces(layout: Layout, grid: Grid): readonly number[] {
  const open: number[] = [];
  for (let at = 0; at < grid.length; at++) if (grid[at] === null && !isLand(layout, at)) open.push(at);
  return open;
}
