import type { Space } from '@motu/notation';
import type { Broken } from '../game.ts';
import { sailHints, tileHints } from './hints.ts';
import { nameOf, spaceAt } from './layout.ts';
import type { Action, MaoriMove } from './move.ts';
import { isLockedUnderShip, mayRelocate, sailingSteps } from './ship.ts';
import { type Board, hasTiles, type MaoriState, withoutTile } from './state.ts';

export function* checkSailing(
  state: MaoriState,
  board: Board,
  space: Space,
  action: Action['kind'],
): Generator<Broken> {
  const { layout, rules } = state;
  const at = 'sail';
  if (rules.level === 'basic') {
    yield { rule: 'maori/no-ship', variant: 'turn', at, params: { space } };
    return;
  }
  if (action !== 'place') yield { rule: 'maori/ship-sail', variant: 'not-placing', at, params: { space } };
  const to = spaceAt(layout, space);
  if (board.ship === null) {
    yield { rule: 'maori/ship-sail', variant: 'unboarded', at, params: { space } };
  } else if ((board.tiles[to] ?? null) === null) {
    const legal = sailHints(state, board);
    yield { rule: 'maori/ship-on-tile', variant: 'sail', at, params: { space }, legal };
  } else if (sailingSteps(layout, board, to, rules.rulings) === null) {
    const params = { space, ship: nameOf(layout, board.ship) };
    yield { rule: 'maori/ship-sail', variant: 'no-way', at, params, legal: sailHints(state, board) };
  }
}

/** Where the ship is after sailing as recorded, be it legal or not. */
export function sailedShip({ layout, rules }: MaoriState, board: Board, sail: Space | null): number | null {
  if (sail === null || rules.level === 'basic' || board.ship === null) return board.ship;
  const to = spaceAt(layout, sail);
  return to < 0 ? board.ship : to;
}

/** The ship after the action: where it follows a tile, where it is put, and what it may not be left on. */
export function* checkRelocation(
  state: MaoriState,
  board: Board,
  sailed: number | null,
  move: MaoriMove,
): Generator<Broken> {
  const { layout, rules } = state;
  const { action, relocate } = move;
  if (rules.level === 'basic') {
    if (relocate !== null) {
      yield { rule: 'maori/no-ship', variant: 'turn', at: 'relocate', params: { space: relocate } };
    }
    return;
  }

  const removed = action.kind === 'remove' ? spaceAt(layout, action.space) : -1;
  const after = removed < 0 ? board : withoutTile(layout, board, removed);
  const isLifted = after !== board && removed === sailed;
  if (relocate === null) {
    if (isLifted && !isLockedUnderShip(rules) && hasTiles(layout, after)) {
      const legal = tileHints('ship', state, after);
      const params = { space: nameOf(layout, removed) };
      yield { rule: 'maori/ship-on-tile', variant: 'left', at: 'action', params, legal };
    }
    return;
  }

  const at = 'relocate';
  const to = spaceAt(layout, relocate);
  if (action.kind === 'place') {
    if (relocate === action.space) return;
    if (rules.level === 'expert') {
      yield { rule: 'maori/ship-follows', at, params: { space: relocate, placed: action.space } };
    }
  } else if (to !== sailed && !mayRelocate(rules, action.kind)) {
    const rule = rules.level === 'expert' ? 'maori/ship-stays' : 'maori/ship-relocate';
    yield { rule, at, params: { space: relocate, action: action.kind } };
  }
  if ((after.tiles[to] ?? null) === null) {
    const legal = tileHints('ship', state, after);
    yield { rule: 'maori/ship-on-tile', variant: 'put', at, params: { space: relocate }, legal };
  }
}
