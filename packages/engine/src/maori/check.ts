import type { Legal } from '@motu/notation';
import type { RuleId } from '../catalogue/rules.ts';
import type { Broken } from '../game.ts';
import { type Bill, billOf } from './bill.ts';
import { checkFace } from './census.ts';
import { checkPlacing } from './check-placing.ts';
import { checkRelocation, checkSailing } from './check-ship.ts';
import { placeInLine, positionName } from './explorer.ts';
import { explorerHints, lineHints, removeHints, sailHints } from './hints.ts';
import type { At, MaoriMove } from './move.ts';
import { isLockedUnderShip } from './ship.ts';
import { boatsOf, type MaoriState } from './state.ts';
import { isVolcano } from './tile.ts';

/** Every rule that a move breaks, in the order of the turn. */
export function check(state: MaoriState, move: MaoriMove): readonly Broken[] {
  const found: Broken[] = [];
  const bill = billOf(state, move);
  checkExplorer(bill, found);
  if (move.sail !== null) checkSailing(bill, move.sail, found);
  checkAction(bill, found);
  checkPurse(bill, found);
  checkRelocation(bill, found);
  checkRefill(bill, found);
  if (move.shells !== null) checkShells(bill, move.shells, found);
  return found;
}

function checkExplorer({ state, board, move, explorer, forSteps: cost }: Bill, found: Broken[]): void {
  const { steps, position } = move;
  const { shells } = board;
  if (steps === null || steps === 0) {
    const params = { position: positionName(state.explorer) };
    const legal = explorerHints(state, board);
    found.push({ rule: 'maori/ship-must-move', at: 'explorer', params, legal });
  }
  if (cost > shells) {
    const params = { steps, boats: boatsOf(state, board), cost, shells };
    const legal = explorerHints(state, board);
    found.push({ rule: 'maori/ship-range', at: 'explorer', params, legal });
  }
  if (position !== null && position !== positionName(explorer)) {
    const params = { found: position, expected: positionName(explorer) };
    found.push({ rule: 'maori/explorer-check', at: 'position', params });
  }
}

function checkAction(bill: Bill, found: Broken[]): void {
  const { board, move, hand } = bill;
  const { action } = move;
  switch (action.kind) {
    case 'place':
      if (action.from !== 's') checkTaking(bill, action.from, found);
      else if (hand === null) found.push({ rule: 'maori/store-empty', at: 'action', params: {} });
      checkPlacing(bill, action, found);
      break;
    case 'store':
      checkTaking(bill, action.from, found);
      if (board.storage !== null) {
        found.push({ rule: 'maori/store-one', at: 'action', params: { stored: board.storage } });
      }
      break;
    case 'remove':
      checkRemoving(bill, action.space, found);
      break;
    case 'pass':
      break;
  }
}

/** maori/shells */
function checkPurse(bill: Bill, found: Broken[]): void {
  const { total: cost, forSteps: steps, forTake: take, forSail: sail } = bill;
  const { shells } = bill.board;
  if (cost <= shells) return;
  const params = { cost, shells, steps, take, sail };
  found.push({ rule: 'maori/shells', params, legal: cheaper(bill) });
}

/** What there was to be had for the shells: of the steps if they alone are too dear, else of what came last. */
function cheaper({ state, board, explorer, forSteps, forTake, forSail }: Bill): Legal {
  if (forSteps > board.shells) return explorerHints(state, board);
  if (forTake > 0) return lineHints(state, explorer, board.shells - forSteps - forSail);
  return sailHints(state, board, board.shells - forSteps);
}

/** maori/take-line and what can stand in the way on it. */
function checkTaking(bill: Bill, place: number, found: Broken[]): void {
  const { state, hand } = bill;
  if (bill.place < 0) {
    found.push(wrongTaking(bill, 'maori/take-line', { place }));
    return;
  }
  if (hand === null) found.push(wrongTaking(bill, 'maori/take-empty', { place }));
  else if (hand.kind === 'volcano') found.push(wrongTaking(bill, 'maori/volcano-take', { place }));
  for (let before = 1; before < place; before++) {
    const face = state.display[placeInLine(bill.explorer, before)] ?? null;
    if (face !== null && isVolcano(face)) {
      found.push(wrongTaking(bill, 'maori/volcano-blocks', { place, volcano: before }));
      return;
    }
  }
}

function wrongTaking(bill: Bill, rule: RuleId, place: Broken['params']): Broken {
  const { state, board, explorer, forSteps } = bill;
  const at: At = 'action';
  const legal = lineHints(state, explorer, board.shells - forSteps);
  return { rule, at, params: { ...place, position: positionName(explorer) }, legal };
}

function checkRemoving({ state, board, ship, target }: Bill, space: string, found: Broken[]): void {
  const isLocked = isLockedUnderShip(state.rules);
  const tiles = (): Legal => removeHints(state, board, isLocked ? ship : null);
  if ((board.tiles[target] ?? null) === null) {
    const variant = target < 0 ? 'off' : 'empty';
    found.push({ rule: 'maori/remove-tile', variant, at: 'action', params: { space }, legal: tiles() });
  } else if (target === ship && isLocked) {
    found.push({ rule: 'maori/ship-tile-locked', at: 'action', params: { space }, legal: tiles() });
  }
}

function checkRefill({ state, move, hand, refill }: Bill, found: Broken[]): void {
  const { action } = move;
  const { stack } = state;
  const isTaking = action.kind === 'store' || (action.kind === 'place' && action.from !== 's');
  if (!isTaking) {
    if (refill !== null) {
      found.push({ rule: 'maori/no-refill', at: 'refill', params: { face: refill.face } });
    }
  } else if (hand !== null && hand.kind !== 'volcano') {
    if (refill === null && stack > 0) {
      found.push({ rule: 'maori/refill', variant: 'missing', params: { stack } });
    } else if (refill !== null && stack === 0) {
      found.push({ rule: 'maori/refill', variant: 'spent', at: 'refill', params: { face: refill.face } });
    }
  }
  if (refill !== null) checkFace(state, refill, state.rules.inventory, REFILL, found);
}

const REFILL = { at: 'refill' } as const;

/** maori/shells-check, citing the rules by which the number comes about. */
function checkShells(bill: Bill, written: number, found: Broken[]): void {
  const { board, hand, paid, gained } = bill;
  const expected = board.shells - paid + gained;
  if (written === expected) return;
  const because: RuleId[] = ['maori/shells'];
  if (bill.forSteps > 0) because.push('maori/ship-range');
  if (bill.forTake > 0 || bill.gaps > 0) because.push('maori/take-cost');
  if (bill.forSail > 0) because.push('maori/ship-sail');
  if (hand !== null && hand.shells > 0) because.push('maori/shell-gain');
  const params = { found: written, expected, had: board.shells, paid, gained, because };
  found.push({ rule: 'maori/shells-check', at: 'shells', params });
}
