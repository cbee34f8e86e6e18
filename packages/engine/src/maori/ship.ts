import type { Face } from '@motu/notation';
import { columnsApart, type Layout, rowsApart } from './layout.ts';
import type { Action } from './move.ts';
import type { Answers } from './rulings.ts';
import type { Board, MaoriRules } from './state.ts';

/** maori/ship-adjacent: horizontally, vertically or diagonally; printed land between does not matter. */
export function isNextTo(layout: Layout, ship: number, at: number): boolean {
  return columnsApart(layout, ship, at) <= 1 && rowsApart(layout, ship, at) <= 1;
}

/** Steps of the shortest way to a tile; null if there is none, or no ship to sail. */
export function sailingSteps(layout: Layout, board: Board, to: number, rulings: Answers): number | null {
  const { ship, tiles } = board;
  if (ship === null || (tiles[to] ?? null) === null) return null;
  const isRook = rulings['sail-step'] === 'rook';
  if (rulings['sail-path'] === 'tiles') return stepsOverTiles(layout, tiles, ship, to, isRook);
  const across = columnsApart(layout, ship, to);
  const along = rowsApart(layout, ship, to);
  return isRook ? across + along : Math.max(across, along);
}

function stepsOverTiles(
  layout: Layout,
  tiles: readonly (Face | null)[],
  from: number,
  to: number,
  isRook: boolean,
): number | null {
  const reached = new Set([from]);
  let front = [from];
  for (let steps = 0; front.length > 0; steps++) {
    if (reached.has(to)) return steps;
    const next: number[] = [];
    for (const at of front) {
      for (const step of stepsFrom(layout, at, isRook)) {
        if (!reached.has(step) && (tiles[step] ?? null) !== null) {
          reached.add(step);
          next.push(step);
        }
      }
    }
    front = next;
  }
  return null;
}

function* stepsFrom({ columns, rows }: Layout, at: number, isRook: boolean): Generator<number> {
  const column = at % columns;
  const row = Math.floor(at / columns);
  for (let down = -1; down <= 1; down++) {
    for (let right = -1; right <= 1; right++) {
      if (isRook && down !== 0 && right !== 0) continue;
      const isInside =
        column + right >= 0 && column + right < columns && row + down >= 0 && row + down < rows;
      if (isInside) yield at + down * columns + right;
    }
  }
}

/** Whether the ship may be put on any tile after this action (maori/ship-relocate, maori/ship-stays). */
export function mayRelocate({ edition, level }: MaoriRules, action: Action['kind']): boolean {
  switch (level) {
    case 'basic':
      return false;
    case 'advanced':
      return edition === 'de' || action !== 'pass';
    case 'expert':
      return edition === 'it' && action === 'remove';
  }
}

/** maori/ship-tile-locked */
export function isLockedUnderShip({ edition, level }: MaoriRules): boolean {
  return level === 'expert' || (level === 'advanced' && edition === 'de');
}
