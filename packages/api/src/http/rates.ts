import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Rates } from '../store/rates.ts';

/** Counts in the shared store: an address has its limit whichever process answers it. */
export function sharedStore(rates: Rates): FastifyRateLimitStoreCtor {
  return class Counter implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], window: number): void {
      rates.count(key, window).then(
        (counted) => done(null, counted),
        (error: Error) => done(error),
      );
    }

    // Routes that count apart have keys of their own.
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
