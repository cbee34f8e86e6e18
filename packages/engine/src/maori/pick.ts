import type { Face, Space } from '@motu/notation';
import type { Random } from '../game.ts';
import { billOf } from './bill.ts';
import { type Layout, neighbour, spaceAt } from './layout.ts';
import { movesWithin, relocations } from './legal.ts';
import type { MaoriMove } from './move.ts';
import { isNextTo } from './ship.ts';
import { type Board, isOpen, type MaoriState, moverOf } from './state.ts';
import { EDGES, opposite, tileOf, turnedFace } from './tile.ts';

/** A player who does not think twice will not spend more than this in a turn. */
const PURSE = 2;

/** The move that leaves the best board, by what its tiles promise; ties by chance. */
export function pick(state: MaoriState, drawn: Face | null, random: Random): MaoriMove | null {
  if (state.over) return null;
  const board = moverOf(state);
  const layWorth = layingWorths(state.layout, board);
  let best: MaoriMove | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of movesWithin(state, drawn, Math.min(PURSE, board.shells))) {
    const bill = billOf(state, board, move);
    const gain = gainOf(state.layout, move, bill.hand, layWorth);
    const worth = gain - bill.total * A_SHELL - regret(move, random) + random() / 4;
    if (worth > bestWorth) {
      best = move;
      bestWorth = worth;
    }
  }
  return best === null ? null : putting(state, best, random);
}

/** The ship goes where the move leaves the most room around it; now and then it stays. */
function putting(state: MaoriState, move: MaoriMove, random: Random): MaoriMove {
  const { layout } = state;
  const spaces = relocations(state, move);
  const board = moverOf(state);
  const roomAround = (space: Space): number => {
    const at = spaceAt(layout, space);
    return board.tiles.filter((_, to) => isOpen(layout, board, to) && isNextTo(layout, at, to)).length;
  };
  const [first, ...others] = spaces;
  if (first === undefined) return move;
  const relocate = others.reduce((best, one) => (roomAround(one) > roomAround(best) ? one : best), first);
  const isForced = move.action.kind === 'remove' && spaceAt(layout, move.action.space) === board.ship;
  return isForced || random() < 0.7 ? { ...move, relocate } : move;
}

/** What a board gains by a tile on a space (or, with null, by its going). Asked for often, so kept for the turn. */
function layingWorths(layout: Layout, board: Board): (at: number, face: Face | null) => number {
  const now = worthOf(layout, board.tiles);
  const kept = new Map<string, number>();
  return (at, face) => {
    const key = `${at}${face}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const worth = worthOf(layout, board.tiles.with(at, face)) - now;
    kept.set(key, worth);
    return worth;
  };
}

function gainOf(
  layout: Layout,
  { action }: MaoriMove,
  hand: Face | null,
  layWorth: (at: number, face: Face | null) => number,
): number {
  switch (action.kind) {
    case 'place': {
      if (hand === null) return 0;
      const face = (action.turned === null ? null : turnedFace(hand, action.turned)) ?? hand;
      const stored = action.from === 's' ? A_STORED_TILE : 0;
      return layWorth(spaceAt(layout, action.space), face) + tileOf(face).shells * A_SHELL - stored;
    }
    case 'store':
      return A_STORED_TILE;
    case 'remove':
      return layWorth(spaceAt(layout, action.space), null);
    case 'pass':
      return 0;
  }
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
const A_BOAT = 0.9;
const A_SHELL = 0.7;
const A_STORED_TILE = 0.4;
const LAND_MET = 0.8;
/** An edge that can never be met leaves an island unfinished. */
const LAND_BARRED = -3;
const LAND_OPEN = -0.2;

type Tiles = readonly (Face | null)[];

function worthOf(layout: Layout, tiles: Tiles): number {
  let worth = 0;
  tiles.forEach((face, at) => {
    if (face === null) return;
    const { palms, huts, boats } = tileOf(face);
    worth += A_TILE + palms * A_PALM + boats * A_BOAT + (huts > 0 ? 1 : 0);
    for (const edge of EDGES) worth += edgeWorth(layout, tiles, at, face, edge);
  });
  return worth;
}

function edgeWorth(layout: Layout, tiles: Tiles, at: number, face: Face, edge: number): number {
  const { land, leis } = tileOf(face);
  if ((land & edge) === 0) return 0;
  const beside = neighbour(layout, at, edge);
  const other = tiles[beside] ?? null;
  if (other === null) return beside < 0 || layout.signs[beside] === '#' ? LAND_BARRED : LAND_OPEN;
  const there = tileOf(other);
  if ((there.land & opposite(edge)) === 0) return LAND_BARRED;
  const isLei = (leis & edge) !== 0 && (there.leis & opposite(edge)) !== 0;
  return LAND_MET + (isLei ? A_LEI / 2 : 0);
}
