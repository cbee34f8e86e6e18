import { Worker } from 'node:worker_threads';

/** Threads that all do the same. A task goes to the thread with the fewest tasks before it. */
export interface Pool<Task, Answer> {
  ask(task: Task): Promise<Answer>;
  close(): Promise<void>;
}

interface Thread<Answer> {
  readonly worker: Worker;
  readonly waiting: { resolve(answer: Answer): void; reject(error: Error): void }[];
}

/** `script` answers every message with one of its own; `data` is what it is told at its start. */
export function createPool<Task, Answer>(script: URL, data: unknown, size: number): Pool<Task, Answer> {
  const threads = Array.from({ length: size }, () => startThread<Answer>(script, data));
  return {
    ask(task) {
      const [first, ...others] = threads;
      if (first === undefined) return Promise.reject(new Error('a pool needs a thread'));
      const thread = others.reduce(
        (least, one) => (one.waiting.length < least.waiting.length ? one : least),
        first,
      );
      return new Promise((resolve, reject) => {
        thread.waiting.push({ resolve, reject });
        thread.worker.postMessage(task);
      });
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function startThread<Answer>(script: URL, data: unknown): Thread<Answer> {
  const worker = new Worker(script, { workerData: data });
  const thread: Thread<Answer> = { worker, waiting: [] };
  worker.on('message', (answer: Answer) => thread.waiting.shift()?.resolve(answer));
  worker.on('error', (error: Error) => {
    for (const { reject } of thread.waiting.splice(0)) reject(error);
  });
  return thread;
}
