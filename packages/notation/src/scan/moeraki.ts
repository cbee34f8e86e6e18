import { Ball, Claim, Draw, Stone, Tane, Win } from '../tokens.ts';
import {
  isDigit,
  isLower,
  isResultEnd,
  isUpper,
  NONE,
  skipGap,
  skipNumber,
  skipSpace,
  skipWord,
} from './cursor.ts';
import type { Candidate } from './match.ts';

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
export function skipTornWord(text: string, at: number): number {
  const sign = text.charAt(at);
  const start = skipGap(text, at + 1);
  if (start === at + 1 || (sign !== '*' && sign !== '#')) return NONE;
  const end = sign === '*' ? skipSpace(text, start) : skipOneOf(text, start, EARLY_WAYS);
  return end !== NONE && isResultEnd(text.charCodeAt(skipGap(text, end))) ? end : NONE;
}

const ball: readonly Candidate[] = [[Ball, (text, at) => skipSpace(text, at + 1)]];
const tane: readonly Candidate[] = [[Tane, skipTane]];
const hash: readonly Candidate[] = [
  [Claim, (text, at) => skipOneOf(text, at + 1, EARLY_WAYS)],
  [Win, skipWin],
  [Draw, (text, at) => skipWord(text, skipGap(text, at + 1), 'draw')],
];
const stone: readonly Candidate[] = [[Stone, skipSpace]];

/** What a part of a Moeraki-Kemu turn, or its result, can be, by its first character. */
export function moerakiCandidates(code: number): readonly Candidate[] {
  switch (code) {
    case 42: // *
      return ball;
    case 84: // T
      return tane;
    case 35: // #
      return hash;
    default:
      return stone;
  }
}
