import type { TokenType } from 'chevrotain';
import { isBoundary, isResultEnd, NONE, skipGap } from './cursor.ts';

/** Where the token that was found last ends: a second result without an object for each token. */
export let foundEnd = 0;

/** A token that ends there, whatever follows. */
export function found(type: TokenType, end: number): TokenType {
  foundEnd = end;
  return type;
}

/** A word, if there is one and it may end there. */
export function foundWord(type: TokenType, text: string, end: number): TokenType | null {
  if (end === NONE || !isBoundary(text.charCodeAt(end))) return null;
  foundEnd = end;
  return type;
}

/** A result, if there is one and nothing but comments follows on its line. */
export function foundResult(type: TokenType, text: string, end: number): TokenType | null {
  if (end === NONE || !isResultEnd(text.charCodeAt(skipGap(text, end)))) return null;
  foundEnd = end;
  return type;
}
