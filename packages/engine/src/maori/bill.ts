import type { Face } from '@motu/notation';
import { placeInLine, RING, takePrice } from './explorer.ts';
import { spaceAt } from './layout.ts';
import type { MaoriMove } from './move.ts';
import { sailingSteps } from './ship.ts';
import { type Board, boatsOf, type MaoriState } from './state.ts';

/** What a turn comes to before its effects: where the explorer stands, what is in hand and what it costs. */
export interface Bill {
  readonly explorer: number;
  /** The place in the display that the action takes from; -1 if it takes from none. */
  readonly place: number;
  /** The tile taken, from the display or from storage. */
  readonly hand: Face | null;
  readonly skipped: number;
  /** Empty places among those before the tile. */
  readonly gaps: number;
  readonly forSteps: number;
  readonly forTake: number;
  readonly forSail: number;
  readonly total: number;
}

export function billOf(state: MaoriState, board: Board, move: MaoriMove): Bill {
  const { action } = move;
  const steps = move.steps ?? 0;
  const explorer = (state.explorer + steps) % RING;
  const forSteps = Math.max(0, steps - boatsOf(state, board));

  let place = -1;
  let hand: Face | null = null;
  let skipped = 0;
  let gaps = 0;
  if (action.kind === 'place' && action.from === 's') {
    hand = board.storage;
  } else if (action.kind === 'place' || action.kind === 'store') {
    const from = action.from === 's' ? 0 : action.from;
    place = placeInLine(explorer, from);
    if (place >= 0) {
      hand = state.display[place] ?? null;
      for (let before = 1; before < from; before++) {
        if ((state.display[placeInLine(explorer, before)] ?? null) === null) gaps++;
        else skipped++;
      }
    }
  }
  const forTake = takePrice(state, skipped, gaps);
  const forSail = move.sail === null ? 0 : sailPrice(state, board, move.sail);
  const total = forSteps + forTake + forSail;
  return { explorer, place, hand, skipped, gaps, forSteps, forTake, forSail, total };
}

/** A sailing that cannot be costs nothing: it is an error of its own. */
function sailPrice({ rules, layout }: MaoriState, board: Board, to: string): number {
  if (rules.level === 'basic') return 0;
  return sailingSteps(layout, board, spaceAt(layout, to), rules.rulings) ?? 0;
}
