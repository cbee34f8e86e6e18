import type { IToken } from 'chevrotain';
import type { BallPart, ClaimPart, EarlyWay, StonePart, TaneAt, TanePart } from '../ast/moeraki.ts';
import { skipSpace } from '../scan/cursor.ts';
import { spaceIn, spanOf } from './token.ts';

export function readBall(token: IToken): BallPart {
  return { kind: 'ball', hollow: spaceIn(token.image.slice(1)), span: spanOf(token) };
}

export function readStone(token: IToken): StonePart {
  return { kind: 'stone', hollow: spaceIn(token.image), span: spanOf(token) };
}

/** `e4sw` */
export function readTaneAt(text: string): TaneAt {
  const end = skipSpace(text, 0);
  return { field: spaceIn(text.slice(0, end)), direction: text.slice(end) };
}

export function readTane(token: IToken): TanePart {
  const { image } = token;
  return { kind: 'tane', seat: image.charAt(1), ...readTaneAt(image.slice(2)), span: spanOf(token) };
}

const EARLY_WAYS: readonly EarlyWay[] = ['tahuna', 'awa', 'ara', 'mata'];
export function readClaims(token: IToken): readonly ClaimPart[] {
  const way = token.image.slice(1);
  return EARLY_WAYS.filter((one) => one === way).map((one) => ({
    kind: 'claim',
    way: one,
    span: spanOf(token),
  }));
}
