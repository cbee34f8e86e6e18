import type { Limits } from './limits.ts';
import { isBlank, isNamePart, lineEnd, NONE } from './scan/cursor.ts';
import { brokenTagEnd, skipTag, tagName } from './scan/tag.ts';

/** What opens every game at the start of a line, so that a text can be cut into games without reading them. */
const OPENING = '[Motu';
const BYTE_ORDER_MARK = 0xfeff;
const LINE_BREAK = 10;

/** Finds where games end. `NONE` where that depends on text still to come, unless this is all there is. */
export type Cutter = (from: number, isAll: boolean) => number;

export function createCutter(text: string, limits: Limits, endOfComment: (from: number) => number): Cutter {
  const openingFrom = remembered((from) => findOpening(text, from));
  const braceFrom = remembered((from) => text.indexOf('{', from));

  /** Where the first comment opens between two places: a brace in a tag or behind `;` opens none. */
  const findComment = (from: number, to: number): number => {
    let clear = from;
    for (;;) {
      const brace = braceFrom(clear);
      if (brace === NONE || brace >= to) return NONE;
      let at = brace;
      while (at > clear && text.charCodeAt(at - 1) !== LINE_BREAK) at--;
      while (at < brace) at = stepOver(text, at);
      if (at === brace) return brace;
      clear = at;
    }
  };

  /** Too long a game ends at the next opening whatever stands before it: no more is read of it. */
  const endOfLongGame = (from: number, isAll: boolean): number => {
    const next = openingFrom(from);
    if (next !== NONE && (isAll || isCertain(text, next))) return next;
    return isAll ? text.length : NONE;
  };

  return (from, isAll) => {
    const far = from + limits.game;
    let isOpened = opensGame(text, from);
    let clear = from;
    for (;;) {
      const next = openingFrom(clear === from ? from + 1 : clear);
      const isNear = next !== NONE && next <= far;
      const brace = findComment(clear, isNear ? next : far);
      if (brace !== NONE) {
        const end = endOfComment(brace + 1);
        if (end !== NONE) clear = end + 1;
        else if (isAll || brace + 1 + limits.comment <= text.length) clear = lineEnd(text, brace);
        else return NONE;
      } else if (!isNear) {
        if (text.length > far) return endOfLongGame(far + 1, isAll);
        return isAll ? text.length : NONE;
      } else if (!isAll && !isCertain(text, next)) return NONE;
      else if (isOpened || !isHead(text, from, next, endOfComment)) return next;
      else {
        isOpened = true;
        clear = next + 1;
      }
    }
  };
}

/** Keeps what was found: a search from before it that starts after the last one finds the same. */
function remembered(find: (from: number) => number): (from: number) => number {
  let searched = 0;
  let found = -2;
  return (from) => {
    const holds = found !== -2 && from >= searched && (found === NONE || found >= from);
    if (!holds) {
      searched = from;
      found = find(from);
    }
    return found;
  };
}

/** The next place where a game opens, in a comment or not. */
export function findOpening(text: string, from: number): number {
  let at = text.indexOf(OPENING, from);
  while (at !== -1 && !opensGame(text, at)) at = text.indexOf(OPENING, at + 1);
  return at;
}

function opensGame(text: string, at: number): boolean {
  return (
    text.startsWith(OPENING, at) && !isNamePart(text.charCodeAt(at + OPENING.length)) && startsLine(text, at)
  );
}

/** Files put together with `cat` bring their byte order marks along. */
function startsLine(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1) === BYTE_ORDER_MARK ? at - 2 : at - 1;
  return before < 0 || text.charCodeAt(before) === LINE_BREAK;
}

/** Whether the character after the opening is there: it may yet be another tag, `[Motus "…"]`. */
export function isCertain(text: string, at: number): boolean {
  return at + OPENING.length < text.length;
}

/** Whether only tags and comments stand there, and no opening: then what opens next is still the same game. */
function isHead(text: string, from: number, to: number, endOfComment: (from: number) => number): boolean {
  for (let at = from; at < to; ) {
    const code = text.charCodeAt(at);
    if (code === 91 /* [ */) {
      if (skipTag(text, at) !== NONE && tagName(text, at) === 'Motu') return false;
      at = stepOver(text, at);
    } else if (code === 123 /* { */) {
      const end = endOfComment(at + 1);
      at = end === NONE ? lineEnd(text, at) : end + 1;
    } else if (isBlank(code) || code === BYTE_ORDER_MARK || code === 59 /* ; */) at = stepOver(text, at);
    else return false;
  }
  return true;
}

/** Over a tag, a broken tag or a comment to the end of its line, or else one character. */
function stepOver(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === 59 /* ; */) return lineEnd(text, at);
  if (code !== 91 /* [ */) return at + 1;
  const end = skipTag(text, at);
  return end === NONE ? brokenTagEnd(text, at) : end;
}

/** Whether nothing stands there but white space. */
export function isVoid(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (!isBlank(code) && code !== BYTE_ORDER_MARK) return false;
  }
  return true;
}
