import { createQueue } from '../threads/ordered.ts';
import { createPool } from '../threads/pool.ts';
import { type PlayTask, playGames, SEEDS } from './play.ts';

/** Games that are played in one go, and up to how many threads are not worth their start. */
const HEAP = 20;
const LITTLE = 100;
/** How many heaps each thread may be ahead of what is written. */
const AHEAD = 3;

/** The records heap by heap, in the order of their seeds, however many threads play. */
export async function* playAll(task: PlayTask, jobs: number): AsyncGenerator<string> {
  if (jobs === 1 || task.count <= LITTLE) {
    for (const heap of heapsOf(task)) yield playGames(heap);
    return;
  }
  const queue = createQueue<string>();
  const pool = createPool<PlayTask, string>(new URL('./player.js', import.meta.url), null, jobs);
  try {
    for (const heap of heapsOf(task)) {
      queue.add(pool.ask(heap));
      yield* queue.take(jobs * AHEAD);
    }
    yield* queue.take(0);
  } finally {
    await pool.close();
  }
}

function* heapsOf(task: PlayTask): Generator<PlayTask> {
  for (let at = 0; at < task.count; at += HEAP) {
    yield { ...task, seed: (task.seed + at) % SEEDS, count: Math.min(HEAP, task.count - at) };
  }
}
