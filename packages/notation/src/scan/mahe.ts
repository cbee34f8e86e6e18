import { Dice, Landing, Reveal, Turtle } from '../tokens.ts';
import { isDigit, isUpper, NONE, skipGap, skipNumber, skipWord } from './cursor.ts';
import type { Candidate } from './match.ts';

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

function skipNumberOr(word: string): (text: string, at: number) => number {
  return (text, at) => {
    const value = skipGap(text, at + 1);
    return isDigit(text.charCodeAt(value)) ? skipNumber(text, value) : skipWord(text, value, word);
  };
}

const landing: readonly Candidate[] = [[Landing, skipNumberOr('raft')]];
const reveal: readonly Candidate[] = [[Reveal, skipNumberOr('nest')]];
const dice: readonly Candidate[] = [
  [Turtle, skipTurtle],
  [Dice, skipDice],
];
const card: readonly Candidate[] = [[Dice, skipDice]];
const none: readonly Candidate[] = [];

/** What a part of a Mahé turn can be, by its first character. */
export function maheCandidates(code: number): readonly Candidate[] {
  switch (code) {
    case 64: // @
      return landing;
    case 61: // =
      return reveal;
    case 40: // (
      return card;
    default:
      return isDigit(code) ? dice : none;
  }
}
