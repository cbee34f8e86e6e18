import type { Face, Space } from '@motu/notation';
import { columnsApart, type Layout, rowsApart, spaceAt } from './layout.ts';
import type { Action } from './move.ts';
import type { Answers } from './rulings.ts';
import type { Board, MaoriRules, MaoriState } from './state.ts';

/** maori/ship-adjacent: horizontally, vertically or diagonally; printed land between does not matter. */
export function isNextTo(layout: Layout, ship: number, at: number): boolean {
  return columnsApart(layout, ship, at) <= 1 && rowsApart(layout, ship, at) <= 1;
}

/** Steps of the shortest way to a tile; null if there is none, or no ship to sail. */
export function sailingSteps(layout: Layout, board: Board, to: number, rulings: Answers): number | null {
  return stepsTo(layout, board, to, rulings['sail-step'] === 'rook', rulings['sail-path'] === 'tiles');
}

/** The same with other answers to the rulings: in straight steps or any, over tiles or anyhow. */
export function stepsTo(
  layout: Layout,
  { ship, tiles }: Board,
  to: number,
  isRook: boolean,
  isOverTiles: boolean,
): number | null {
  if (ship === null || (tiles[to] ?? null) === null) return null;
  const across = columnsApart(layout, ship, to);
  const along = rowsApart(layout, ship, to);
  const direct = isRook ? across + along : Math.max(across, along);
  // A way over tiles is at least as long, and one step or none has nothing between.
  return isOverTiles && direct > 1 ? stepsOverTiles(layout, tiles, ship, to, isRook) : direct;
}

const NOT_REACHED = -1;

function stepsOverTiles(
  { columns, rows }: Layout,
  tiles: readonly (Face | null)[],
  from: number,
  to: number,
  isRook: boolean,
): number | null {
  const reached = new Array<number>(tiles.length).fill(NOT_REACHED);
  reached[from] = 0;
  const queue = [from];
  for (const at of queue) {
    const next = (reached[at] ?? 0) + 1;
    const column = at % columns;
    const row = (at - column) / columns;
    for (let y = Math.max(0, row - 1); y <= row + 1 && y < rows; y++) {
      for (let x = Math.max(0, column - 1); x <= column + 1 && x < columns; x++) {
        const step = y * columns + x;
        if (isRook && y !== row && x !== column) continue;
        if (reached[step] !== NOT_REACHED || (tiles[step] ?? null) === null) continue;
        if (step === to) return next;
        reached[step] = next;
        queue.push(step);
      }
    }
  }
  return null;
}

/** Where the ship is after sailing as recorded, be it legal or not. */
export function sailedShip({ layout, rules }: MaoriState, board: Board, sail: Space | null): number | null {
  if (sail === null || rules.level === 'basic' || board.ship === null) return board.ship;
  const to = spaceAt(layout, sail);
  return to < 0 ? board.ship : to;
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
