import type { TokenType } from 'chevrotain';
import { Dice, Landing, Reveal, Turtle } from '../tokens.ts';
import { isDigit, isUpper, NONE, skipGap, skipNumber, skipWord } from './cursor.ts';
import { found, foundWord } from './found.ts';

/** `(2)` or `(2B)`, without blanks: with them it is a variation. */
function skipCard(text: string, at: number): number {
  const value = skipNumber(text, at + 1);
  if (value === NONE) return NONE;
  const close = isUpper(text.charCodeAt(value)) ? value + 1 : value;
  return text.charAt(close) === ')' ? close + 1 : NONE;
}

function skipDie(text: string, at: number): number {
  return text.charAt(at) === '(' ? skipCard(text, at) : skipNumber(text, at);
}

/** More dice than anybody throws are no dice: a limit keeps a hostile line from being tried at every `+`. */
const MOST_DICE = 9;

function skipDice(text: string, at: number): number {
  let end = skipDie(text, at);
  for (let dice = 1; end !== NONE; dice++) {
    const plus = skipGap(text, end);
    if (text.charAt(plus) !== '+') return end;
    if (dice === MOST_DICE) return NONE;
    end = skipDie(text, skipGap(text, plus + 1));
  }
  return NONE;
}

function skipTurtle(text: string, at: number): number {
  const number = skipNumber(text, at);
  if (number === NONE) return NONE;
  const colon = skipGap(text, number);
  return text.charAt(colon) === ':' ? colon + 1 : NONE;
}

/** `@12` or `@raft`, `=3` or `=nest` */
function skipNumberOr(text: string, at: number, word: string): number {
  const value = skipGap(text, at + 1);
  return isDigit(text.charCodeAt(value)) ? skipNumber(text, value) : skipWord(text, value, word);
}

/** The part of a Mahé turn that stands here, if it is one. */
export function mahePart(text: string, at: number, code: number): TokenType | null {
  switch (code) {
    case 64: // @
      return foundWord(Landing, text, skipNumberOr(text, at, 'raft'));
    case 61: // =
      return foundWord(Reveal, text, skipNumberOr(text, at, 'nest'));
    case 40: // (
      return foundWord(Dice, text, skipDice(text, at));
    default: {
      if (!isDigit(code)) return null;
      const turtle = skipTurtle(text, at);
      return turtle === NONE ? foundWord(Dice, text, skipDice(text, at)) : found(Turtle, turtle);
    }
  }
}
