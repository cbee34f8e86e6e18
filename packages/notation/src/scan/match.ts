import type { TokenType } from 'chevrotain';
import type { GameId } from '../ast/common.ts';
import {
  BrokenResult,
  Glyph,
  Label,
  Open,
  Points,
  Sic,
  TornWord,
  Unknown,
  VariationClose,
  VariationOpen,
} from '../tokens.ts';
import { isBlank, isDigit, isLower, isUpper, NONE, skipGap, skipNumber, skipWord } from './cursor.ts';
import { found, foundEnd, foundResult, foundWord } from './found.ts';
import { mahePart } from './mahe.ts';
import { maoriPart } from './maori.ts';
import { moerakiPart } from './moeraki.ts';

/** The token at this place, which is not blank and opens neither a tag nor a comment. */
export function match(game: GameId | null, text: string, at: number, code: number): TokenType {
  const label = isDigit(code) ? foundWord(Label, text, skipLabel(text, at)) : null;
  return label ?? matchPart(game, text, at, code) ?? matchSign(text, at, code);
}

/** What only turns and results of this game are written with. */
function matchPart(game: GameId | null, text: string, at: number, code: number): TokenType | null {
  switch (game) {
    case 'maori':
      return maoriPart(text, at, code) ?? matchPoints(text, at, code);
    case 'mahe':
      return mahePart(text, at, code) ?? matchPoints(text, at, code);
    case 'moeraki':
      return moerakiPart(text, at, code);
    case null:
      return null;
  }
}

function matchPoints(text: string, at: number, code: number): TokenType | null {
  return code === 35 /* # */ ? foundResult(Points, text, skipPoints(text, at)) : null;
}

/** What is written alike in every game, and what is nothing in any. */
function matchSign(text: string, at: number, code: number): TokenType {
  switch (code) {
    case 33: // !
    case 63: {
      const next = text.charCodeAt(at + 1);
      return found(Glyph, next === 33 || next === 63 ? at + 2 : at + 1);
    }
    case 40: // (
      return found(VariationOpen, at + 1);
    case 41: // )
      return found(VariationClose, at + 1);
    case 42: // *
      return foundWord(Open, text, at + 1) ?? unknown(text, at);
    case 115: // s
      return foundWord(Sic, text, skipWord(text, at, 'sic')) ?? unknown(text, at);
    case 35: // #
      return isLower(text.charCodeAt(at + 1))
        ? unknown(text, at)
        : found(BrokenResult, brokenResultEnd(text, at));
    default:
      return unknown(text, at);
  }
}

function unknown(text: string, at: number): TokenType {
  let end = at + 1;
  while (!isWordEnd(text.charCodeAt(end))) end++;
  return found(Unknown, end);
}

/** What a word by itself would be read as; null if it is no token of the game as a whole. */
export function typeOfWord(game: GameId, word: string): TokenType | null {
  const type = match(game, word, 0, word.charCodeAt(0));
  return !isBroken(type) && foundEnd === word.length ? type : null;
}

function isBroken(type: TokenType): boolean {
  return type === Unknown || type === BrokenResult || type === TornWord;
}

function skipLabel(text: string, at: number): number {
  const round = skipNumber(text, at);
  return round !== NONE && isUpper(text.charCodeAt(round)) ? round + 1 : NONE;
}

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
