import type { MaoriResult } from '@motu/notation';
import type { RuleId } from '../catalogue/rules.ts';
import type { Broken, Outcome, ScoreLine } from '../game.ts';
import { scoresOf, winnersOf } from './score.ts';
import type { MaoriState } from './state.ts';
import { tileOf } from './tile.ts';

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
  const scores = scoresOf(state);
  const rule = 'maori/score-total';
  if (result.points.length !== scores.length) {
    yield { rule, variant: 'count', params: { found: result.points.length, expected: scores.length } };
    return;
  }
  for (const [at, { seat, lines, total }] of scores.entries()) {
    const found = result.points[at] ?? 0;
    if (found === total) continue;
    const parts = {
      palms: pointsOf(lines, 'maori/score-palms') + pointsOf(lines, 'maori/score-atoll'),
      leis: pointsOf(lines, 'maori/score-lei'),
      boats: pointsOf(lines, 'maori/score-boats'),
      shells: pointsOf(lines, 'maori/score-shells'),
      empty: pointsOf(lines, 'maori/score-empty'),
    };
    yield { rule, params: { seat, found, expected: total, ...parts, because: reasons(state, at) } };
  }
}

function pointsOf(lines: readonly ScoreLine[], rule: RuleId): number {
  return lines.find((line) => line.rule === rule)?.points ?? 0;
}

/** The rules of scoring that had something to say about a board, be it that something counts nothing. */
function reasons(state: MaoriState, at: number): readonly RuleId[] {
  const board = state.boards[at];
  const faces = (board?.tiles ?? []).map((face) => tileOf(face ?? '~'));
  const hasPalms = faces.some(({ palms }) => palms > 0);
  const scores = scoresOf(state);
  const most = Math.max(...scores.map(({ total }) => total));
  const isTied = scores.filter(({ total }) => total === most).length > 1;
  const cited: readonly (readonly [RuleId, boolean])[] = [
    ['maori/score-palms', hasPalms],
    ['maori/score-atoll', hasPalms && state.layout.hasAtoll],
    ['maori/score-lei', faces.some(({ leis }) => leis > 0)],
    ['maori/score-boats', true],
    ['maori/score-shells', true],
    ['maori/score-empty', pointsOf(scores[at]?.lines ?? [], 'maori/score-empty') < 0],
    ['maori/score-storage', board !== undefined && board.storage !== null],
    ['maori/winner', isTied],
  ];
  return cited.filter(([, isCited]) => isCited).map(([rule]) => rule);
}

export function writeResult(state: MaoriState): MaoriResult {
  const span = { start: 0, end: 0 };
  if (!state.over) return { kind: 'open', comments: [], span };
  return { kind: 'points', points: scoresOf(state).map(({ total }) => total), comments: [], span };
}
