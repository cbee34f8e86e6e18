import { Worker } from 'node:worker_threads';
import type { JobKind, Jobs } from './job.ts';
import type { Done } from './pool.ts';
import type { Reply } from './worker.ts';

export interface ThreadLimits {
  /** How long one job may run, in milliseconds. A parse cannot be interrupted, a thread can. */
  readonly deadline: number;
  /** What one thread may hold, in megabytes. */
  readonly memory: number;
  /** How many characters an answer may have. */
  readonly answerLimit: number;
}

/** A thread that judges, one job at a time. A job that goes over a limit is its last. */
export interface JudgeThread {
  /** Settles once the engine is loaded; rejects if it cannot be. */
  readonly ready: Promise<void>;
  run<K extends JobKind>(kind: K, input: Jobs[K]['input']): Promise<Done<K>>;
  isAlive(): boolean;
  stop(): Promise<void>;
}

// Threads run compiled code only; the sources are tested beside their own build.
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/judge/worker.js' : './worker.js',
  import.meta.url,
);

const YOUNG_MEGABYTES = 32;

type WorkerError = Error & { readonly code?: string };

export function startThread({ deadline, memory, answerLimit }: ThreadLimits): JudgeThread {
  const worker = new Worker(WORKER, {
    workerData: { answerLimit },
    // Conditions that lead to sources are for whoever started us.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  worker.unref();
  let alive = true;
  let onReply: (reply: Reply) => void = () => undefined;
  let onEnd: (error: WorkerError) => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    onReply = () => resolve();
    onEnd = reject;
  });
  worker.on('message', (reply: Reply) => onReply(reply));
  worker.on('error', (error: WorkerError) => {
    alive = false;
    onEnd(error);
  });
  worker.on('exit', () => {
    alive = false;
    onEnd(new Error('the thread ended'));
  });
  const stop = async (): Promise<void> => {
    alive = false;
    await worker.terminate();
  };

  return {
    ready,
    isAlive: () => alive,
    stop,
    run: (kind, input) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          void stop();
          resolve({ ok: false, why: 'too-long' });
        }, deadline);
        onReply = (reply: Done<typeof kind>) => {
          clearTimeout(timer);
          resolve(reply);
        };
        onEnd = (error) => {
          clearTimeout(timer);
          const why = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-big' : 'crashed';
          resolve({ ok: false, why, error: error.message });
        };
        worker.postMessage({ kind, input });
      }),
  };
}
