import type { IToken } from 'chevrotain';
import type { Valued } from '../ast/common.ts';
import type { Die, Field } from '../ast/mahe.ts';
import { isUpper, skipGap } from '../scan/cursor.ts';
import { numberAt, spanOf, tight } from './token.ts';

export function readTurtle(token: IToken): number {
  return Number(tight(token).slice(0, -1));
}

/** `5+(2B)`: each die with its own place, so that a finding can point at the one that is wrong. */
export function readDice(token: IToken): readonly Die[] {
  const { image, startOffset } = token;
  const dice: Die[] = [];
  for (let at = 0; at < image.length; ) {
    const plus = image.indexOf('+', at);
    const end = plus === -1 ? image.length : plus;
    const start = skipGap(image, at);
    dice.push(readDie(image.slice(start, end).trimEnd(), startOffset + start));
    at = end + 1;
  }
  return dice;
}

function readDie(text: string, start: number): Die {
  const span = { start, end: start + text.length };
  if (text.charAt(0) !== '(') return { value: numberAt(text, 0), card: null, span };
  const last = text.length - 2;
  const offered = isUpper(text.charCodeAt(last)) ? text.charAt(last) : null;
  const value = Number(text.slice(1, offered === null ? last + 1 : last));
  return { value, card: { offeredBy: offered }, span };
}

export function readLanding(token: IToken): Valued<Field> {
  const text = tight(token).slice(1);
  return { value: text === 'raft' ? 'raft' : numberAt(text, 0), span: spanOf(token) };
}

export function readReveal(token: IToken): Valued<number | 'nest'> {
  const text = tight(token).slice(1);
  return { value: text === 'nest' ? 'nest' : numberAt(text, 0), span: spanOf(token) };
}
