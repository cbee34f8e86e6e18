import type { Face, Legal } from '@motu/notation';
import { LINE, placeInLine, positionName, RING, takePrice } from './explorer.ts';
import { nameOf } from './layout.ts';
import { isNextTo, sailingSteps } from './ship.ts';
import { type Board, boatsOf, isOpen, type MaoriState } from './state.ts';
import { isVolcano, tileOf } from './tile.ts';

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

/** The open places of the line and what each costs, within what is left after the steps. */
export function lineHints(state: MaoriState, board: Board, explorer: number, forSteps: number): Legal {
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
    if (shells <= board.shells - forSteps) options.push({ place, face, shells });
    skipped++;
  }
  return { kind: 'line', options };
}

/** Empty water spaces, next to the ship where there is one. */
export function spaceHints({ layout, rules }: MaoriState, board: Board, ship: number | null): Legal {
  const options: { space: string }[] = [];
  for (let at = 0; at < layout.signs.length; at++) {
    if (!isOpen(layout, board, at)) continue;
    if (rules.level !== 'basic' && ship !== null && !isNextTo(layout, ship, at)) continue;
    options.push({ space: nameOf(layout, at) });
  }
  return { kind: 'spaces', options };
}

export function shapeHints(face: Face): Legal {
  return { kind: 'shapes', options: tileOf(face).layings.map((laying) => ({ face: laying.face })) };
}

export function sailHints({ layout, rules }: MaoriState, board: Board): Legal {
  const options: { space: string; shells: number }[] = [];
  board.tiles.forEach((face, at) => {
    if (face === null || at === board.ship) return;
    const shells = sailingSteps(layout, board, at, rules.rulings);
    if (shells !== null && shells <= board.shells) options.push({ space: nameOf(layout, at), shells });
  });
  return { kind: 'sail', options };
}

/** The spaces with a tile: where a ship may stand, what may be removed. */
export function tileHints(kind: 'ship' | 'remove', { layout }: MaoriState, board: Board): Legal {
  const options: { space: string; face: Face }[] = [];
  board.tiles.forEach((face, at) => {
    if (face !== null) options.push({ space: nameOf(layout, at), face });
  });
  return { kind, options };
}
