import type { Face, Seat, TurnRef } from '@motu/notation';
import { type Bill, billOf } from './bill.ts';
import { counted } from './census.ts';
import { spaceAt } from './layout.ts';
import type { MaoriMove } from './move.ts';
import { usedInTurn } from './rulings-used.ts';
import { sailedShip } from './ship.ts';
import { type Board, hasTiles, isOpen, type MaoriState, moverOf, withoutTile, withTile } from './state.ts';
import { tileOf, turnedFace } from './tile.ts';

/** The state after a move; after an illegal one too, as far as the pieces allow. */
export function apply(state: MaoriState, move: MaoriMove): MaoriState {
  const before = moverOf(state);
  const bill = billOf(state, before, move);
  const paid = Math.min(bill.total, before.shells);
  const gained = shellsGained(state, before, bill, move, paid);
  const acted = afterAction(state, before, bill, move);
  const board: Board = {
    tiles: acted.tiles,
    shells: before.shells - paid + gained,
    storage: acted.storage,
    ship: shipAfter(state, before, acted, move),
    boats: acted.boats,
    covered: acted.covered,
    empty: acted.empty,
  };

  const isDrawn = bill.place >= 0 && move.refill !== null && state.stack > 0;
  const census = move.refill === null ? state : counted(state, move.refill, state.rules.inventory);
  const due = dueAfter(state, board.empty === 0);
  return {
    seats: state.seats,
    turn: nextTurn(state, due),
    over: state.over || due?.length === 0,
    rules: state.rules,
    layout: state.layout,
    display: bill.place < 0 ? state.display : state.display.with(bill.place, isDrawn ? move.refill : null),
    explorer: bill.explorer,
    stack: isDrawn ? state.stack - 1 : state.stack,
    supply: state.supply + paid - gained,
    boards: state.boards.with(state.seats.indexOf(state.turn.seat), board),
    seen: census.seen,
    seenTiles: census.seenTiles,
    final: due,
    used: state.used | usedInTurn(state, before, bill, move),
  };
}

/** A turn nobody could read: the next seat moves. */
export function skip(state: MaoriState): MaoriState {
  const due = dueAfter(state, false);
  return { ...state, turn: nextTurn(state, due), over: state.over || due?.length === 0, final: due };
}

/** maori/shell-gain: what is paid in the turn is back in the supply before. */
export function shellsGained(
  state: MaoriState,
  board: Board,
  bill: Bill,
  { action }: MaoriMove,
  paid: number,
): number {
  if (action.kind !== 'place' || bill.hand === null) return 0;
  const { shells } = tileOf(bill.hand);
  if (shells === 0 || !isOpen(state.layout, board, spaceAt(state.layout, action.space))) return 0;
  return Math.min(shells, state.supply + paid);
}

/** A tile that cannot be laid or stored where the record says leaves the game; one from storage stays there. */
export function afterAction(
  { layout }: MaoriState,
  board: Board,
  { hand }: Bill,
  { action }: MaoriMove,
): Board {
  switch (action.kind) {
    case 'place': {
      const at = spaceAt(layout, action.space);
      if (hand === null || !isOpen(layout, board, at)) return board;
      const face: Face = (action.turned === null ? null : turnedFace(hand, action.turned)) ?? hand;
      const laid = withTile(layout, board, at, face);
      return action.from === 's' ? { ...laid, storage: null } : laid;
    }
    case 'store':
      return hand === null || board.storage !== null ? board : { ...board, storage: hand };
    case 'remove': {
      const at = spaceAt(layout, action.space);
      return at < 0 ? board : withoutTile(layout, board, at);
    }
    case 'pass':
      return board;
  }
}

function shipAfter(state: MaoriState, before: Board, after: Board, move: MaoriMove): number | null {
  const { layout, rules } = state;
  if (rules.level === 'basic' || !hasTiles(layout, after)) return null;
  const sailed = sailedShip(state, before, move.sail);
  if (move.relocate !== null) {
    const to = spaceAt(layout, move.relocate);
    if (to >= 0 && (sailed !== null || (after.tiles[to] ?? null) !== null)) return to;
  }
  const isLaid = after.empty < before.empty;
  const follows = isLaid && (rules.level === 'expert' || sailed === null);
  return follows && move.action.kind === 'place' ? spaceAt(layout, move.action.space) : sailed;
}

/** maori/game-over: the seats that still have a turn, once a board is full; null before that. */
function dueAfter({ seats, turn, final }: MaoriState, isFull: boolean): readonly Seat[] | null {
  if (final !== null) return final.filter((seat) => seat !== turn.seat);
  return isFull ? seats.filter((seat) => seat !== turn.seat) : null;
}

function nextTurn({ seats, turn }: MaoriState, due: readonly Seat[] | null): TurnRef {
  let at = seats.indexOf(turn.seat);
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
