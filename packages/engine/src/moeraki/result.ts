import type { DrawResult, MoerakiResult, WinResult } from '@motu/notation';
import type { Broken } from '../game.ts';
import { isStopped, type Standing, standing } from './score.ts';
import { type MoerakiState, SEATS } from './state.ts';

export function* checkResult(
  state: MoerakiState,
  result: MoerakiResult,
  ended: 'agreed' | 'resigned' | null,
): Generator<Broken> {
  if (result.kind === 'open') return;
  if (isStopped(state, ended)) {
    yield* checkStopped(result, ended);
    return;
  }
  const said = standing(state);
  if (said.kind === 'open') {
    yield { rule: 'moeraki/unfinished', params: { empty: state.hollows.empty } };
    return;
  }
  const claimed = claimOf(result);
  if (!isRight(result, said)) {
    const expected = expectedOf(said);
    yield { rule: 'moeraki/claim', variant: 'result', params: { found: claimed, expected } };
  }
  if (said.kind === 'marae' && result.kind === 'win' && result.points !== null) {
    const [a, b] = result.points;
    if (a !== said.points[0] || b !== said.points[1]) {
      yield { rule: 'moeraki/score-total', params: { found: result.points, expected: said.points } };
    }
  }
}

/** Who resigns leaves a winner and no way of winning; only both together can make it a draw. */
function* checkStopped(
  result: WinResult | DrawResult,
  ended: 'agreed' | 'resigned' | null,
): Generator<Broken> {
  const fits =
    result.kind === 'win' ? result.way === null && SEATS.includes(result.seat) : ended === 'agreed';
  if (!fits) {
    yield { rule: 'moeraki/claim', variant: 'stopped', params: { found: claimOf(result), expected: [] } };
  }
}

function isRight(result: WinResult | DrawResult, said: Exclude<Standing, { kind: 'open' }>): boolean {
  if (result.kind === 'draw') return said.kind === 'draw';
  const { seat, way } = result;
  switch (said.kind) {
    case 'draw':
      return false;
    case 'marae':
      return seat === said.winner && (way === null || way === 'marae');
    case 'early':
      return said.wins.some(
        (win) => win.seat === seat && (way === null || win.ways.some((one) => one === way)),
      );
  }
}

/** As the notation writes it. */
function claimOf(result: WinResult | DrawResult): string {
  if (result.kind === 'draw') return 'draw';
  return result.way === null ? result.seat : `${result.seat} ${result.way}`;
}

function expectedOf(said: Exclude<Standing, { kind: 'open' }>): readonly string[] {
  switch (said.kind) {
    case 'draw':
      return ['draw'];
    case 'marae':
      return [`${said.winner} marae`];
    case 'early':
      return said.wins.flatMap(({ seat, ways }) => ways.map((way) => `${seat} ${way}`));
  }
}

export function writeResult(state: MoerakiState): MoerakiResult {
  const bare = { comments: [], span: { start: 0, end: 0 } };
  const said = standing(state);
  switch (said.kind) {
    case 'open':
      return { kind: 'open', ...bare };
    case 'draw':
      return { kind: 'draw', ...bare };
    case 'marae':
      return { kind: 'win', seat: said.winner, way: 'marae', points: said.points, ...bare };
    case 'early': {
      const [win] = said.wins;
      if (win === undefined) return { kind: 'open', ...bare };
      return { kind: 'win', seat: win.seat, way: win.ways[0] ?? null, points: null, ...bare };
    }
  }
}
