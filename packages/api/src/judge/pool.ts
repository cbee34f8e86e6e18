import type { JobKind, Jobs } from './job.ts';
import { fairQueue } from './queue.ts';
import { type JudgeThread, startThread, type ThreadLimits } from './thread.ts';

export interface PoolOptions extends ThreadLimits {
  readonly threads: number;
  /** How many jobs may wait, in all and for one sender. */
  readonly waiting: number;
  readonly perSender: number;
  /** How long one may wait for a thread, in milliseconds. */
  readonly patience: number;
  /** Told when a thread cannot even begin; those who wait are sent away until one can. */
  readonly onFault: (error: Error) => void;
}

/** Why a job was not done: the first two are the job's fault, `busy` and `too-many` the hour's. */
export type Undone = 'too-long' | 'too-big' | 'busy' | 'too-many' | 'crashed';

export type Done<K extends JobKind> =
  | { readonly ok: true; readonly output: Jobs[K]['output'] }
  | { readonly ok: false; readonly why: Undone; readonly error?: string };

export interface Pool {
  run<K extends JobKind>(kind: K, input: Jobs[K]['input'], sender: string): Promise<Done<K>>;
  readonly load: () => { readonly running: number; readonly waiting: number; readonly ready: boolean };
  /** Lets what runs and waits come to its end, then stops the threads. */
  close(): Promise<void>;
}

/** What waits for a thread; null means that it has waited too long and gets none. */
type Start = (thread: JudgeThread | null) => Promise<void>;

const RESTART_MILLISECONDS = 1000;

export function createPool(options: PoolOptions): Pool {
  const threads = new Set<JudgeThread>();
  const idle: JudgeThread[] = [];
  const queue = fairQueue<{ readonly start: Start; readonly since: number }>();
  const senders = new Map<string, number>();
  let running = 0;
  let closing = false;
  let whenEmpty: (() => void) | null = null;

  const add = (): void => {
    const thread = startThread(options);
    threads.add(thread);
    thread.ready.then(
      () => {
        idle.push(thread);
        next();
      },
      (error: Error) => {
        threads.delete(thread);
        if (closing) return;
        options.onFault(error);
        for (let job = queue.shift(); job !== undefined; job = queue.shift()) void job.start(null);
        setTimeout(add, RESTART_MILLISECONDS).unref();
      },
    );
  };

  const giveBack = (thread: JudgeThread): void => {
    if (thread.isAlive()) idle.push(thread);
    else {
      threads.delete(thread);
      if (!closing) add();
    }
  };

  const next = (): void => {
    while (idle.length > 0 && queue.size > 0) {
      const thread = idle.pop();
      if (thread === undefined) break;
      const job = thread.isAlive() ? queue.shift() : undefined;
      if (job === undefined || performance.now() - job.since > options.patience) {
        void job?.start(null);
        giveBack(thread);
        continue;
      }
      running++;
      void job.start(thread).then(() => {
        running--;
        giveBack(thread);
        next();
      });
    }
    if (running === 0 && queue.size === 0) whenEmpty?.();
  };

  const run: Pool['run'] = (kind, input, sender) => {
    const under = senders.get(sender) ?? 0;
    if (under >= options.perSender) return Promise.resolve({ ok: false, why: 'too-many' });
    if (queue.size >= options.waiting) return Promise.resolve({ ok: false, why: 'busy' });
    senders.set(sender, under + 1);
    return new Promise((resolve) => {
      const start: Start = async (thread) => {
        const done = thread === null ? ({ ok: false, why: 'busy' } as const) : await thread.run(kind, input);
        const left = (senders.get(sender) ?? 1) - 1;
        if (left === 0) senders.delete(sender);
        else senders.set(sender, left);
        resolve(done);
      };
      queue.push(sender, { start, since: performance.now() });
      next();
    });
  };

  for (let count = 0; count < options.threads; count++) add();
  return {
    run,
    load: () => ({ running, waiting: queue.size, ready: idle.length + running > 0 }),
    close: async () => {
      if (running > 0 || queue.size > 0) {
        await new Promise<void>((resolve) => {
          whenEmpty = resolve;
        });
      }
      closing = true;
      await Promise.all([...threads].map((thread) => thread.stop()));
    },
  };
}
