import type { MaheResult, Seat } from '@motu/notation';
import type { Broken, Outcome, ScoreLine, SeatScore } from '../game.ts';
import { type MaheState, NEST_EGGS } from './state.ts';

type Ended = 'agreed' | 'resigned' | null;

export function score(state: MaheState): readonly SeatScore[] {
  return state.seats.map((seat, index) => {
    const cards = state.eggs[index] ?? [];
    const eggs = cards.reduce((sum, card) => sum + card, 0);
    const laid: ScoreLine = { rule: 'mahe/lay', points: eggs, count: cards.length };
    if (state.nest !== seat) return { seat, lines: [laid], total: eggs };
    const nest: ScoreLine = { rule: 'mahe/game-over', points: NEST_EGGS, count: 1 };
    return { seat, lines: [laid, nest], total: eggs + NEST_EGGS };
  });
}

export function outcome(state: MaheState, result: MaheResult | null, ended: Ended): Outcome {
  if (state.over) {
    const scores = score(state);
    return {
      ended: 'played',
      scores: scores.map(({ total }) => total),
      winners: winnersOf(scores),
      way: null,
    };
  }
  if (ended === 'agreed' && result?.kind === 'points') {
    const most = Math.max(...result.points);
    const winners = state.seats.filter((_, index) => result.points[index] === most);
    return { ended: 'agreed', scores: result.points, winners, way: null };
  }
  return { ended: 'open', scores: null, winners: [], way: null };
}

/** mahe/winner: most eggs, then most cards, the nest being one of them. */
function winnersOf(scores: readonly SeatScore[]): readonly Seat[] {
  const most = Math.max(...scores.map(({ total }) => total));
  const leaders = scores.filter(({ total }) => total === most);
  const cards = Math.max(...leaders.map(cardsOf));
  return leaders.filter((leader) => cardsOf(leader) === cards).map(({ seat }) => seat);
}

function cardsOf({ lines }: SeatScore): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}

export function* checkResult(state: MaheState, result: MaheResult, ended: Ended): Generator<Broken> {
  if (result.kind === 'open') return;
  if (!state.over) {
    if (ended !== 'agreed') yield { rule: 'mahe/unfinished', params: { taken: state.taken } };
    return;
  }
  const scores = score(state);
  const expected = scores.map(({ total }) => total);
  const legal = { kind: 'total', options: [{ totals: expected }] };
  if (result.points.length !== scores.length) {
    const params = { found: result.points.length, expected: scores.length };
    yield { rule: 'mahe/score-total', variant: 'count', params, legal };
    return;
  }
  for (const [index, { seat, total }] of scores.entries()) {
    const found = result.points[index] ?? 0;
    if (found !== total) yield { rule: 'mahe/score-total', params: { seat, found, expected: total }, legal };
  }
}

export function writeResult(state: MaheState): MaheResult {
  const points = score(state).map(({ total }) => total);
  return { kind: 'points', points, comments: [], span: { start: 0, end: 0 } };
}
