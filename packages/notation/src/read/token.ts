import type { IToken } from 'chevrotain';
import type { Glyph, Label } from '../ast/common.ts';
import { isDigit, skipGap } from '../scan/cursor.ts';
import type { Span } from '../span.ts';

export function spanOf(token: IToken): Span {
  return { start: token.startOffset, end: endOf(token) };
}

/** The first offset after a token. */
export function endOf({ startOffset, endOffset }: IToken): number {
  return (endOffset ?? startOffset) + 1;
}

/** The next thing behind a sign of one character, past the blanks that may stand at the joint. */
export function behind(text: string, sign: number): number {
  return skipGap(text, sign + 1);
}

const FIRST = 65; // A
const LETTERS = 58;
const ROWS = 100;
const spaces: (string | undefined)[] = new Array(LETTERS * ROWS);

/** A space in its one spelling, `c03` is `c3`. Every `c3` is the same string: none is made twice. */
export function spaceAt(text: string, at: number): string {
  const row = numberAt(text, at + 1);
  if (row >= ROWS) return text.charAt(at) + row;
  const index = (text.charCodeAt(at) - FIRST) * ROWS + row;
  const known = spaces[index];
  if (known !== undefined) return known;
  const space = text.charAt(at) + row;
  spaces[index] = space;
  return space;
}

/** The number whose digits begin here. */
export function numberAt(text: string, at: number): number {
  let number = 0;
  for (let end = at; ; end++) {
    const code = text.charCodeAt(end);
    if (!isDigit(code)) return number;
    number = number * 10 + code - 48;
  }
}

export function readLabel(text: string, start: number, end: number, span: Span): Label {
  return { round: numberAt(text, start), seat: text.charAt(end - 1), span };
}

const GLYPHS: readonly Glyph[] = ['!', '?', '!!', '??', '!?', '?!'];

export function readGlyphs(token: IToken): readonly Glyph[] {
  return GLYPHS.filter((one) => one === token.image);
}
