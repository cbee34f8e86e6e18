import { createPool, type Pool, type PoolOptions } from './pool.ts';

/** Small texts have threads of their own, so that a big one never stands before them. */
export interface Lanes {
  of(characters: number): Pool;
  readonly all: readonly (readonly [name: string, pool: Pool])[];
  isReady(): boolean;
  close(): Promise<void>;
}

/** Several times a long game; nothing so short takes long to judge. */
export const SMALL_CHARACTERS = 16_384;

export function createLanes(options: PoolOptions): Lanes {
  const small = createPool({ ...options, threads: Math.max(1, options.threads - 1) });
  const large = createPool({ ...options, threads: 1 });
  return {
    of: (characters) => (characters <= SMALL_CHARACTERS ? small : large),
    all: [
      ['small', small],
      ['large', large],
    ],
    isReady: () => small.load().ready && large.load().ready,
    close: async () => {
      await Promise.all([small.close(), large.close()]);
    },
  };
}
