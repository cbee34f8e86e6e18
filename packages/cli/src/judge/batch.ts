import type { GameSource } from '../input/games.ts';

/** Games that are judged in one go. */
export interface Batch {
  readonly games: readonly GameSource[];
  /** The first one may go on with a match whose last game is in the batch before. */
  readonly continues: boolean;
}

/** Big enough that handing it to a thread costs nothing beside the judging, small enough for memory. */
const ENOUGH = 131_072;
/** A match that is longer than this is cut all the same; its parts then wait for each other. */
const TOO_MUCH = 4 * ENOUGH;

export async function* batchesOf(games: AsyncIterable<GameSource>): AsyncGenerator<Batch> {
  let batch: GameSource[] = [];
  let size = 0;
  let continues = false;
  for await (const game of games) {
    const goesOn = game.index > 0 && continuesMatch(game.text);
    if (size > TOO_MUCH || (size > ENOUGH && !goesOn)) {
      yield { games: batch, continues };
      batch = [];
      size = 0;
      continues = goesOn;
    }
    batch.push(game);
    size += game.text.length;
  }
  if (batch.length > 0) yield { games: batch, continues };
}

/** Whether a game depends on the one before it: it is of a match, and not known to be the first. */
function continuesMatch(text: string): boolean {
  return text.includes('[Kemu') && !/^\[Round\s+"1"\]/m.test(text);
}

/** What was judged, in numbers. */
export interface Tally {
  readonly games: number;
  readonly legal: number;
  readonly illegal: number;
  readonly unreadable: number;
  readonly errors: number;
  readonly warnings: number;
}

export const NO_GAMES: Tally = { games: 0, legal: 0, illegal: 0, unreadable: 0, errors: 0, warnings: 0 };

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    games: one.games + other.games,
    legal: one.legal + other.legal,
    illegal: one.illegal + other.illegal,
    unreadable: one.unreadable + other.unreadable,
    errors: one.errors + other.errors,
    warnings: one.warnings + other.warnings,
  };
}
