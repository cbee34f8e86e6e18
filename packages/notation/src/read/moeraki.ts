import type { IToken } from 'chevrotain';
import type { BallPart, ClaimPart, EarlyWay, StonePart, TaneAt, TanePart } from '../ast/moeraki.ts';
import { skipSpace } from '../scan/cursor.ts';
import { endOf, spaceAt, spanOf } from './token.ts';

export function readBall(text: string, token: IToken): BallPart {
  return { kind: 'ball', hollow: spaceAt(text, token.startOffset + 1), span: spanOf(token) };
}

export function readStone(text: string, token: IToken): StonePart {
  return { kind: 'stone', hollow: spaceAt(text, token.startOffset), span: spanOf(token) };
}

/** `e4sw` */
export function readTaneAt(text: string, at = 0, end = text.length): TaneAt {
  return { field: spaceAt(text, at), direction: text.slice(skipSpace(text, at), end) };
}

export function readTane(text: string, token: IToken): TanePart {
  const { startOffset } = token;
  const { field, direction } = readTaneAt(text, startOffset + 2, endOf(token));
  return { kind: 'tane', seat: text.charAt(startOffset + 1), field, direction, span: spanOf(token) };
}

export function readClaim(text: string, token: IToken): ClaimPart {
  return { kind: 'claim', way: wayAt(text, token.startOffset + 1), span: spanOf(token) };
}

/** The scanner lets no other word through, so their first letters tell them apart. */
function wayAt(text: string, at: number): EarlyWay {
  switch (text.charAt(at)) {
    case 't':
      return 'tahuna';
    case 'm':
      return 'mata';
    default:
      return text.charAt(at + 1) === 'w' ? 'awa' : 'ara';
  }
}
