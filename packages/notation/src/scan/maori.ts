import type { TokenType } from 'chevrotain';
import { Explorer, Pass, Place, Refill, Remove, Shells, Ship, Store } from '../tokens.ts';
import { isBoundary, isDigit, isUpper, NONE, skipGap, skipNumber, skipSpace, skipWord } from './cursor.ts';
import { foundWord } from './found.ts';

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

/** The place of a symbol in the canonical order `p h L l b s`; 0 where it is none. */
function rankOf(code: number): number {
  switch (code) {
    case 112: // p
      return 1;
    case 104: // h
      return 2;
    case 76: // L
      return 3;
    case 108: // l
      return 4;
    case 98: // b
      return 5;
    case 115: // s
      return 6;
    default:
      return 0;
  }
}

/** A shape, then symbols in their order, each any number of times. */
export function skipFace(text: string, at: number): number {
  if (!isShape(text.charCodeAt(at))) return NONE;
  let end = at + 1;
  let least = 1;
  for (let rank = rankOf(text.charCodeAt(end)); rank >= least; rank = rankOf(text.charCodeAt(end))) {
    least = rank;
    end++;
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

/** The part of a Māori turn that stands here, if it is one. */
export function maoriPart(text: string, at: number, code: number): TokenType | null {
  switch (code) {
    case 43: // +
      return foundWord(Explorer, text, skipExplorer(text, at));
    case 64: // @
      return foundWord(Ship, text, skipShip(text, at));
    case 61: // =
      return foundWord(Refill, text, skipFace(text, skipGap(text, at + 1)));
    case 36: // $
      return foundWord(Shells, text, skipNumber(text, skipGap(text, at + 1)));
    case 115: // s
      return foundWord(Place, text, skipPlace(text, at)) ?? foundWord(Remove, text, skipRemove(text, at));
    default:
      return isDigit(code)
        ? (foundWord(Place, text, skipPlace(text, at)) ?? foundWord(Store, text, skipStore(text, at)))
        : (foundWord(Pass, text, skipWord(text, at, 'pass')) ??
            foundWord(Remove, text, skipRemove(text, at)));
  }
}
