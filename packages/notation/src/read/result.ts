import type { IToken } from 'chevrotain';
import type { Comment, OpenResult, PointsResult } from '../ast/common.ts';
import type { DrawResult, Way, WinResult } from '../ast/moeraki.ts';
import { spanOf } from './token.ts';

const WAYS: readonly Way[] = ['tahuna', 'awa', 'ara', 'mata', 'marae'];

function wordsOf(token: IToken): readonly string[] {
  return token.image
    .slice(1)
    .split(/[ \t]+/)
    .filter((word) => word !== '');
}

export function readWin(token: IToken, comments: readonly Comment[]): WinResult {
  const [seat = '', way, first, second] = wordsOf(token);
  return {
    kind: 'win',
    seat,
    way: WAYS.find((one) => one === way) ?? null,
    points: first === undefined || second === undefined ? null : [Number(first), Number(second)],
    comments,
    span: spanOf(token),
  };
}

export function readDraw(token: IToken, comments: readonly Comment[]): DrawResult {
  return { kind: 'draw', comments, span: spanOf(token) };
}

/** `# 37 31` of the other games; a minus zero is no points of its own. */
export function readPoints(token: IToken, comments: readonly Comment[]): PointsResult {
  return {
    kind: 'points',
    points: wordsOf(token).map((word) => Number(word) + 0),
    comments,
    span: spanOf(token),
  };
}

export function readOpen(token: IToken, comments: readonly Comment[]): OpenResult {
  return { kind: 'open', comments, span: spanOf(token) };
}
