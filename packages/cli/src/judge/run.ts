import type { Json } from '@motu/notation';
import { createQueue } from '../threads/ordered.ts';
import { createPool, type Pool } from '../threads/pool.ts';
import type { Batch } from './batch.ts';
import { createJudge, type Judgement, type JudgeOptions } from './judge.ts';
import type { Task } from './worker.ts';

export interface RunOptions {
  readonly judge: JudgeOptions;
  readonly jobs: number;
  /** How much text there is, as far as that is known beforehand. */
  readonly size: number;
}

/** Below this much text, starting threads costs more than it saves. */
const LITTLE = 1_500_000;
/** How many batches each thread may be ahead of what is written. */
const AHEAD = 3;

/** Judges batch after batch and hands the judgements over in order, however many threads work on them. */
export async function* judgeBatches(
  batches: AsyncIterable<Batch>,
  { judge: options, jobs, size: known }: RunOptions,
): AsyncGenerator<Judgement> {
  const judge = createJudge(options);
  const queue = createQueue<Judgement>();
  let pool: Pool<Task, Judgement> | null = null;
  let last: Promise<Judgement> | null = null;
  let size = 0;
  try {
    for await (const { games, continues } of batches) {
      size += games.reduce((sum, { text }) => sum + text.length, 0);
      if (jobs > 1 && Math.max(size, known) > LITTLE)
        pool ??= createPool(new URL('./worker.js', import.meta.url), options, jobs);
      const match: Json = continues && last !== null ? (await last).match : null;
      last = pool === null ? Promise.resolve(judge(games, match)) : pool.ask({ games, match });
      queue.add(last);
      yield* queue.take(pool === null ? 0 : jobs * AHEAD);
    }
    yield* queue.take(0);
  } finally {
    await pool?.close();
  }
}
