import type { Face } from '@motu/notation';
import type { Random } from '../game.ts';
import { replaced } from '../replaced.ts';
import { billOf } from './bill.ts';
import { type Grid, gridOf } from './islands.ts';
import { spaceAt } from './layout.ts';
import { movesWithin, relocations } from './legal.ts';
import type { MaoriMove } from './move.ts';
import { type MaoriState, moverOf } from './state.ts';
import { isVolcano, type Tile } from './tile.ts';
import { hasRoom, shipWorth, worthOf } from './worth.ts';

/** A player who does not think twice will not spend more than this in a turn, unless the ship is becalmed. */
const PURSE = 2;
const A_SHELL = 0.7;
const A_STORED_TILE = 0.4;

/** The move that leaves the best board, by what its tiles promise; ties by chance. Null: let us stop here. */
export function pick(state: MaoriState, drawn: Face | null, random: Random): MaoriMove | null {
  if (state.over || cannotEnd(state)) return null;
  const board = moverOf(state);
  const isStuck = isBecalmed(state);
  const gain = gains(state);
  let best: MaoriMove | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of movesWithin(state, drawn, isStuck ? board.shells : Math.min(PURSE, board.shells))) {
    const { hand, laid, total } = billOf(state, move);
    const lost = total * A_SHELL + regret(state, move, isStuck, random);
    const worth = gain(move, laid ?? hand) - lost + random() / 4;
    if (worth > bestWorth) {
      best = move;
      bestWorth = worth;
    }
  }
  return best === null ? null : putting(state, best, random);
}

/** Too many tiles have left the game for any board to be filled: nobody would play on. */
function cannotEnd({ stack, display, boards }: MaoriState): boolean {
  const shown = display.filter((face) => face !== null && !isVolcano(face)).length;
  return boards.every(({ empty, storage }) => stack + shown + (storage === null ? 0 : 1) < empty);
}

/** No space is open beside the ship. */
function isBecalmed(state: MaoriState): boolean {
  const { ship, tiles } = moverOf(state);
  return ship !== null && !hasRoom(state.layout, gridOf(tiles), ship);
}

/** A turn without a tile is lost. Who waits too long for one that fits makes room for another. */
function regret(state: MaoriState, { action }: MaoriMove, isStuck: boolean, random: Random): number {
  switch (action.kind) {
    case 'place':
      return 0;
    case 'store':
      return 0.5;
    case 'remove':
      return 5;
    case 'pass': {
      const overtime = Math.max(0, state.turn.round - state.layout.water);
      return isStuck ? 12 : 3 + random() * 3 + overtime / 2;
    }
  }
}

/** What a move does for the board. The same layings come up again and again, so they are weighed once a turn. */
function gains(state: MaoriState): (move: MaoriMove, tile: Tile | null) => number {
  const { layout, rules } = state;
  const board = moverOf(state);
  const grid = gridOf(board.tiles);
  const weigh = (tiles: Grid, ship: number | null): number => {
    return worthOf(layout, tiles) + (rules.level === 'expert' ? shipWorth(layout, tiles, ship) : 0);
  };
  const now = weigh(grid, board.ship);
  const known = grid.map(() => new Map<Tile | null, number>());
  const change = (at: number, tile: Tile | null): number => {
    const found = known[at]?.get(tile);
    if (found !== undefined) return found;
    const gained = weigh(replaced(grid, at, tile), tile === null ? board.ship : at) - now;
    known[at]?.set(tile, gained);
    return gained;
  };
  return ({ action }, tile) => {
    switch (action.kind) {
      case 'place': {
        if (tile === null) return 0;
        const stored = action.from === 's' ? A_STORED_TILE : 0;
        return change(spaceAt(layout, action.space), tile) + tile.shells * A_SHELL - stored;
      }
      case 'store':
        return A_STORED_TILE;
      case 'remove':
        return change(spaceAt(layout, action.space), null);
      case 'pass':
        return 0;
    }
  };
}

/** At the advanced level the ship goes where it has most room to go on from; now and then it stays. */
function putting(state: MaoriState, move: MaoriMove, random: Random): MaoriMove {
  const { layout } = state;
  const { tiles, ship } = moverOf(state);
  const grid = gridOf(tiles);
  const worths = relocations(state, move).map((space) => {
    return { space, worth: shipWorth(layout, grid, spaceAt(layout, space)) };
  });
  const [first, ...others] = worths;
  if (first === undefined) return move;
  const best = others.reduce((most, one) => (one.worth > most.worth ? one : most), first);
  const isForced = move.action.kind === 'remove' && spaceAt(layout, move.action.space) === ship;
  return isForced || random() < 0.7 ? { ...move, relocate: best.space } : move;
}
