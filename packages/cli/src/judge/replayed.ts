import type { Json } from '@motu/notation';
import { findSources } from '../input/files.ts';
import { gamesOf } from '../input/games.ts';
import { complain } from '../terminal.ts';
import { createReplayer, type Replayer, type RuleChoices } from './replayer.ts';

export interface Replayed {
  /** Game after game; with `number`, that one of every file alone. */
  games(): AsyncGenerator<ReturnType<Replayer>>;
  /** Whether something could not be read; it has been said by then. */
  hasProblem(): boolean;
}

/** The games of files for commands that look at one after the other. */
export async function replayed(
  args: readonly string[],
  choices: RuleChoices,
  number: number | null,
): Promise<Replayed> {
  const { sources, problems } = await findSources(args);
  let hasProblem = false;
  const onProblem = (message: string): void => {
    complain(message);
    hasProblem = true;
  };
  problems.forEach(onProblem);
  const replayGame = createReplayer(choices);
  async function* games(): AsyncGenerator<ReturnType<Replayer>> {
    for (const source of sources) {
      let match: Json = null;
      let count = 0;
      let isFound = number === null;
      for await (const game of gamesOf([source], { onRead: () => {}, onProblem })) {
        count++;
        const judged = replayGame(game, match);
        match = judged.report.match;
        if (number !== null && game.index !== number - 1) continue;
        yield judged;
        isFound = true;
        if (number !== null) break;
      }
      if (!isFound && count > 0) onProblem(`${source.name}: there is no game ${number}; games: ${count}`);
    }
  }
  return { games, hasProblem: () => hasProblem };
}
