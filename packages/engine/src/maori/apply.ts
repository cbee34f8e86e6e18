import type { Seat, TurnRef } from '@motu/notation';
import { replaced } from '../replaced.ts';
import { type Bill, billOf } from './bill.ts';
import { counted } from './census.ts';
import { spaceAt } from './layout.ts';
import type { MaoriMove } from './move.ts';
import { usedInTurn } from './rulings-used.ts';
import { type Board, hasTiles, isOpen, type MaoriState, moverIn, withoutTiles, withTile } from './state.ts';

/** The state after a move; after an illegal one too, as far as the pieces allow. */
export function apply(state: MaoriState, move: MaoriMove): MaoriState {
  const bill = billOf(state, move);
  const { mover, board: before, place, refill, paid, gained } = bill;
  const acted = afterAction(bill);
  const board: Board = {
    tiles: acted.tiles,
    shells: before.shells - paid + gained,
    storage: acted.storage,
    ship: shipAfter(bill, acted),
    boats: acted.boats,
    covered: acted.covered,
    empty: acted.empty,
  };

  const { seats, rules, layout, display, stack } = state;
  const drawn = place >= 0 && stack > 0 ? refill : null;
  const census = refill === null ? state : counted(state, refill, rules.inventory);
  const due = dueAfter(state, board.empty === 0);
  return {
    seats,
    turn: nextTurn(state, mover, due),
    over: state.over || due?.length === 0,
    rules,
    layout,
    display: place < 0 ? display : replaced(display, place, drawn === null ? null : drawn.face),
    explorer: bill.explorer,
    stack: drawn === null ? stack : stack - 1,
    supply: state.supply + paid - gained,
    boards: replaced(state.boards, mover, board),
    seen: census.seen,
    seenTiles: census.seenTiles,
    final: due,
    used: state.used | usedInTurn(bill),
  };
}

/** A turn nobody could read: the next seat moves. */
export function skip(state: MaoriState): MaoriState {
  const due = dueAfter(state, false);
  return {
    ...state,
    turn: nextTurn(state, moverIn(state), due),
    over: state.over || due?.length === 0,
    final: due,
  };
}

/** A tile that cannot be laid or stored where the record says leaves the game; one from storage stays there. */
export function afterAction({ state: { layout }, board, move: { action }, hand, laid, target }: Bill): Board {
  switch (action.kind) {
    case 'place': {
      if (hand === null || !isOpen(layout, board, target)) return board;
      const storage = action.from === 's' ? null : board.storage;
      return withTile(layout, board, target, laid ?? hand, storage);
    }
    case 'store':
      return hand === null || board.storage !== null ? board : { ...board, storage: hand.face };
    case 'remove':
      return target < 0 ? board : withoutTiles(layout, board, [target]);
    case 'pass':
      return board;
  }
}

function shipAfter({ state, board, move, ship, target }: Bill, after: Board): number | null {
  const { layout, rules } = state;
  if (rules.level === 'basic' || !hasTiles(layout, after)) return null;
  if (move.relocate !== null) {
    const to = spaceAt(layout, move.relocate);
    if (to >= 0 && (ship !== null || (after.tiles[to] ?? null) !== null)) return to;
  }
  const isLaid = after.empty < board.empty;
  return isLaid && (rules.level === 'expert' || ship === null) ? target : ship;
}

/** maori/game-over: the seats that still have a turn, once a board is full; null before that. */
function dueAfter({ seats, turn, final }: MaoriState, isFull: boolean): readonly Seat[] | null {
  if (final !== null) return final.filter((seat) => seat !== turn.seat);
  return isFull ? seats.filter((seat) => seat !== turn.seat) : null;
}

function nextTurn({ seats, turn }: MaoriState, mover: number, due: readonly Seat[] | null): TurnRef {
  let at = mover;
  let round = turn.round;
  let seat = turn.seat;
  do {
    at++;
    if (at === seats.length) {
      at = 0;
      round++;
    }
    seat = seats[at] ?? turn.seat;
  } while (due !== null && due.length > 0 && !due.includes(seat));
  return { round, seat };
}
