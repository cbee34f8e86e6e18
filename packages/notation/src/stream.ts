import { createCutter, findOpening, isCertain, isVoid } from './cut.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { type ParseOptions, parseGame } from './parse.ts';
import type { GameRecord } from './record.ts';
import { createCommentEnds } from './scan/comment.ts';
import { NONE } from './scan/cursor.ts';

/** The text of one game, and where in the whole it starts. */
export interface GameText {
  /** All of it; of a game longer than the limit, one character more than the limit. */
  readonly text: string;
  readonly offset: number;
  /** Counted from 1. */
  readonly line: number;
}

/** A game of a stream. The spans of the record are places in its own text. */
export interface StreamedGame extends GameText {
  readonly record: GameRecord;
}

export type Chunks = AsyncIterable<string> | Iterable<string>;

/** Reads game after game of a text that comes in pieces, and keeps no more of it than the game at hand. */
export function parseGames(chunks: Chunks, options: ParseOptions = {}): AsyncGenerator<StreamedGame> {
  return eachGame(chunks, options, (game) => ({ record: parseGame(game.text, options), ...game }));
}

/** Cuts a text that comes in pieces into games, without reading them. */
export function cutGames(chunks: Chunks, options: ParseOptions = {}): AsyncGenerator<GameText> {
  return eachGame(chunks, options, (game) => game);
}

async function* eachGame<T>(
  chunks: Chunks,
  { limits }: ParseOptions,
  make: (game: GameText) => T,
): AsyncGenerator<T> {
  const cutting = createCutting({ ...defaultLimits, ...limits });
  for await (const chunk of chunks) for (const game of cutting.add(chunk)) yield make(game);
  for (const game of cutting.finish()) yield make(game);
}

/** Looking for ends of games starts when so much new text is there: small pieces are not looked at one by one. */
const BLOCK = 65_536;
/** More than an opening and what decides whether it is one. */
const OVERLAP = 16;

interface Cutting {
  add(chunk: string): Iterable<GameText>;
  finish(): Iterable<GameText>;
}

function createCutting(limits: Limits): Cutting {
  const pieces: string[] = [];
  let waiting = 0;
  /** What was looked at already: the beginning of a game whose end has not come. */
  let rest = '';
  /** Where `rest` starts in the whole. */
  let offset = 0;
  let line = 1;
  /** A game that is too long, while its end is sought; nothing more of it is kept. */
  let tooLong: GameText | null = null;

  const pass = (text: string, from: number, to: number): void => {
    for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) line++;
    offset += to - from;
  };
  const gameAt = (text: string, from: number, to: number): GameText => {
    return { text: text.slice(from, Math.min(to, from + limits.game + 1)), offset, line };
  };

  function* cutAll(isAll: boolean): Generator<GameText> {
    const text = rest + pieces.join('');
    pieces.length = 0;
    waiting = 0;
    let from = 0;
    if (tooLong !== null) {
      from = findOpening(text, 2);
      if (from === NONE || !(isAll || isCertain(text, from))) from = text.length;
      if (from < text.length || isAll) {
        yield tooLong;
        tooLong = null;
      } else from -= OVERLAP;
      pass(text, 0, from);
    }
    const cut = createCutter(text, limits, createCommentEnds(text, limits.comment));
    while (tooLong === null && from < text.length) {
      const end = cut(from, isAll);
      if (end === NONE) break;
      if (!isVoid(text, from, end)) yield gameAt(text, from, end);
      pass(text, from, end);
      from = end;
    }
    if (tooLong === null && text.length - from > limits.game + limits.comment + OVERLAP) {
      tooLong = gameAt(text, from, text.length);
      pass(text, from, text.length - OVERLAP);
      from = text.length - OVERLAP;
    }
    rest = text.slice(from);
  }

  return {
    *add(chunk) {
      pieces.push(chunk);
      waiting += chunk.length;
      if (waiting >= Math.max(BLOCK, rest.length)) yield* cutAll(false);
    },
    finish: () => cutAll(true),
  };
}
