import type { Span } from '../span.ts';
import { isNamePart, isNameStart, NONE, skipGap } from './cursor.ts';

const QUOTE = 34;
const BACKSLASH = 92;
const CLOSE = 93;
const OPEN = 123;
const QUOTES = '"\'\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb';

function skipName(text: string, at: number): number {
  if (!isNameStart(text.charCodeAt(at))) return NONE;
  let end = at + 1;
  while (isNamePart(text.charCodeAt(end))) end++;
  return end;
}

/** `[Name "value"]` on one line. */
export function skipTag(text: string, at: number): number {
  const name = skipName(text, skipGap(text, at + 1));
  if (name === NONE) return NONE;
  const quote = skipGap(text, name);
  if (text.charCodeAt(quote) !== QUOTE) return NONE;
  let end = quote + 1;
  for (let code = text.charCodeAt(end); code !== QUOTE; code = text.charCodeAt(end)) {
    if (code === BACKSLASH && !isEscape(text.charCodeAt(++end))) return NONE;
    if (isLineBreak(text.charCodeAt(end))) return NONE;
    end++;
  }
  const close = skipGap(text, end + 1);
  return text.charAt(close) === ']' ? close + 1 : NONE;
}

/** A quote and the backslash itself: the only escapes. */
function isEscape(code: number): boolean {
  return code === QUOTE || code === BACKSLASH;
}

/**
 * Where something ends that begins like a tag and is none: behind the first `]` that another thing follows,
 * before a comment, or with the line. A brace behind a quote is a part of the value.
 */
export function brokenTagEnd(text: string, at: number): number {
  let end = at;
  let isQuoted = false;
  for (let code = text.charCodeAt(end); !isLineBreak(code); code = text.charCodeAt(++end)) {
    isQuoted ||= QUOTES.includes(text.charAt(end));
    if (code === OPEN && !isQuoted) return end;
    if (code !== CLOSE) continue;
    const next = text.charAt(skipGap(text, end + 1));
    if (next === '' || '\r\n[{;'.includes(next)) return end + 1;
  }
  return end;
}

function isLineBreak(code: number): boolean {
  return code === 10 || code === 13 || Number.isNaN(code);
}

export function tagName(text: string, at: number): string {
  const start = skipGap(text, at + 1);
  return text.slice(start, skipName(text, start));
}

/** Where the value of a tag stands, inside its quotes. */
export function tagValueSpan(text: string, at: number, end: number): Span {
  return { start: text.indexOf('"', at) + 1, end: text.lastIndexOf('"', end - 1) };
}

/** The value that stands there. */
export function tagValue(text: string, span: Span): string {
  const raw = text.slice(span.start, span.end);
  return raw.includes('\\') ? raw.replaceAll(/\\(["\\])/g, '$1') : raw;
}
