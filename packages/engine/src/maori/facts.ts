import type { Fact } from '../game.ts';
import { type Bill, billOf } from './bill.ts';
import { positionName } from './explorer.ts';
import type { MaoriMove } from './move.ts';
import { boatsOf, type MaoriState, moverOf } from './state.ts';

/** What a turn came to, for the reader: steps and prices, shells gained, the end coming near. */
export function facts(before: MaoriState, move: MaoriMove, after: MaoriState): readonly Fact[] {
  const board = moverOf(before);
  const bill = billOf(before, board, move);
  const list: Fact[] = [];

  if (move.steps !== null) {
    const position = positionName(bill.explorer);
    const boats = boatsOf(before, board);
    const kind = bill.forSteps > 0 ? 'steps-paid' : 'steps';
    list.push({ kind, params: { steps: move.steps, position, boats, shells: bill.forSteps } });
  }
  if (move.sail !== null) list.push({ kind: 'sail', params: { space: move.sail, shells: bill.forSail } });
  if (bill.hand !== null) {
    const { hand: face, skipped, gaps, forTake: shells } = bill;
    list.push({ kind: takeKind(bill), params: { face, skipped, gaps, shells } });
  }
  const { gained } = bill;
  if (gained > 0) list.push({ kind: 'gain', params: { shells: gained, supply: after.supply } });
  if (before.stack > 0 && after.stack === 0) list.push({ kind: 'stack-spent', params: {} });
  if (before.final === null && after.final !== null) {
    list.push({ kind: 'board-full', params: { seat: before.turn.seat, seats: after.final } });
  }
  if (after.over && !before.over) list.push({ kind: 'over', params: {} });
  return list;
}

function takeKind({ place, gaps, forTake }: Bill): string {
  if (place < 0) return 'from-storage';
  if (gaps > 0) return 'take-past-gaps';
  return forTake > 0 ? 'take-paid' : 'take';
}
