import { setTimeout as wait } from 'node:timers/promises';
import type { Announce, Portion } from '../store/batches.ts';
import type { Store } from '../store/store.ts';

/** How portions get from those who announce them to those who judge them. */
export interface Queue {
  readonly announce: Announce;
  /** Something was announced, and the transaction that did it has been written. */
  wake(): void;
  close(): Promise<void>;
}

const RETRY_MILLISECONDS = 500;

/** The embedded store belongs to this process alone, which judges what is left after a restart as well. */
export function ownQueue(
  store: Store,
  judge: (portion: Portion) => Promise<void>,
  onFault: (error: Error) => void,
): Queue {
  const closing = new AbortController();
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        const portion = await store.batches.next();
        if (portion === null) return;
        await judge(portion);
      } catch (error) {
        if (closing.signal.aborted) return;
        onFault(error instanceof Error ? error : new Error(String(error)));
        await wait(RETRY_MILLISECONDS, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  };
  const wake = (): void => {
    // Who wakes a run that is just ending is not forgotten.
    running = (running ?? Promise.resolve()).then(run);
  };
  wake();
  return {
    announce: async () => undefined,
    wake,
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
