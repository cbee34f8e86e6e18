import type { Bill } from './bill.ts';
import { spaceAt } from './layout.ts';
import { otherwise, RULING_NAMES, type RulingName, rulingBit } from './rulings.ts';
import { isAnyCleared, scoresOf } from './score.ts';
import { stepsTo } from './ship.ts';
import { boatsIf, type MaoriState } from './state.ts';

const GAP = rulingBit('gap');
const COVERED_BOAT = rulingBit('covered-boat');
const SAIL_STEP = rulingBit('sail-step');
const SAIL_PATH = rulingBit('sail-path');

/** The rulings whose other answer would have priced or judged this turn differently, as bits. */
export function usedInTurn(bill: Bill): number {
  const { state, board, move } = bill;
  let used = bill.gaps > 0 ? GAP : 0;
  if (board.covered > 0 && bill.forSteps !== stepsOtherwise(bill)) used |= COVERED_BOAT;
  if (move.sail !== null && state.rules.level !== 'basic') used |= usedInSailing(bill, move.sail);
  return used;
}

function stepsOtherwise({ state, board, move }: Bill): number {
  const isKept = state.rules.rulings['covered-boat'] === 'kept';
  return Math.max(0, (move.steps ?? 0) - boatsIf(state.layout, board, !isKept));
}

function usedInSailing({ state: { layout, rules }, board, sailing }: Bill, sail: string): number {
  const to = spaceAt(layout, sail);
  const isRook = rules.rulings['sail-step'] === 'rook';
  const isOverTiles = rules.rulings['sail-path'] === 'tiles';
  const byStep = sailing === stepsTo(layout, board, to, !isRook, isOverTiles) ? 0 : SAIL_STEP;
  const byPath = sailing === stepsTo(layout, board, to, isRook, !isOverTiles) ? 0 : SAIL_PATH;
  return byStep | byPath;
}

/** All rulings that mattered: those of the turns and, once the game is over, those of the scoring. */
export function rulingsUsed(state: MaoriState): readonly RulingName[] {
  return RULING_NAMES.filter((name) => (state.used & rulingBit(name)) !== 0 || scoresOtherwise(state, name));
}

function scoresOtherwise(state: MaoriState, name: RulingName): boolean {
  if (!state.over) return false;
  if (name === 'cleared') return isAnyCleared(state);
  if (name !== 'covered-boat' || state.layout.printed === 0) return false;
  const rules = { ...state.rules, rulings: otherwise(state.rules.rulings, name) };
  const own = scoresOf(state);
  const other = scoresOf({ ...state, rules });
  return own.some(({ total }, at) => total !== other[at]?.total);
}
