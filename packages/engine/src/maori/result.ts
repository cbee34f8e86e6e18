import type { MaoriResult } from '@motu/notation';
import type { Broken, Outcome } from '../game.ts';
import { scoresOf, winnersOf } from './score.ts';
import type { MaoriState } from './state.ts';

type Ended = 'agreed' | 'resigned' | null;

export function outcome(state: MaoriState, result: MaoriResult | null, ended: Ended): Outcome {
  if (state.over) {
    const scores = scoresOf(state).map(({ total }) => total);
    return { ended: 'played', scores, winners: winnersOf(state), way: null };
  }
  if (ended === 'agreed' && result?.kind === 'points') {
    const most = Math.max(...result.points);
    const winners = state.seats.filter((_, at) => result.points[at] === most);
    return { ended: 'agreed', scores: result.points, winners, way: null };
  }
  return { ended: 'open', scores: null, winners: [], way: null };
}

/** maori/unfinished, and maori/score-total where the game has ended; agreed numbers are not judged. */
export function* checkResult(state: MaoriState, result: MaoriResult, ended: Ended): Generator<Broken> {
  if (result.kind === 'open') return;
  if (!state.over) {
    if (ended !== 'agreed') yield { rule: 'maori/unfinished', params: { found: result.points } };
    return;
  }
  const expected = scoresOf(state).map(({ total }) => total);
  const rule = 'maori/score-total';
  if (result.points.length !== expected.length) {
    yield { rule, variant: 'count', params: { found: result.points.length, expected: expected.length } };
    return;
  }
  for (const [at, seat] of state.seats.entries()) {
    const found = result.points[at] ?? 0;
    const total = expected[at] ?? 0;
    if (found !== total) yield { rule, params: { seat, found, expected: total } };
  }
}

export function writeResult(state: MaoriState): MaoriResult {
  const span = { start: 0, end: 0 };
  if (!state.over) return { kind: 'open', comments: [], span };
  return { kind: 'points', points: scoresOf(state).map(({ total }) => total), comments: [], span };
}
