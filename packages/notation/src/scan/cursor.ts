/**
 * Small steps over a text, by character code. Each takes an offset and gives the offset after what it found, or
 * `NONE`.
 */
export const NONE = -1;

const TAB = 9;
const LINE_BREAK = 10;
const SPACE = 32;

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isUpper(code: number): boolean {
  return code >= 65 && code <= 90;
}

export function isLower(code: number): boolean {
  return code >= 97 && code <= 122;
}

export function isBlank(code: number): boolean {
  return code === SPACE || (code >= TAB && code <= 13);
}

export function isNameStart(code: number): boolean {
  return isUpper(code) || isLower(code) || code === 95;
}

export function isNamePart(code: number): boolean {
  return isNameStart(code) || isDigit(code);
}

/** Spaces and tabs, which may stand at the joints of a part; a line break may not. */
export function skipGap(text: string, at: number): number {
  let end = at;
  for (let code = text.charCodeAt(end); code === SPACE || code === TAB; code = text.charCodeAt(end)) end++;
  return end;
}

/** One to six digits: more are no number of any game, and would only ask for work. */
export function skipNumber(text: string, at: number): number {
  let end = at;
  while (isDigit(text.charCodeAt(end))) end++;
  return end > at && end - at <= 6 ? end : NONE;
}

/** A column letter and a row number, `c3`. */
export function skipSpace(text: string, at: number): number {
  return isLower(text.charCodeAt(at)) ? skipNumber(text, at + 1) : NONE;
}

/** A given word; what may follow it is for the caller to say. */
export function skipWord(text: string, at: number, word: string): number {
  return text.startsWith(word, at) ? at + word.length : NONE;
}

/** Whether a part may end before this character: the end, a blank, or what opens the next thing. */
export function isBoundary(code: number): boolean {
  switch (code) {
    case SPACE:
    case LINE_BREAK:
    case 33: // !
    case 35: // #
    case 36: // $
    case 40: // (
    case 41: // )
    case 43: // +
    case 59: // ;
    case 61: // =
    case 63: // ?
    case 64: // @
    case 91: // [
    case 123: // {
      return true;
    default:
      return isBlank(code) || Number.isNaN(code);
  }
}

/** Whether a result may end before this character. */
export function isResultEnd(code: number): boolean {
  return isBlank(code) || Number.isNaN(code) || code === 40 || code === 41 || code === 59 || code === 123;
}

/** The end of the line, without its line break. */
export function lineEnd(text: string, at: number): number {
  const found = text.indexOf('\n', at);
  const end = found === -1 ? text.length : found;
  return text.charAt(end - 1) === '\r' && end - 1 > at ? end - 1 : end;
}
