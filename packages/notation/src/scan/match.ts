import type { TokenType } from 'chevrotain';
import type { GameId } from '../ast/common.ts';
import {
  BrokenResult,
  Draw,
  Glyph,
  Label,
  Open,
  Points,
  Sic,
  TornWord,
  Turtle,
  Unknown,
  VariationClose,
  VariationOpen,
  Win,
} from '../tokens.ts';
import {
  isBlank,
  isBoundary,
  isDigit,
  isLower,
  isResultEnd,
  isUpper,
  NONE,
  skipGap,
  skipNumber,
  skipWord,
} from './cursor.ts';
import { maheCandidates } from './mahe.ts';
import { maoriCandidates } from './maori.ts';
import { moerakiCandidates, skipTornWord } from './moeraki.ts';

/** A token type, and the step over what it looks like. */
export type Candidate = readonly [type: TokenType, skip: (text: string, at: number) => number];

/** Where the token found by `match` ends: a second result without an object for each token. */
export let matchEnd = 0;

/** The token at this place, which is not blank and opens neither a tag nor a comment. */
export function match(game: GameId | null, text: string, at: number, code: number): TokenType {
  if (isDigit(code) && matches(text, label, at)) return Label;
  if (game !== null) {
    for (const candidate of candidatesOf(game, code)) if (matches(text, candidate, at)) return candidate[0];
    if (game !== 'moeraki' && code === 35 /* # */ && matches(text, points, at)) return Points;
    const torn = game === 'moeraki' ? skipTornWord(text, at) : NONE;
    if (torn !== NONE) {
      matchEnd = torn;
      return TornWord;
    }
  }
  switch (code) {
    case 33: // !
    case 63: {
      const next = text.charCodeAt(at + 1);
      matchEnd = next === 33 || next === 63 ? at + 2 : at + 1;
      return Glyph;
    }
    case 40: // (
      matchEnd = at + 1;
      return VariationOpen;
    case 41: // )
      matchEnd = at + 1;
      return VariationClose;
    case 42: // *
      if (matches(text, open, at)) return Open;
      break;
    case 115: // s
      if (matches(text, sic, at)) return Sic;
      break;
  }
  if (code === 35 /* # */ && !isLower(text.charCodeAt(at + 1))) {
    matchEnd = brokenResultEnd(text, at);
    return BrokenResult;
  }
  matchEnd = at + 1;
  while (!isWordEnd(text.charCodeAt(matchEnd))) matchEnd++;
  return Unknown;
}

/** What a word by itself would be read as; null if it is no token of the game as a whole. */
export function typeOfWord(game: GameId, word: string): TokenType | null {
  const type = match(game, word, 0, word.charCodeAt(0));
  return !isBroken(type) && matchEnd === word.length ? type : null;
}

function isBroken(type: TokenType): boolean {
  return type === Unknown || type === BrokenResult || type === TornWord;
}

function candidatesOf(game: GameId, code: number): readonly Candidate[] {
  switch (game) {
    case 'maori':
      return maoriCandidates(code);
    case 'mahe':
      return maheCandidates(code);
    case 'moeraki':
      return moerakiCandidates(code);
  }
}

function matches(text: string, candidate: Candidate, at: number): boolean {
  const type = candidate[0];
  matchEnd = candidate[1](text, at);
  if (matchEnd === NONE) return false;
  if (type === Turtle) return true;
  return type === Points || type === Win || type === Draw
    ? isResultEnd(text.charCodeAt(skipGap(text, matchEnd)))
    : isBoundary(text.charCodeAt(matchEnd));
}

const label: Candidate = [
  Label,
  (text, at) => {
    const round = skipNumber(text, at);
    return round !== NONE && isUpper(text.charCodeAt(round)) ? round + 1 : NONE;
  },
];
const sic: Candidate = [Sic, (text, at) => skipWord(text, at, 'sic')];
const open: Candidate = [Open, (_, at) => at + 1];
const points: Candidate = [Points, skipPoints];

/** `# 37 -4`: as many numbers as follow. */
function skipPoints(text: string, at: number): number {
  let end = at + 1;
  for (;;) {
    const number = skipGap(text, end);
    const next = skipNumber(text, text.charAt(number) === '-' ? number + 1 : number);
    if (next === NONE || (number === end && end > at + 1)) return end > at + 1 ? end : NONE;
    end = next;
  }
}

/** The last word of the line, or before what is no result. */
function brokenResultEnd(text: string, at: number): number {
  let end = at + 1;
  for (let next = end; ; next++) {
    const code = text.charCodeAt(next);
    if (!isWordEnd(code)) end = next + 1;
    else if (code !== 32 && code !== 9) return end;
  }
}

function isWordEnd(code: number): boolean {
  switch (code) {
    case 40: // (
    case 41: // )
    case 59: // ;
    case 91: // [
    case 123: // {
      return true;
    default:
      return isBlank(code) || Number.isNaN(code);
  }
}
