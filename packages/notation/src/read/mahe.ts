import type { IToken } from 'chevrotain';
import type { Valued } from '../ast/common.ts';
import type { Die, Field, TurtleMovePart } from '../ast/mahe.ts';
import { isDigit, isUpper, skipGap, skipNumber } from '../scan/cursor.ts';
import type { Span } from '../span.ts';
import { behind, endOf, numberAt, spanOf } from './token.ts';

const OPEN = 40;

/** The words of a move in their order, as far as they are there. */
export type MoveWords = readonly [
  turtle: IToken | null,
  dice: IToken | null,
  landing: IToken | null,
  reveal: IToken | null,
];

const NO_DICE: readonly Die[] = [];
export const NO_MOVE: TurtleMovePart = {
  kind: 'move',
  turtle: null,
  dice: NO_DICE,
  landing: null,
  reveal: null,
  span: { start: 0, end: 0 },
};

export function readMove(text: string, span: Span, words: MoveWords): TurtleMovePart {
  const [turtle, dice, landing, reveal] = words;
  return {
    kind: 'move',
    turtle: turtle === null ? null : readTurtle(text, turtle),
    dice: dice === null ? NO_DICE : readDice(text, dice),
    landing: landing === null ? null : readLanding(text, landing),
    reveal: reveal === null ? null : readReveal(text, reveal),
    span,
  };
}

function readTurtle(text: string, token: IToken): number {
  return numberAt(text, token.startOffset);
}

/** `5+(2B)`: each die with its own place, so that a finding can point at the one that is wrong. */
function readDice(text: string, token: IToken): readonly Die[] {
  const end = endOf(token);
  const first = readDie(text, token.startOffset);
  let plus = skipGap(text, first.span.end);
  if (plus >= end) return [first];
  const dice = [first];
  while (plus < end) {
    const die = readDie(text, behind(text, plus));
    dice.push(die);
    plus = skipGap(text, die.span.end);
  }
  return dice;
}

function readDie(text: string, start: number): Die {
  if (text.charCodeAt(start) !== OPEN) {
    return { value: numberAt(text, start), card: null, span: { start, end: skipNumber(text, start) } };
  }
  const last = skipNumber(text, start + 1);
  const isOffered = isUpper(text.charCodeAt(last));
  return {
    value: numberAt(text, start + 1),
    card: { offeredBy: isOffered ? text.charAt(last) : null },
    span: { start, end: isOffered ? last + 2 : last + 1 },
  };
}

function readLanding(text: string, token: IToken): Valued<Field> {
  const at = behind(text, token.startOffset);
  return { value: isDigit(text.charCodeAt(at)) ? numberAt(text, at) : 'raft', span: spanOf(token) };
}

function readReveal(text: string, token: IToken): Valued<number | 'nest'> {
  const at = behind(text, token.startOffset);
  return { value: isDigit(text.charCodeAt(at)) ? numberAt(text, at) : 'nest', span: spanOf(token) };
}
