import { CompiledQuery, type Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import type { Portion } from '../store/batches.ts';
import type { Schema } from '../store/schema.ts';
import type { Queue } from './queue.ts';

const NAME = 'portions';
const JOBS_AT_ONCE = 1000;
/** A portion is tried until it is done: what cannot be judged has a result that says so. */
const TRIES = 1_000_000;

export interface BossOptions {
  readonly url: string;
  /** After so many seconds a portion that a worker has taken is given to another. */
  readonly expire: number;
  readonly onFault: (error: Error) => void;
}

async function startBoss({ url, expire, onFault }: BossOptions, isWorker: boolean): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'motu_queue',
    max: 4,
    schedule: false,
    supervise: isWorker,
    maintenanceIntervalSeconds: Math.max(1, Math.min(30, Math.floor(expire / 2))),
  });
  boss.on('error', onFault);
  await boss.start();
  await boss.createQueue(NAME, {
    name: NAME,
    policy: 'standard',
    retryLimit: TRIES,
    retryDelay: 1,
    expireInSeconds: expire,
  });
  return boss;
}

/** For servers: portions are announced, and judged elsewhere. */
export async function sharedQueue(options: BossOptions): Promise<Queue> {
  const boss = await startBoss(options, false);
  return {
    announce: async (held, portions) => {
      for (let from = 0; from < portions.length; from += JOBS_AT_ONCE) {
        const jobs = portions
          .slice(from, from + JOBS_AT_ONCE)
          .map((portion) => ({ name: NAME, data: { ...portion } }));
        await boss.insert(jobs, { db: within(held) });
      }
    },
    wake: () => undefined,
    close: () => boss.stop({ graceful: true, wait: true }),
  };
}

/** The jobs are written by the transaction that releases their batch: there is no batch without its jobs. */
function within(held: Kysely<Schema>): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await held.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}

export interface Workers {
  close(): Promise<void>;
}

/** Takes portions as they come, so many at a time. */
export async function startWorkers(
  options: BossOptions,
  concurrency: number,
  judge: (portion: Portion) => Promise<void>,
): Promise<Workers> {
  const boss = await startBoss(options, true);
  for (let count = 0; count < concurrency; count++) {
    await boss.work<Portion>(NAME, { batchSize: 1, pollingIntervalSeconds: 0.5 }, async ([job]) => {
      if (job !== undefined) await judge(job.data);
    });
  }
  return { close: () => boss.stop({ graceful: true, wait: true }) };
}
