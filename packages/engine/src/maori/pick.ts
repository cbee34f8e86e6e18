import type { Face } from '@motu/notation';
import type { Random } from '../game.ts';
import { apply } from './apply.ts';
import { type Layout, neighbour } from './layout.ts';
import { movesWithin } from './legal.ts';
import type { MaoriMove } from './move.ts';
import { type Board, type MaoriState, moverOf } from './state.ts';
import { EDGES, opposite, tileOf } from './tile.ts';

/** A player who does not think twice will not spend more than this in a turn. */
const PURSE = 2;

/** The move that leaves the best board, by what its tiles promise; ties by chance. */
export function pick(state: MaoriState, drawn: Face | null, random: Random): MaoriMove | null {
  if (state.over) return null;
  const at = state.seats.indexOf(state.turn.seat);
  let best: MaoriMove | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of movesWithin(state, drawn, Math.min(PURSE, moverOf(state).shells))) {
    const board = apply(state, move).boards[at];
    if (board === undefined) continue;
    const worth = worthOf(state.layout, board) - regret(move, random) + random() / 4;
    if (worth > bestWorth) {
      best = move;
      bestWorth = worth;
    }
  }
  return best;
}

/** A turn without a tile is lost; a player who is stuck now and then makes room rather than passing again. */
function regret({ action }: MaoriMove, random: Random): number {
  switch (action.kind) {
    case 'place':
      return 0;
    case 'store':
      return 0.5;
    case 'remove':
      return 5;
    case 'pass':
      return 5 + random() * 6;
  }
}

const A_TILE = 1.5;
const A_PALM = 1.2;
const A_LEI = 8;
const A_STORED_TILE = 0.4;
const LAND_MET = 0.8;
/** An edge that can never be met leaves an island unfinished. */
const LAND_BARRED = -3;
const LAND_OPEN = -0.2;

function worthOf(layout: Layout, board: Board): number {
  let worth = board.shells * 0.7 + board.boats * 0.9 + (board.storage === null ? 0 : A_STORED_TILE);
  board.tiles.forEach((face, at) => {
    if (face === null) return;
    worth += A_TILE + tileOf(face).palms * A_PALM + (tileOf(face).huts > 0 ? 1 : 0);
    for (const edge of EDGES) worth += edgeWorth(layout, board, at, face, edge);
  });
  return worth;
}

function edgeWorth(layout: Layout, board: Board, at: number, face: Face, edge: number): number {
  const { land, leis } = tileOf(face);
  if ((land & edge) === 0) return 0;
  const beside = neighbour(layout, at, edge);
  const other = board.tiles[beside] ?? null;
  if (other === null) return beside < 0 || layout.signs[beside] === '#' ? LAND_BARRED : LAND_OPEN;
  const there = tileOf(other);
  if ((there.land & opposite(edge)) === 0) return LAND_BARRED;
  const isLei = (leis & edge) !== 0 && (there.leis & opposite(edge)) !== 0;
  return LAND_MET + (isLei ? A_LEI / 2 : 0);
}
