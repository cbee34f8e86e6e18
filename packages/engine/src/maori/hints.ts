import type { Face, Legal } from '@motu/notation';
import { LINE, placeInLine, positionName, RING, takePrice } from './explorer.ts';
import { fits } from './fits.ts';
import { type Layout, nameOf } from './layout.ts';
import { isNextTo, sailingSteps } from './ship.ts';
import { type Board, boatsOf, isOpen, type MaoriState } from './state.ts';
import { isVolcano, type Tile } from './tile.ts';

/** What would have been legal: computed only when something is not. */

export function explorerHints(state: MaoriState, board: Board): Legal {
  const boats = boatsOf(state, board);
  const furthest = Math.min(RING, boats + board.shells);
  const options = Array.from({ length: furthest }, (_, index) => {
    const steps = index + 1;
    const position = positionName((state.explorer + steps) % RING);
    return { position, steps, shells: Math.max(0, steps - boats) };
  });
  return { kind: 'explorer', options };
}

/** The open places of the line and what each costs, within what is left in the purse. */
export function lineHints(state: MaoriState, explorer: number, purse: number): Legal {
  const options: { place: number; face: Face; shells: number }[] = [];
  let skipped = 0;
  let gaps = 0;
  for (let place = 1; place <= LINE; place++) {
    const face = state.display[placeInLine(explorer, place)] ?? null;
    if (face === null) {
      gaps++;
      continue;
    }
    if (isVolcano(face)) break;
    const shells = takePrice(state, skipped, gaps);
    if (shells <= purse) options.push({ place, face, shells });
    skipped++;
  }
  return { kind: 'line', options };
}

/** Empty water spaces, next to the ship where there is one, where the tile fits if it has to. */
export function spaceHints(
  { layout, rules }: MaoriState,
  board: Board,
  ship: number | null,
  tile: Tile | null,
): Legal {
  const mustFit = rules.edition !== 'de' && tile !== null && tile.kind !== 'volcano';
  const options: { space: string }[] = [];
  for (let at = 0; at < layout.signs.length; at++) {
    if (!isOpen(layout, board, at)) continue;
    if (rules.level !== 'basic' && ship !== null && !isNextTo(layout, ship, at)) continue;
    if (mustFit && !fits(layout, board, at, tile)) continue;
    options.push({ space: nameOf(layout, at) });
  }
  return { kind: 'spaces', options };
}

export function shapeHints({ layings }: Tile): Legal {
  return { kind: 'shapes', options: layings.map(({ face }) => ({ face })) };
}

/** How far the ship can sail for what is left in the purse. */
export function sailHints({ layout, rules }: MaoriState, board: Board, purse: number): Legal {
  const options: { space: string; shells: number }[] = [];
  board.tiles.forEach((face, at) => {
    if (face === null || at === board.ship) return;
    const shells = sailingSteps(layout, board, at, rules.rulings);
    if (shells !== null && shells <= purse) options.push({ space: nameOf(layout, at), shells });
  });
  return { kind: 'sail', options };
}

/** The tiles that a ship may stand on. */
export function shipHints({ layout }: MaoriState, board: Board): Legal {
  return { kind: 'ship', options: tilesOn(layout, board, null) };
}

/** The tiles that may be removed; `locked` is the space of one that may not. */
export function removeHints({ layout }: MaoriState, board: Board, locked: number | null): Legal {
  return { kind: 'remove', options: tilesOn(layout, board, locked) };
}

function tilesOn(layout: Layout, { tiles }: Board, locked: number | null): Legal['options'] {
  const options: { space: string; face: Face }[] = [];
  tiles.forEach((face, at) => {
    if (face !== null && at !== locked) options.push({ space: nameOf(layout, at), face });
  });
  return options;
}
