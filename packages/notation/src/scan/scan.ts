import type { IToken, TokenType } from 'chevrotain';
import type { Comment, GameId } from '../ast/common.ts';
import type { Limits } from '../limits.ts';
import { nearMiss, type Problem, tooDeepVariation, tooManyTokens, unclosedComment } from '../problems.ts';
import { BrokenTag, Label, Tag, Unknown, VariationClose, VariationOpen } from '../tokens.ts';
import { commentText, plainLines } from './comment.ts';
import { isBlank, lineEnd, NONE } from './cursor.ts';
import { foundEnd } from './found.ts';
import { meantLabel, startsTurn } from './label.ts';
import { match } from './match.ts';
import { brokenTagEnd, skipTag, tagName, tagValue, tagValueSpan } from './tag.ts';
import { closeVariations } from './variation.ts';
import { mendedToken, Word } from './word.ts';

export interface PlacedComment {
  readonly after: number;
  readonly comment: Comment;
}

/** The stretch of a text that is to be cut into tokens: one game. */
export interface Stretch {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Only the tags are wanted. */
  readonly isHeadOnly: boolean;
}

export interface Scan {
  readonly text: string;
  readonly game: GameId | null;
  readonly tokens: IToken[];
  /** Comments in order, each with the offset of the token that it follows. */
  readonly comments: readonly PlacedComment[];
  /** Comments before the first token. */
  readonly head: readonly Comment[];
  readonly problems: readonly Problem[];
  /** What is wrong with labels that could be read all the same, by their offset. */
  readonly labelSlips: ReadonlyMap<number, Problem>;
}

const BYTE_ORDER_MARK = 0xfeff;
const GAMES: ReadonlyMap<string, GameId> = new Map([
  ['maori', 'maori'],
  ['mahe', 'mahe'],
  ['moeraki', 'moeraki'],
]);

/** Cuts the text of one game into tokens. */
export function scan(stretch: Stretch, limits: Limits, endOfComment: (from: number) => number): Scan {
  const { text, from, to, isHeadOnly } = stretch;
  const tokens: IToken[] = [];
  const comments: PlacedComment[] = [];
  const head: Comment[] = [];
  const problems: Problem[] = [];
  const labelSlips = new Map<number, Problem>();
  let game: GameId | null = null;
  let depth = 0;
  let at = from;

  while (at < to) {
    const code = text.charCodeAt(at);
    let type: TokenType;
    let end: number;
    if (isBlank(code) || code === BYTE_ORDER_MARK) {
      at++;
      continue;
    }
    if (code === 123 /* { */ || code === 59 /* ; */) {
      const comment = code === 59 ? lineCommentAt(text, at) : commentAt(text, at, endOfComment, problems);
      const last = tokens.at(-1);
      if (last === undefined) head.push(comment);
      else comments.push({ after: last.startOffset, comment });
      at = comment.span.end;
      continue;
    }
    if (code === 91 /* [ */) {
      end = skipTag(text, at);
      type = end === NONE ? BrokenTag : Tag;
      if (end === NONE) end = brokenTagEnd(text, at);
      else if (game === null && tagName(text, at) === 'Game') {
        game = GAMES.get(tagValue(text, tagValueSpan(text, at, end))) ?? null;
      }
    } else {
      if (isHeadOnly) break;
      type = match(game, text, at, code);
      end = foundEnd;
    }
    if (type === Unknown && startsTurn(text, at)) {
      const found = text.slice(at, end);
      const label = meantLabel(found);
      if (label !== null) {
        labelSlips.set(at, nearMiss({ start: at, end }, found, label.meant, label.slip));
        tokens.push(mendedToken(label.meant, Label, at, end));
        at = end;
        continue;
      }
    }
    if (type === VariationOpen && ++depth === limits.depth + 1) {
      problems.push(tooDeepVariation({ start: at, end }, limits.depth));
    }
    if (depth <= limits.depth) {
      if (tokens.length === limits.tokens) {
        problems.push(tooManyTokens({ start: at, end }, limits.tokens));
        break;
      }
      tokens.push(new Word(text, type, at, end));
    }
    if (type === VariationClose && depth > 0) depth--;
    at = end;
  }
  if (depth > 0) closeVariations(text, tokens, problems);
  return { text, game, tokens, comments, head, problems, labelSlips };
}

function lineCommentAt(text: string, at: number): Comment {
  const end = lineEnd(text, at);
  return { text: plainLines(text.slice(at + 1, end)).trim(), span: { start: at, end } };
}

/** One that is never closed ends with its line: the next label is likelier to be a turn than prose. */
function commentAt(
  text: string,
  at: number,
  endOfComment: (from: number) => number,
  problems: Problem[],
): Comment {
  const end = endOfComment(at + 1);
  if (end !== NONE) return { text: commentText(text.slice(at + 1, end)), span: { start: at, end: end + 1 } };
  const span = { start: at, end: lineEnd(text, at) };
  problems.push(unclosedComment(span));
  return { text: plainLines(text.slice(at + 1, span.end)), span };
}
