import type { TokenType } from 'chevrotain';
import { Ball, Claim, Draw, Stone, Tane, TornWord, Win } from '../tokens.ts';
import { isDigit, isLower, isUpper, NONE, skipGap, skipNumber, skipSpace, skipWord } from './cursor.ts';
import { foundResult, foundWord } from './found.ts';

const EARLY_WAYS = ['tahuna', 'awa', 'ara', 'mata'];

function skipOneOf(text: string, at: number, words: readonly string[]): number {
  const word = words.find((one) => text.startsWith(one, at));
  return word === undefined ? NONE : at + word.length;
}

function skipTane(text: string, at: number): number {
  const field = isUpper(text.charCodeAt(at + 1)) ? skipSpace(text, at + 2) : NONE;
  if (field === NONE) return NONE;
  let end = field;
  while (isLower(text.charCodeAt(end)) && end - field < 5) end++;
  return end > field && end - field <= 4 ? end : NONE;
}

/** `11` or `10.5` */
function skipDecimal(text: string, at: number): number {
  const whole = skipNumber(text, at);
  if (whole === NONE || text.charAt(whole) !== '.') return whole;
  let end = whole + 1;
  while (isDigit(text.charCodeAt(end))) end++;
  return end > whole + 1 && end - whole <= 4 ? end : NONE;
}

function skipMarae(text: string, at: number): number {
  const marae = skipWord(text, at, 'marae');
  if (marae === NONE) return NONE;
  const first = skipDecimal(text, skipGap(text, marae));
  if (first === NONE || skipGap(text, marae) === marae) return marae;
  const gap = skipGap(text, first);
  const second = gap === first ? NONE : skipDecimal(text, gap);
  return second === NONE ? marae : second;
}

function skipWin(text: string, at: number): number {
  const seat = skipGap(text, at + 1);
  if (!isUpper(text.charCodeAt(seat))) return NONE;
  const way = skipGap(text, seat + 1);
  if (way === seat + 1) return way;
  const early = skipOneOf(text, way, EARLY_WAYS);
  if (early !== NONE) return early;
  const marae = skipMarae(text, way);
  return marae === NONE ? seat + 1 : marae;
}

/** A ball or a check with a blank in it, `* f6` or `# awa`: one word by intent, and never a result. */
function tornWord(text: string, at: number): TokenType | null {
  const start = skipGap(text, at + 1);
  if (start === at + 1) return null;
  const end = text.charAt(at) === '*' ? skipSpace(text, start) : skipOneOf(text, start, EARLY_WAYS);
  return foundResult(TornWord, text, end);
}

/** The part of a Moeraki-Kemu turn that stands here, or its result, if it is one. */
export function moerakiPart(text: string, at: number, code: number): TokenType | null {
  switch (code) {
    case 42: // *
      return foundWord(Ball, text, skipSpace(text, at + 1)) ?? tornWord(text, at);
    case 84: // T
      return foundWord(Tane, text, skipTane(text, at));
    case 35: // #
      return (
        foundWord(Claim, text, skipOneOf(text, at + 1, EARLY_WAYS)) ??
        foundResult(Win, text, skipWin(text, at)) ??
        foundResult(Draw, text, skipWord(text, skipGap(text, at + 1), 'draw')) ??
        tornWord(text, at)
      );
    default:
      return foundWord(Stone, text, skipSpace(text, at));
  }
}
