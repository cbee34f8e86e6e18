import { Worker } from 'node:worker_threads';
import type { JobKind, Jobs } from './job.ts';

export interface PoolOptions {
  readonly threads: number;
  /** How long one job may run, in milliseconds. A parse cannot be interrupted, a thread can. */
  readonly deadline: number;
  /** What one thread may hold, in megabytes. */
  readonly memory: number;
  /** How many jobs may wait, in all and for one sender. */
  readonly waiting: number;
  readonly perSender: number;
}

/** Why a job was not done: the first two are the job's fault, `busy` and `too-many` the hour's. */
export type Undone = 'too-long' | 'too-big' | 'busy' | 'too-many' | 'crashed';

export type Done<K extends JobKind> =
  | { readonly ok: true; readonly output: Jobs[K]['output'] }
  | { readonly ok: false; readonly why: Undone; readonly error?: string };

export interface Pool {
  run<K extends JobKind>(kind: K, input: Jobs[K]['input'], sender: string): Promise<Done<K>>;
  readonly load: () => { readonly running: number; readonly waiting: number };
  /** Lets what runs and waits come to its end, then stops the threads. */
  close(): Promise<void>;
}

interface Waiting {
  readonly start: (worker: Worker, over: (reusable: boolean) => void) => void;
}

// Threads run compiled code only; the sources are tested beside their own build.
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/judge/worker.js' : './worker.js',
  import.meta.url,
);

export function createPool(options: PoolOptions): Pool {
  const idle: Worker[] = [];
  const queue: Waiting[] = [];
  const senders = new Map<string, number>();
  let running = 0;
  let whenEmpty: (() => void) | null = null;

  const spawn = (): Worker => {
    const worker = new Worker(WORKER, {
      resourceLimits: { maxOldGenerationSizeMb: options.memory, maxYoungGenerationSizeMb: 32 },
    });
    // An idle thread that dies is replaced when the next job comes.
    worker.on('error', () => discard(idle, worker));
    worker.unref();
    return worker;
  };
  for (let thread = 0; thread < options.threads; thread++) idle.push(spawn());

  const next = (): void => {
    while (running < options.threads) {
      const waiting = queue.shift();
      if (waiting === undefined) break;
      const worker = idle.pop() ?? spawn();
      running++;
      waiting.start(worker, (reusable) => {
        running--;
        if (!reusable) void worker.terminate();
        idle.push(reusable ? worker : spawn());
        next();
      });
    }
    if (running === 0 && queue.length === 0) whenEmpty?.();
  };

  const run: Pool['run'] = (kind, input, sender) => {
    const under = senders.get(sender) ?? 0;
    if (under >= options.perSender) return Promise.resolve({ ok: false, why: 'too-many' });
    if (queue.length >= options.waiting) return Promise.resolve({ ok: false, why: 'busy' });
    senders.set(sender, under + 1);
    return new Promise((resolve) => {
      queue.push({
        start: (worker, over) => {
          const settle = (done: Parameters<typeof resolve>[0], reusable: boolean): void => {
            clearTimeout(timer);
            worker.off('message', onMessage).off('error', onError).off('exit', onExit);
            const left = (senders.get(sender) ?? 1) - 1;
            if (left === 0) senders.delete(sender);
            else senders.set(sender, left);
            resolve(done);
            over(reusable);
          };
          const onMessage = (reply: ReplyTo<typeof kind>): void => {
            if (reply.ok) settle({ ok: true, output: reply.output }, true);
            else settle({ ok: false, why: 'crashed', error: reply.error }, true);
          };
          const onError = (error: Error & { readonly code?: string }): void => {
            const why = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-big' : 'crashed';
            settle({ ok: false, why, error: error.message }, false);
          };
          const onExit = (): void => settle({ ok: false, why: 'crashed', error: 'the thread ended' }, false);
          const timer = setTimeout(() => settle({ ok: false, why: 'too-long' }, false), options.deadline);
          worker.on('message', onMessage).on('error', onError).on('exit', onExit);
          worker.postMessage({ kind, input });
        },
      });
      next();
    });
  };

  return {
    run,
    load: () => ({ running, waiting: queue.length }),
    close: async () => {
      if (running > 0 || queue.length > 0) {
        await new Promise<void>((resolve) => {
          whenEmpty = resolve;
        });
      }
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}

type ReplyTo<K extends JobKind> =
  | { readonly ok: true; readonly output: Jobs[K]['output'] }
  | { readonly ok: false; readonly error: string };

function discard(workers: Worker[], worker: Worker): void {
  const at = workers.indexOf(worker);
  if (at !== -1) workers.splice(at, 1);
}

/** Small texts have threads of their own, so that a big one never stands before them. */
export interface Lanes {
  of(characters: number): Pool;
  readonly all: readonly Pool[];
  close(): Promise<void>;
}

export const SMALL_CHARACTERS = 32_768;

export function createLanes(small: PoolOptions, large: PoolOptions): Lanes {
  const lanes = [createPool(small), createPool(large)] as const;
  return {
    of: (characters) => lanes[characters <= SMALL_CHARACTERS ? 0 : 1],
    all: lanes,
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}
