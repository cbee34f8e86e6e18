import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** How often something was asked for, counted where every process sees it. */
export interface Rates {
  /** Counts one more, and says how many there are in this window and when it ends, in milliseconds from now. */
  count(key: string, window: number): Promise<{ readonly current: number; readonly ttl: number }>;
}

const SWEEP_EVERY = 1000;

export function ratesOn(db: Kysely<Schema>): Rates {
  let counted = 0;
  return {
    count: async (key, window) => {
      const now = Date.now();
      const start = now - window;
      // Addresses that have not come back are forgotten now and then.
      if (++counted % SWEEP_EVERY === 0) {
        await db.deleteFrom('rates').where('since', '<=', start).execute();
      }
      const { since, count } = await db
        .insertInto('rates')
        .values({ key, since: now, count: 1 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            since: sql<number>`case when rates.since <= ${start} then ${now} else rates.since end`,
            count: sql<number>`case when rates.since <= ${start} then 1 else rates.count + 1 end`,
          }),
        )
        .returning(['since', 'count'])
        .executeTakeFirstOrThrow();
      return { current: count, ttl: since + window - now };
    },
  };
}
