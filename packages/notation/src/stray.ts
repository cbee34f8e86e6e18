import { EOF, type IToken, type TokenType } from 'chevrotain';
import type { GameId } from './ast/common.ts';
import { mendTag, mendWord } from './mend.ts';
import {
  brokenTag,
  type Expected,
  endsEarly,
  lateTag,
  nearMiss,
  outOfOrder,
  type Problem,
  problem,
  unexpected,
} from './problems.ts';
import { spanOf } from './read/token.ts';
import * as Tokens from './tokens.ts';

/** Where in a game something stands that cannot stand there. */
export interface Context {
  readonly game: GameId | null;
  /** The last part of the turn that was read; null outside of turns, and before the first part. */
  readonly after: string | null;
  readonly inTurn: boolean;
  /** What was read before it: where something is missing, it is missing behind that. */
  readonly previous: IToken;
}

const maoriOrder: readonly Expected[] = ['explorer', 'sail', 'action', 'relocate', 'refill', 'shells'];
const moerakiOrder: readonly Expected[] = ['stone', 'tane', 'claim'];

const partOf: ReadonlyMap<TokenType, Expected> = new Map([
  [Tokens.Explorer, 'explorer'],
  [Tokens.Ship, 'relocate'],
  [Tokens.Place, 'action'],
  [Tokens.Store, 'action'],
  [Tokens.Remove, 'action'],
  [Tokens.Pass, 'action'],
  [Tokens.Refill, 'refill'],
  [Tokens.Shells, 'shells'],
  [Tokens.Turtle, 'dice'],
  [Tokens.Dice, 'dice'],
  [Tokens.Landing, 'landing'],
  [Tokens.Reveal, 'reveal'],
  [Tokens.Ball, 'stone'],
  [Tokens.Stone, 'stone'],
  [Tokens.Tane, 'tane'],
  [Tokens.Claim, 'claim'],
  [Tokens.Sic, 'sic'],
  [Tokens.Glyph, 'glyph'],
]);

/** What a turn ends before: where one of these is in the way, something is missing. */
const ends: ReadonlySet<TokenType> = new Set([
  EOF,
  Tokens.Label,
  Tokens.VariationClose,
  Tokens.Open,
  Tokens.Points,
  Tokens.Win,
  Tokens.Draw,
  Tokens.BrokenResult,
]);

/** Says what is wrong with a token that no rule of the grammar has a place for. */
export function explainStray(token: IToken, context: Context): Problem {
  const span = spanOf(token);
  if (token.tokenType === Tokens.BrokenTag) return explainBrokenTag(token);
  if (token.tokenType === Tokens.Tag) return lateTag(span, token.image);
  const expected = expectedIn(context);
  if (ends.has(token.tokenType) && (context.inTurn || token.tokenType !== Tokens.VariationClose)) {
    return endsEarly(spanOf(context.previous), expected);
  }
  const isWord = token.tokenType === Tokens.Unknown || token.tokenType === Tokens.TornWord;
  if (isWord && context.game !== null) {
    const mended = mendWord(context.game, token.image, context.after === null);
    if (mended !== null) return nearMiss(span, token.image, mended.meant, mended.slip);
  }
  const attempted = token.tokenType === Tokens.Unknown ? attemptAt(token.image, context.game) : null;
  if (attempted !== null) return unexpected(span, token.image, [attempted]);
  const part = partOf.get(token.tokenType);
  return part === undefined || !context.inTurn || context.after === null
    ? unexpected(span, token.image, expected)
    : outOfOrder(span, token.image, part);
}

/** What somebody was about to write, by its first characters: then only that is worth explaining. */
const attempts: { readonly [game in GameId]: readonly (readonly [RegExp, Expected])[] } = {
  maori: [
    [/^\d+:/, 'target'],
    [/^s:/, 'space'],
    [/^@/, 'space'],
    [/^=/, 'face'],
    [/^\+/, 'explorer'],
    [/^\$/, 'shells'],
    [/^[a-z]\d+:/, 'remove'],
  ],
  mahe: [
    [/^@/, 'landing'],
    [/^=/, 'reveal'],
  ],
  moeraki: [
    [/^\*/, 'ball'],
    [/^T[A-Z]/, 'tane'],
    [/^#/, 'claim'],
  ],
};

function attemptAt(image: string, game: GameId | null): Expected | null {
  const found = game === null ? undefined : attempts[game].find(([opening]) => opening.test(image));
  return found?.[1] ?? null;
}

function explainBrokenTag(token: IToken): Problem {
  const span = spanOf(token);
  const meant = mendTag(token.image);
  if (meant === null) return brokenTag(span, token.image);
  return problem('notation/syntax', span, {
    variant: 'tag-near-miss',
    params: { found: token.image.slice(0, 40), meant },
    fix: [{ span, text: meant }],
  });
}

/** What could have stood here, the nearest first and not more than three: a choice, not a grammar. */
function expectedIn({ game, after, inTurn }: Context): readonly Expected[] {
  if (!inTurn || game === null) return ['label', game === 'moeraki' ? 'outcome' : 'points'];
  switch (game) {
    case 'maori': {
      const next = after === null ? 0 : maoriOrder.indexOf(maoriPart(after)) + 1;
      return next <= 2 ? maoriOrder.slice(next, 3) : [...maoriOrder.slice(next), 'label'];
    }
    case 'mahe':
      return after === null ? ['dice'] : ['landing', 'reveal', 'label'];
    case 'moeraki': {
      const next = after === null ? 0 : moerakiOrder.indexOf(moerakiPart(after)) + 1;
      return next === 0 ? ['stone'] : [...moerakiOrder.slice(next), 'label'];
    }
  }
}

function maoriPart(kind: string): Expected {
  switch (kind) {
    case 'explorer':
    case 'sail':
    case 'relocate':
    case 'refill':
    case 'shells':
      return kind;
    default:
      return 'action';
  }
}

function moerakiPart(kind: string): Expected {
  return kind === 'tane' || kind === 'claim' ? kind : 'stone';
}
