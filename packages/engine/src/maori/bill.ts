import type { Face } from '@motu/notation';
import { placeInLine, RING, takePrice } from './explorer.ts';
import { spaceAt } from './layout.ts';
import type { MaoriMove } from './move.ts';
import { sailedShip, sailingSteps } from './ship.ts';
import { type Board, boatsOf, isOpen, type MaoriState, moverIn, moverOf } from './state.ts';
import { type Tile, tileOf, turnedTile } from './tile.ts';

/** What a turn comes to before its effects: where the ships stand, what is in hand, what it costs and brings. */
export interface Bill {
  readonly state: MaoriState;
  readonly move: MaoriMove;
  /** The mover's place among the seats, and the board. */
  readonly mover: number;
  readonly board: Board;
  readonly explorer: number;
  /** The place in the display that the action takes from; -1 if it takes from none. */
  readonly place: number;
  /** The tile taken, from the display or from storage. */
  readonly hand: Tile | null;
  /** The same as it is to lie; null if it cannot have that shape. */
  readonly laid: Tile | null;
  /** The tile that takes its place in the display. */
  readonly refill: Tile | null;
  /** The space that the action names; -1 if it names none, or one off the board. */
  readonly target: number;
  /** The mover's ship after sailing as recorded, be it legal or not. */
  readonly ship: number | null;
  /** Steps that the ship sails; null if it cannot sail there. */
  readonly sailing: number | null;
  readonly skipped: number;
  /** Empty places among those before the tile. */
  readonly gaps: number;
  readonly forSteps: number;
  readonly forTake: number;
  readonly forSail: number;
  readonly total: number;
  /** The total, as far as the mover's shells go. */
  readonly paid: number;
  /** maori/shell-gain: what is paid in the turn is back in the supply before. */
  readonly gained: number;
}

let last: Bill | null = null;

/** `check`, `apply` and `facts` each ask for the bill of a turn, so the last one is remembered. */
export function billOf(state: MaoriState, move: MaoriMove): Bill {
  if (last === null || last.state !== state || last.move !== move) last = reckon(state, move);
  return last;
}

function reckon(state: MaoriState, move: MaoriMove): Bill {
  const { layout, rules, display } = state;
  const board = moverOf(state);
  const { action, sail } = move;
  const steps = move.steps ?? 0;
  const explorer = (state.explorer + steps) % RING;
  const forSteps = Math.max(0, steps - boatsOf(state, board));

  let place = -1;
  let face: Face | null = null;
  let skipped = 0;
  let gaps = 0;
  if (action.kind === 'place' && action.from === 's') {
    face = board.storage;
  } else if (action.kind === 'place' || action.kind === 'store') {
    const from = action.from === 's' ? 0 : action.from;
    place = placeInLine(explorer, from);
    if (place >= 0) {
      face = display[place] ?? null;
      for (let before = 1; before < from; before++) {
        if ((display[placeInLine(explorer, before)] ?? null) === null) gaps++;
        else skipped++;
      }
    }
  }
  const target = action.kind === 'place' || action.kind === 'remove' ? spaceAt(layout, action.space) : -1;
  const hand = face === null ? null : tileOf(face);
  const turned = action.kind === 'place' ? action.turned : null;
  const laid = hand === null || turned === null ? hand : turnedTile(hand, turned);

  const ship = sailedShip(state, board, sail);
  const sailing =
    sail === null || rules.level === 'basic'
      ? null
      : sailingSteps(layout, board, spaceAt(layout, sail), rules.rulings);
  const forTake = takePrice(state, skipped, gaps);
  // A sailing that cannot be costs nothing: it is an error of its own.
  const forSail = sailing ?? 0;
  const total = forSteps + forTake + forSail;
  const paid = Math.min(total, board.shells);
  const isLaid = action.kind === 'place' && isOpen(layout, board, target);
  const gained = isLaid && hand !== null ? Math.min(hand.shells, state.supply + paid) : 0;
  return {
    state,
    move,
    mover: moverIn(state),
    board,
    explorer,
    place,
    hand,
    laid,
    refill: move.refill === null ? null : tileOf(move.refill),
    target,
    ship,
    sailing,
    skipped,
    gaps,
    forSteps,
    forTake,
    forSail,
    total,
    paid,
    gained,
  };
}
