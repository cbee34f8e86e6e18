import type { Legal } from '@motu/notation';
import type { RuleId } from '../catalogue/rules.ts';
import type { Broken } from '../game.ts';
import { shellsGained } from './apply.ts';
import { type Bill, billOf } from './bill.ts';
import { checkFace } from './census.ts';
import { checkPlacing } from './check-placing.ts';
import { checkRelocation, checkSailing } from './check-ship.ts';
import { placeInLine, positionName } from './explorer.ts';
import { explorerHints, lineHints, removeHints, sailHints } from './hints.ts';
import { spaceAt } from './layout.ts';
import type { At, MaoriMove } from './move.ts';
import { isLockedUnderShip, sailedShip } from './ship.ts';
import { type Board, boatsOf, type MaoriState, moverOf } from './state.ts';
import { isVolcano, tileOf } from './tile.ts';

/** Every rule that a move breaks, in the order of the turn. */
export function* check(state: MaoriState, move: MaoriMove): Generator<Broken> {
  const board = moverOf(state);
  const bill = billOf(state, board, move);
  const { action } = move;

  if (move.steps === null || move.steps === 0) {
    const params = { position: positionName(state.explorer) };
    yield { rule: 'maori/ship-must-move', at: 'explorer', params, legal: explorerHints(state, board) };
  }
  if (bill.forSteps > board.shells) {
    const params = {
      steps: move.steps,
      boats: boatsOf(state, board),
      cost: bill.forSteps,
      shells: board.shells,
    };
    yield { rule: 'maori/ship-range', at: 'explorer', params, legal: explorerHints(state, board) };
  }
  if (move.position !== null && move.position !== positionName(bill.explorer)) {
    const params = { found: move.position, expected: positionName(bill.explorer) };
    yield { rule: 'maori/explorer-check', at: 'position', params };
  }

  if (move.sail !== null)
    yield* checkSailing(state, board, board.shells - bill.forSteps, move.sail, action.kind);

  const ship = sailedShip(state, board, move.sail);
  switch (action.kind) {
    case 'place':
      if (action.from !== 's') yield* checkTaking(state, board, bill, action.from);
      else if (bill.hand === null) yield { rule: 'maori/store-empty', at: 'action', params: {} };
      yield* checkPlacing(state, board, ship, bill.hand, action);
      break;
    case 'store':
      yield* checkTaking(state, board, bill, action.from);
      if (board.storage !== null) {
        yield { rule: 'maori/store-one', at: 'action', params: { stored: board.storage } };
      }
      break;
    case 'remove':
      yield* checkRemoving(state, board, ship, action.space);
      break;
    case 'pass':
      break;
  }

  if (bill.total > board.shells) {
    const { total: cost, forSteps, forTake, forSail } = bill;
    const params = { cost, shells: board.shells, steps: forSteps, take: forTake, sail: forSail };
    yield { rule: 'maori/shells', params, legal: cheaper(state, board, bill) };
  }

  if (state.rules.level !== 'basic' || move.relocate !== null) {
    yield* checkRelocation(state, board, ship, bill, move);
  }
  yield* checkRefill(state, bill, move);

  if (move.shells !== null) yield* checkShells(state, board, bill, move.shells, move);
}

/** What there was to be had for the shells: of the steps if they alone are too dear, else of what came last. */
function cheaper(state: MaoriState, board: Board, bill: Bill): Legal {
  const { explorer, forSteps, forTake, forSail } = bill;
  if (forSteps > board.shells) return explorerHints(state, board);
  if (forTake > 0) return lineHints(state, explorer, board.shells - forSteps - forSail);
  return sailHints(state, board, board.shells - forSteps);
}

/** maori/take-line and what can stand in the way on it. */
function* checkTaking(state: MaoriState, board: Board, bill: Bill, place: number): Generator<Broken> {
  const at: At = 'action';
  const position = positionName(bill.explorer);
  if (bill.place < 0) {
    const legal = lineHints(state, bill.explorer, board.shells - bill.forSteps);
    yield { rule: 'maori/take-line', at, params: { place, position }, legal };
    return;
  }
  if (bill.hand === null) {
    const legal = lineHints(state, bill.explorer, board.shells - bill.forSteps);
    yield { rule: 'maori/take-empty', at, params: { place, position }, legal };
  } else if (isVolcano(bill.hand)) {
    const legal = lineHints(state, bill.explorer, board.shells - bill.forSteps);
    yield { rule: 'maori/volcano-take', at, params: { place, position }, legal };
  }
  for (let before = 1; before < place; before++) {
    const face = state.display[placeInLine(bill.explorer, before)] ?? null;
    if (face !== null && isVolcano(face)) {
      const legal = lineHints(state, bill.explorer, board.shells - bill.forSteps);
      yield { rule: 'maori/volcano-blocks', at, params: { place, volcano: before, position }, legal };
      return;
    }
  }
}

function* checkRemoving(
  state: MaoriState,
  board: Board,
  ship: number | null,
  space: string,
): Generator<Broken> {
  const at = spaceAt(state.layout, space);
  const tiles = (): Legal => removeHints(state, board, isLockedUnderShip(state.rules) ? ship : null);
  if ((board.tiles[at] ?? null) === null) {
    const variant = at < 0 ? 'off' : 'empty';
    yield { rule: 'maori/remove-tile', variant, at: 'action', params: { space }, legal: tiles() };
  } else if (at === ship && isLockedUnderShip(state.rules)) {
    yield { rule: 'maori/ship-tile-locked', at: 'action', params: { space }, legal: tiles() };
  }
}

function* checkRefill(state: MaoriState, bill: Bill, move: MaoriMove): Generator<Broken> {
  const { refill, action } = move;
  const isTaking = action.kind === 'store' || (action.kind === 'place' && action.from !== 's');
  if (!isTaking) {
    if (refill !== null) yield { rule: 'maori/no-refill', at: 'refill', params: { face: refill } };
  } else if (bill.hand !== null && !isVolcano(bill.hand)) {
    if (refill === null && state.stack > 0) {
      yield { rule: 'maori/refill', variant: 'missing', params: { stack: state.stack } };
    } else if (refill !== null && state.stack === 0) {
      yield { rule: 'maori/refill', variant: 'spent', at: 'refill', params: { face: refill } };
    }
  }
  if (refill !== null) {
    for (const broken of checkFace(state, refill, state.rules.inventory)) yield { ...broken, at: 'refill' };
  }
}

/** maori/shells-check, citing the rules by which the number comes about. */
function* checkShells(
  state: MaoriState,
  board: Board,
  bill: Bill,
  found: number,
  move: MaoriMove,
): Generator<Broken> {
  const paid = Math.min(bill.total, board.shells);
  const gained = shellsGained(state, board, bill, move, paid);
  const expected = board.shells - paid + gained;
  if (found === expected) return;
  const because: RuleId[] = ['maori/shells'];
  if (bill.forSteps > 0) because.push('maori/ship-range');
  if (bill.forTake > 0 || bill.gaps > 0) because.push('maori/take-cost');
  if (bill.forSail > 0) because.push('maori/ship-sail');
  if (bill.hand !== null && tileOf(bill.hand).shells > 0) because.push('maori/shell-gain');
  const params = { found, expected, had: board.shells, paid, gained, because };
  yield { rule: 'maori/shells-check', at: 'shells', params };
}
