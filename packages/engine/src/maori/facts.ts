import type { Fact } from '../game.ts';
import { type Bill, billOf } from './bill.ts';
import { positionName } from './explorer.ts';
import type { MaoriMove } from './move.ts';
import { boatsOf, type MaoriState } from './state.ts';

/** What a turn came to, for the reader: steps and prices, shells gained, the end coming near. */
export function facts(before: MaoriState, move: MaoriMove, after: MaoriState): readonly Fact[] {
  const bill = billOf(before, move);
  const told = priceFacts(bill);
  const isNews = bill.gained > 0 || after.stack === 0 || after.final !== null;
  return isNews ? [...told, ...newsFacts(bill, after)] : told;
}

function priceFacts(bill: Bill): readonly Fact[] {
  const { sail } = bill.move;
  const steps = stepsFact(bill);
  const take = takeFact(bill);
  // Nearly every turn has these two and no sailing: a list of their number is cheaper than one that grows.
  if (steps !== null && take !== null && sail === null) return [steps, take];
  const told: Fact[] = [];
  if (steps !== null) told.push(steps);
  if (sail !== null) told.push({ kind: 'sail', params: { space: sail, shells: bill.forSail } });
  if (take !== null) told.push(take);
  return told;
}

function stepsFact({ state, board, move: { steps }, explorer, forSteps: shells }: Bill): Fact | null {
  if (steps === null) return null;
  const params = { steps, position: positionName(explorer), boats: boatsOf(state, board), shells };
  return { kind: shells > 0 ? 'steps-paid' : 'steps', params };
}

function takeFact({ hand, place, skipped, gaps, forTake: shells }: Bill): Fact | null {
  if (hand === null) return null;
  return { kind: takeKind(place, gaps, shells), params: { face: hand.face, skipped, gaps, shells } };
}

function takeKind(place: number, gaps: number, shells: number): string {
  if (place < 0) return 'from-storage';
  if (gaps > 0) return 'take-past-gaps';
  return shells > 0 ? 'take-paid' : 'take';
}

function newsFacts({ state: before, gained }: Bill, after: MaoriState): readonly Fact[] {
  const news: Fact[] = [];
  if (gained > 0) news.push({ kind: 'gain', params: { shells: gained, supply: after.supply } });
  if (before.stack > 0 && after.stack === 0) news.push({ kind: 'stack-spent', params: {} });
  if (before.final === null && after.final !== null) {
    news.push({ kind: 'board-full', params: { seat: before.turn.seat, seats: after.final } });
  }
  if (after.over && !before.over) news.push({ kind: 'over', params: {} });
  return news;
}
