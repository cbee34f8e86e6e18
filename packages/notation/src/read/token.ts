import type { IToken } from 'chevrotain';
import type { Glyph, Label } from '../ast/common.ts';
import { isDigit } from '../scan/cursor.ts';
import type { Span } from '../span.ts';

const BLANKS = /[ \t]+/g;

/** The token's text without the blanks that may stand at its joints. */
export function tight(token: IToken): string {
  const { image } = token;
  return image.includes(' ') || image.includes('\t') ? image.replaceAll(BLANKS, '') : image;
}

export function spanOf(token: IToken): Span {
  return { start: token.startOffset, end: (token.endOffset ?? token.startOffset) + 1 };
}

/** A space in its one spelling: `c03` is `c3`. */
export function spaceIn(text: string): string {
  return text.charAt(1) === '0' ? text.charAt(0) + Number(text.slice(1)) : text;
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

export function readLabel(token: IToken): Label {
  const { image } = token;
  return { round: numberAt(image, 0), seat: image.charAt(image.length - 1), span: spanOf(token) };
}

const GLYPHS: readonly Glyph[] = ['!', '?', '!!', '??', '!?', '?!'];

export function readGlyphs(token: IToken): readonly Glyph[] {
  return GLYPHS.filter((one) => one === token.image);
}
