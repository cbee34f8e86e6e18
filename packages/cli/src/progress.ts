import type { Source } from './input/files.ts';

/** A line on the terminal that says how far a long run is. */
export interface Progress {
  read(amount: number): void;
  judged(games: number): void;
  /** Takes the line away, so that other text can stand there. */
  clear(): void;
}

const FIRST_AFTER = 1000;
const EVERY = 200;
const BAR = 24;

/** Says nothing unless errors go to a terminal. */
export function createProgress(sources: readonly Source[]): Progress {
  if (!process.stderr.isTTY) return { read: () => {}, judged: () => {}, clear: () => {} };
  const total = totalOf(sources);
  const started = Date.now();
  let shown = 0;
  let read = 0;
  let games = 0;
  const clear = (): void => {
    if (shown > 0) process.stderr.write('\r\x1b[K');
  };
  return {
    read(amount) {
      read += amount;
    },
    judged(count) {
      games += count;
      const now = Date.now();
      if (now - started < FIRST_AFTER || now - shown < EVERY) return;
      shown = now;
      const rate = Math.round(games / ((now - started) / 1000));
      process.stderr.write(`\r\x1b[K${barOf(read, total)}${games} games, ${rate} a second`);
    },
    clear,
  };
}

function barOf(read: number, total: number | null): string {
  if (total === null || total === 0) return '';
  const part = Math.min(1, read / total);
  const full = Math.round(part * BAR);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${Math.floor(part * 100)}%  `;
}

/** How much there is to read; null where nobody knows. */
function totalOf(sources: readonly Source[]): number | null {
  return sources.reduce<number | null>(
    (sum, { size }) => (sum === null || size === null ? null : sum + size),
    0,
  );
}
