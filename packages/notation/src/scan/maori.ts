import { Explorer, Pass, Place, Refill, Remove, Shells, Ship, Store } from '../tokens.ts';
import { isBoundary, isDigit, isUpper, NONE, skipGap, skipNumber, skipSpace, skipWord } from './cursor.ts';
import type { Candidate } from './match.ts';

function isShape(code: number): boolean {
  switch (code) {
    case 42: // *
    case 45: // -
    case 60: // <
    case 62: // >
    case 94: // ^
    case 111: // o
    case 118: // v
    case 124: // |
    case 126: // ~
      return true;
    default:
      return false;
  }
}

const SYMBOLS: readonly number[] = Array.from('phLlbs', (symbol) => symbol.charCodeAt(0));

/** A shape, then symbols in their order, each any number of times. */
export function skipFace(text: string, at: number): number {
  if (!isShape(text.charCodeAt(at))) return NONE;
  let end = at + 1;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    while (text.charCodeAt(end) === SYMBOLS[symbol]) end++;
  }
  return end;
}

/** Whether what may follow after a blank is there as a whole; if not, it is another word and not a part of this. */
function isWhole(text: string, end: number): boolean {
  return end !== NONE && isBoundary(text.charCodeAt(end));
}

function skipExplorer(text: string, at: number): number {
  const steps = skipNumber(text, skipGap(text, at + 1));
  if (steps === NONE) return NONE;
  const slash = skipGap(text, steps);
  if (text.charAt(slash) !== '/') return steps;
  const position = skipGap(text, slash + 1);
  const end = isUpper(text.charCodeAt(position)) ? skipNumber(text, position + 1) : NONE;
  return isWhole(text, end) ? end : steps;
}

function skipShip(text: string, at: number): number {
  return skipSpace(text, skipGap(text, at + 1));
}

/** `2:` or `s:`, up to what follows the colon. */
function skipFrom(text: string, at: number): number {
  const from = text.charAt(at) === 's' ? at + 1 : skipNumber(text, at);
  if (from === NONE) return NONE;
  const colon = skipGap(text, from);
  return text.charAt(colon) === ':' ? skipGap(text, colon + 1) : NONE;
}

function skipPlace(text: string, at: number): number {
  const from = skipFrom(text, at);
  if (from === NONE) return NONE;
  const space = skipSpace(text, from);
  if (space === NONE) return NONE;
  const turned = skipGap(text, space);
  if (!isShape(text.charCodeAt(turned))) return space;
  // A star that stands apart ends the game.
  if (text.charAt(turned) === '*' && turned > space) return space;
  const lei = text.charAt(turned + 1);
  const end = lei === 'L' || lei === 'l' ? turned + 2 : turned + 1;
  return isWhole(text, end) ? end : space;
}

function skipStore(text: string, at: number): number {
  const from = isDigit(text.charCodeAt(at)) ? skipFrom(text, at) : NONE;
  return from === NONE ? NONE : skipWord(text, from, 's');
}

function skipRemove(text: string, at: number): number {
  const space = skipSpace(text, at);
  if (space === NONE) return NONE;
  const colon = skipGap(text, space);
  return text.charAt(colon) === ':' ? skipWord(text, skipGap(text, colon + 1), 'x') : NONE;
}

const explorer: readonly Candidate[] = [[Explorer, skipExplorer]];
const ship: readonly Candidate[] = [[Ship, skipShip]];
const refill: readonly Candidate[] = [[Refill, (text, at) => skipFace(text, skipGap(text, at + 1))]];
const shells: readonly Candidate[] = [[Shells, (text, at) => skipNumber(text, skipGap(text, at + 1))]];
const line: readonly Candidate[] = [
  [Place, skipPlace],
  [Store, skipStore],
];
const storage: readonly Candidate[] = [
  [Place, skipPlace],
  [Remove, skipRemove],
];
const remove: readonly Candidate[] = [
  [Pass, (text, at) => skipWord(text, at, 'pass')],
  [Remove, skipRemove],
];

/** What a part of a Māori turn can be, by its first character. */
export function maoriCandidates(code: number): readonly Candidate[] {
  switch (code) {
    case 43: // +
      return explorer;
    case 64: // @
      return ship;
    case 61: // =
      return refill;
    case 36: // $
      return shells;
    case 115: // s
      return storage;
    default:
      return isDigit(code) ? line : remove;
  }
}
