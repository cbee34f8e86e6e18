import type { Json } from '@motu/notation';
import type { Batch } from './batch.ts';
import { createJudge, type Judgement, type JudgeOptions } from './judge.ts';
import { createPool, type Pool } from './pool.ts';

export interface RunOptions {
  readonly judge: JudgeOptions;
  readonly jobs: number;
}

/** Below this much text, starting threads costs more than it saves. */
const LITTLE = 1_500_000;
/** How many batches each thread may be ahead of what is written. */
const AHEAD = 3;

/** Judges batch after batch and hands the judgements over in order, however many threads work on them. */
export async function* judgeBatches(
  batches: AsyncIterable<Batch>,
  { judge: options, jobs }: RunOptions,
): AsyncGenerator<Judgement> {
  const judge = createJudge(options);
  const pending: Promise<Judgement>[] = [];
  let pool: Pool | null = null;
  let last: Promise<Judgement> | null = null;
  let size = 0;
  try {
    for await (const batch of batches) {
      size += batch.games.reduce((sum, { text }) => sum + text.length, 0);
      if (pool === null && jobs > 1 && size > LITTLE) pool = createPool(jobs, options);
      const match: Json = batch.continues && last !== null ? (await last).match : null;
      last = pool === null ? Promise.resolve(judge(batch.games, match)) : pool.judge(batch.games, match);
      // Whoever awaits it later gets the error; until then it must not count as unhandled.
      last.catch(() => {});
      pending.push(last);
      while (pending.length > (pool === null ? 0 : jobs * AHEAD)) {
        const first = pending.shift();
        if (first !== undefined) yield await first;
      }
    }
    for (const judgement of pending) yield await judgement;
  } finally {
    await pool?.close();
  }
}
