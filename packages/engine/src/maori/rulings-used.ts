import type { Bill } from './bill.ts';
import { spaceAt } from './layout.ts';
import type { MaoriMove } from './move.ts';
import { otherwise, RULING_NAMES, type RulingName, rulingBit } from './rulings.ts';
import { scoresOf } from './score.ts';
import { sailingSteps } from './ship.ts';
import { type Board, boatsOf, type MaoriState } from './state.ts';

const GAP = rulingBit('gap');
const COVERED_BOAT = rulingBit('covered-boat');

/** The rulings whose other answer would have priced or judged this turn differently, as bits. */
export function usedInTurn(state: MaoriState, board: Board, bill: Bill, move: MaoriMove): number {
  let used = bill.gaps > 0 ? GAP : 0;
  if (board.covered > 0 && bill.forSteps !== stepsOtherwise(state, board, move)) used |= COVERED_BOAT;
  if (move.sail !== null && state.rules.level !== 'basic') {
    if (sailsOtherwise(state, board, move.sail, 'sail-step')) used |= rulingBit('sail-step');
    if (sailsOtherwise(state, board, move.sail, 'sail-path')) used |= rulingBit('sail-path');
  }
  return used;
}

function stepsOtherwise(state: MaoriState, board: Board, move: MaoriMove): number {
  const rules = { ...state.rules, rulings: otherwise(state.rules.rulings, 'covered-boat') };
  return Math.max(0, (move.steps ?? 0) - boatsOf({ layout: state.layout, rules }, board));
}

function sailsOtherwise({ layout, rules }: MaoriState, board: Board, to: string, name: RulingName): boolean {
  const at = spaceAt(layout, to);
  const other = otherwise(rules.rulings, name);
  return sailingSteps(layout, board, at, rules.rulings) !== sailingSteps(layout, board, at, other);
}

/** All rulings that mattered: those of the turns and, once the game is over, those of the scoring. */
export function rulingsUsed(state: MaoriState): readonly RulingName[] {
  return RULING_NAMES.filter((name) => (state.used & rulingBit(name)) !== 0 || scoresOtherwise(state, name));
}

function scoresOtherwise(state: MaoriState, name: RulingName): boolean {
  const isAsked = name === 'cleared' || (name === 'covered-boat' && state.layout.printed > 0);
  if (!state.over || !isAsked) return false;
  const rules = { ...state.rules, rulings: otherwise(state.rules.rulings, name) };
  const own = scoresOf(state);
  const other = scoresOf({ ...state, rules });
  return own.some(({ total }, at) => total !== other[at]?.total);
}
