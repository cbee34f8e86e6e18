import { NONE } from './cursor.ts';

const BACKSLASH = 92;
const CLOSE = 125;

/**
 * Finds where a comment closes: the offset of its `}`, or `NONE` if it runs longer than the limit allows. What
 * was searched in vain is remembered, so that a text of nothing but `{` is read once and not once for each.
 */
export function createCommentEnds(text: string, limit: number): (from: number) => number {
  let vainFrom = 0;
  let vainUntil = 0;
  return (from) => {
    const known = from >= vainFrom && from < vainUntil;
    const last = Math.min(text.length, from + limit);
    let at = known ? vainUntil : from;
    for (; at < last; at++) {
      const code = text.charCodeAt(at);
      if (code === BACKSLASH) at++;
      else if (code === CLOSE) return at;
    }
    if (!known) vainFrom = from;
    vainUntil = at;
    return NONE;
  };
}

/** What a comment in braces says: `\}` and `\\` are its escapes. */
export function commentText(raw: string): string {
  const lines = plainLines(raw);
  return lines.includes('\\') ? lines.replaceAll(/\\([\\}])/g, '$1') : lines;
}

/** A line ends with one character, however the file was written. */
export function plainLines(raw: string): string {
  return raw.includes('\r') ? raw.replaceAll(/\r\n?/g, '\n') : raw;
}
