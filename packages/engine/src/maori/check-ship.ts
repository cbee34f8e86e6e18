import type { Legal, Space } from '@motu/notation';
import type { Broken } from '../game.ts';
import { afterAction } from './apply.ts';
import type { Bill } from './bill.ts';
import { sailHints, shipHints } from './hints.ts';
import { nameOf, spaceAt } from './layout.ts';
import { isLockedUnderShip, mayRelocate } from './ship.ts';
import { hasTiles } from './state.ts';

export function checkSailing(bill: Bill, space: Space, found: Broken[]): void {
  const { state, board, move, sailing, forSteps } = bill;
  const { layout, rules } = state;
  const at = 'sail';
  if (rules.level === 'basic') {
    found.push({ rule: 'maori/no-ship', variant: 'turn', at, params: { space } });
    return;
  }
  if (move.action.kind !== 'place') {
    found.push({ rule: 'maori/ship-sail', variant: 'not-placing', at, params: { space } });
  }
  if (board.ship === null) {
    found.push({ rule: 'maori/ship-sail', variant: 'unboarded', at, params: { space } });
  } else if (sailing === null) {
    const legal = sailHints(state, board, board.shells - forSteps);
    if ((board.tiles[spaceAt(layout, space)] ?? null) === null) {
      found.push({ rule: 'maori/ship-on-tile', variant: 'sail', at, params: { space }, legal });
    } else {
      const params = { space, ship: nameOf(layout, board.ship) };
      found.push({ rule: 'maori/ship-sail', variant: 'no-way', at, params, legal });
    }
  }
}

/** The ship after the action: where it follows a tile, where it is put, and what it may not be left on. */
export function checkRelocation(bill: Bill, found: Broken[]): void {
  const { rules } = bill.state;
  const { relocate, action } = bill.move;
  if (rules.level === 'basic') {
    if (relocate !== null) {
      found.push({ rule: 'maori/no-ship', variant: 'turn', at: 'relocate', params: { space: relocate } });
    }
  } else if (relocate !== null) checkPutting(bill, relocate, found);
  else if (action.kind === 'remove') checkLeaving(bill, found);
}

/** A tile is removed, and the ship stays where it was. */
function checkLeaving(bill: Bill, found: Broken[]): void {
  const { state, board, ship, target } = bill;
  const { layout, rules } = state;
  if (target < 0 || target !== ship || isLockedUnderShip(rules)) return;
  const after = afterAction(bill);
  if (after === board || !hasTiles(layout, after)) return;
  const params = { space: nameOf(layout, target) };
  const legal = shipHints(state, after);
  found.push({ rule: 'maori/ship-on-tile', variant: 'left', at: 'action', params, legal });
}

function checkPutting(bill: Bill, space: Space, found: Broken[]): void {
  const { state, move, ship } = bill;
  const { action } = move;
  const { layout, rules } = state;
  const at = 'relocate';
  const to = spaceAt(layout, space);
  if (action.kind === 'place') {
    if (rules.level === 'expert' && space !== action.space) {
      const legal: Legal = { kind: 'ship', options: [{ space: action.space }] };
      found.push({ rule: 'maori/ship-follows', at, params: { space, placed: action.space }, legal });
    }
  } else if (to !== ship && !mayRelocate(rules, action.kind)) {
    const rule = rules.level === 'expert' ? 'maori/ship-stays' : 'maori/ship-relocate';
    found.push({ rule, at, params: { space, action: action.kind } });
  }
  if (isTileThere(bill, to)) return;
  const legal = shipHints(state, afterAction(bill));
  found.push({ rule: 'maori/ship-on-tile', variant: 'put', at, params: { space }, legal });
}

/** Whether a tile lies there after the action. Only what the action itself lays or takes away needs it done. */
function isTileThere(bill: Bill, at: number): boolean {
  const { tiles } = at === bill.target ? afterAction(bill) : bill.board;
  return (tiles[at] ?? null) !== null;
}
