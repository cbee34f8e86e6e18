import { parentPort, workerData } from 'node:worker_threads';
import type { Json } from '@motu/notation';
import type { GameSource } from '../input/games.ts';
import { createJudge } from './judge.ts';

/** What a thread is asked. */
export interface Task {
  readonly games: readonly GameSource[];
  readonly match: Json;
}

const judge = createJudge(workerData);

parentPort?.on('message', ({ games, match }: Task) => {
  parentPort?.postMessage(judge(games, match));
});
