import { Worker } from 'node:worker_threads';
import type { Json } from '@motu/notation';
import type { GameSource } from '../input/games.ts';
import type { Judgement, JudgeOptions } from './judge.ts';
import type { Task } from './worker.ts';

/** Threads that judge. A batch goes to the thread with the fewest batches before it. */
export interface Pool {
  judge(games: readonly GameSource[], match: Json): Promise<Judgement>;
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: { resolve(judgement: Judgement): void; reject(error: Error): void }[];
}

export function createPool(size: number, options: JudgeOptions): Pool {
  const threads = Array.from({ length: size }, () => startThread(options));
  return {
    judge(games, match) {
      const [first, ...others] = threads;
      if (first === undefined) return Promise.reject(new Error('a pool needs a thread'));
      const thread = others.reduce(
        (least, one) => (one.waiting.length < least.waiting.length ? one : least),
        first,
      );
      return new Promise((resolve, reject) => {
        thread.waiting.push({ resolve, reject });
        const task: Task = { games, match };
        thread.worker.postMessage(task);
      });
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function startThread(options: JudgeOptions): Thread {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: options });
  const thread: Thread = { worker, waiting: [] };
  worker.on('message', (judgement: Judgement) => thread.waiting.shift()?.resolve(judgement));
  worker.on('error', (error: Error) => {
    for (const { reject } of thread.waiting.splice(0)) reject(error);
  });
  return thread;
}
