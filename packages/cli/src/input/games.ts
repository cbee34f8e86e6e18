import { cutGames } from '@motu/notation';
import type { Source } from './files.ts';
import { type Reading, textOf } from './read.ts';

/** One game's text and where it was found. */
export interface GameSource {
  readonly file: string;
  /** The game's place in its file, from 0. */
  readonly index: number;
  /** The line on which it starts. */
  readonly line: number;
  readonly text: string;
}

/** Game after game of all files. A file without any is a problem. */
export async function* gamesOf(sources: readonly Source[], reading: Reading): AsyncGenerator<GameSource> {
  for (const source of sources) {
    let index = 0;
    let hasProblem = false;
    const onProblem = (message: string): void => {
      hasProblem = true;
      reading.onProblem(message);
    };
    for await (const { text, line } of cutGames(textOf(source, { ...reading, onProblem }))) {
      yield { file: source.name, index, line, text };
      index++;
    }
    if (index === 0 && !hasProblem) reading.onProblem(`${source.name}: there is no game in this file`);
  }
}
