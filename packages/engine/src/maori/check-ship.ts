import type { Legal, Space } from '@motu/notation';
import type { Broken } from '../game.ts';
import { afterAction } from './apply.ts';
import type { Bill } from './bill.ts';
import { sailHints, shipHints } from './hints.ts';
import { nameOf, spaceAt } from './layout.ts';
import type { Action, MaoriMove } from './move.ts';
import { isLockedUnderShip, mayRelocate, sailingSteps } from './ship.ts';
import { type Board, hasTiles, type MaoriState } from './state.ts';

export function* checkSailing(
  state: MaoriState,
  board: Board,
  purse: number,
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
    const legal = sailHints(state, board, purse);
    yield { rule: 'maori/ship-on-tile', variant: 'sail', at, params: { space }, legal };
  } else if (sailingSteps(layout, board, to, rules.rulings) === null) {
    const params = { space, ship: nameOf(layout, board.ship) };
    yield { rule: 'maori/ship-sail', variant: 'no-way', at, params, legal: sailHints(state, board, purse) };
  }
}

/** The ship after the action: where it follows a tile, where it is put, and what it may not be left on. */
export function* checkRelocation(
  state: MaoriState,
  board: Board,
  sailed: number | null,
  bill: Bill,
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

  if (relocate === null && action.kind !== 'remove') return;
  const after = afterAction(state, board, bill, move);
  if (relocate === null) {
    const left = action.kind === 'remove' && after !== board ? spaceAt(layout, action.space) : -1;
    const isLifted = left >= 0 && left === sailed;
    if (isLifted && !isLockedUnderShip(rules) && hasTiles(layout, after)) {
      const legal = shipHints(state, after);
      const params = { space: nameOf(layout, left) };
      yield { rule: 'maori/ship-on-tile', variant: 'left', at: 'action', params, legal };
    }
    return;
  }

  const at = 'relocate';
  const to = spaceAt(layout, relocate);
  if (action.kind === 'place') {
    if (rules.level === 'expert' && relocate !== action.space) {
      const legal: Legal = { kind: 'ship', options: [{ space: action.space }] };
      yield { rule: 'maori/ship-follows', at, params: { space: relocate, placed: action.space }, legal };
    }
  } else if (to !== sailed && !mayRelocate(rules, action.kind)) {
    const rule = rules.level === 'expert' ? 'maori/ship-stays' : 'maori/ship-relocate';
    yield { rule, at, params: { space: relocate, action: action.kind } };
  }
  if ((after.tiles[to] ?? null) === null) {
    const legal = shipHints(state, after);
    yield { rule: 'maori/ship-on-tile', variant: 'put', at, params: { space: relocate }, legal };
  }
}
