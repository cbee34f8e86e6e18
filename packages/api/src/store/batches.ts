import { type Kysely, sql } from 'kysely';
import { finish, type Judged } from './finish.ts';
import type { BatchKind, BatchRow, Schema } from './schema.ts';

/** Records that are judged together, and how far that is. */
export interface Batch {
  readonly id: string;
  readonly kind: BatchKind;
  readonly state: 'receiving' | 'waiting' | 'done';
  readonly created: string;
  readonly finished: string | null;
  readonly total: number | null;
  readonly done: number;
  /** How many games came out so. */
  readonly games: { readonly legal: number; readonly illegal: number };
  /** How many records could not be read or not be judged. */
  readonly unreadable: number;
  /** How many records a newer judge sees differently. */
  readonly changed: number;
}

export interface NewItem {
  readonly name: string;
  readonly text: string;
}

export interface BatchItem extends NewItem {
  readonly number: number;
}

/** A run of a batch's records, by their numbers: what one worker takes at a time. */
export interface Portion {
  readonly batch: string;
  readonly from: number;
  readonly to: number;
}

export interface Results {
  readonly after: number;
  readonly limit: number;
  /** Only those that a newer judge sees differently. */
  readonly changedOnly: boolean;
}

export interface Batches {
  open(batch: { readonly id: string; readonly kind: BatchKind; readonly tokenHash: string }): Promise<void>;
  add(id: string, items: readonly BatchItem[]): Promise<void>;
  /** Makes every current record an item. */
  addArchive(id: string): Promise<number>;
  /** Everything has arrived. `announce` happens with it or not at all. */
  release(id: string, total: number, announce: Announce): Promise<void>;
  find(id: string): Promise<Batch | null>;
  tokenHash(id: string): Promise<string | null>;
  /** The items of a portion that nobody has finished yet. */
  waiting(portion: Portion): Promise<readonly BatchItem[]>;
  /** The first portion of the oldest batch that is not finished. */
  next(): Promise<Portion | null>;
  /** Writes all of it at once. What another worker has finished in the meantime is left as it is. */
  finish(id: string, judged: readonly Judged[]): Promise<void>;
  results(
    id: string,
    page: Results,
  ): Promise<readonly { readonly number: number; readonly result: string }[]>;
  remove(id: string): Promise<void>;
}

export type Announce = (held: Kysely<Schema>, portions: readonly Portion[]) => Promise<void>;

export const PORTION = 20;

export function portionsOf(batch: string, total: number): readonly Portion[] {
  return Array.from({ length: Math.ceil(total / PORTION) }, (_, at) => ({
    batch,
    from: at * PORTION + 1,
    to: Math.min(total, (at + 1) * PORTION),
  }));
}

export function batchesOn(db: Kysely<Schema>): Batches {
  return {
    open: async ({ id, kind, tokenHash }) => {
      const none = { done: 0, legal: 0, illegal: 0, unreadable: 0, changed: 0, finished: null, total: null };
      const created = new Date().toISOString();
      await db
        .insertInto('batches')
        .values({ id, kind, token_hash: tokenHash, created, ...none })
        .execute();
    },

    add: async (id, items) => {
      if (items.length === 0) return;
      const rows = items.map((item) => ({ ...item, batch: id, changed: 0, result: null }));
      await db.insertInto('batch_items').values(rows).execute();
    },

    addArchive: async (id) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('batch_items')
        .columns(['batch', 'number', 'name', 'text', 'changed', 'result'])
        .expression((eb) =>
          eb
            .selectFrom('records')
            .select([
              sql<string>`cast(${id} as text)`.as('batch'),
              sql<number>`row_number() over (order by kept, id)`.as('number'),
              'id as name',
              sql<string>`''`.as('text'),
              sql<number>`0`.as('changed'),
              sql<null>`cast(null as text)`.as('result'),
            ])
            .where('next', 'is', null),
        )
        .executeTakeFirstOrThrow();
      return Number(numInsertedOrUpdatedRows ?? 0);
    },

    release: (id, total, announce) =>
      db.transaction().execute(async (held) => {
        const finished = total === 0 ? new Date().toISOString() : null;
        await held.updateTable('batches').set({ total, finished }).where('id', '=', id).execute();
        await announce(held, portionsOf(id, total));
      }),

    find: async (id) => {
      const row = await db.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : batchOf(row);
    },

    tokenHash: async (id) => {
      const row = await db.selectFrom('batches').select('token_hash').where('id', '=', id).executeTakeFirst();
      return row?.token_hash ?? null;
    },

    waiting: ({ batch, from, to }) =>
      db
        .selectFrom('batch_items')
        .select(['number', 'name', 'text'])
        .where('batch', '=', batch)
        .where('number', '>=', from)
        .where('number', '<=', to)
        .where('result', 'is', null)
        .orderBy('number')
        .execute(),

    next: async () => {
      const batch = await db
        .selectFrom('batches')
        .select(['id', 'total'])
        .where('total', 'is not', null)
        .where('finished', 'is', null)
        .orderBy('created')
        .executeTakeFirst();
      if (batch === undefined) return null;
      const item = await db
        .selectFrom('batch_items')
        .select('number')
        .where('batch', '=', batch.id)
        .where('result', 'is', null)
        .orderBy('number')
        .executeTakeFirst();
      if (item === undefined) return null;
      return { batch: batch.id, from: item.number, to: item.number + PORTION - 1 };
    },

    finish: (id, judged) => db.transaction().execute((held) => finish(held, id, judged)),

    results: async (id, { after, limit, changedOnly }) => {
      const rows = await db
        .selectFrom('batch_items')
        .select(['number', 'result'])
        .where('batch', '=', id)
        .where('number', '>', after)
        .where('result', 'is not', null)
        .$if(changedOnly, (query) => query.where('changed', '=', 1))
        .orderBy('number')
        .limit(limit)
        .execute();
      return rows.map(({ number, result }) => ({ number, result: result ?? '' }));
    },

    remove: (id) =>
      db.transaction().execute(async (held) => {
        await held.deleteFrom('batch_items').where('batch', '=', id).execute();
        await held.deleteFrom('batches').where('id', '=', id).execute();
      }),
  };
}

function batchOf(row: BatchRow): Batch {
  const { id, kind, created, finished, total, done, legal, illegal, unreadable, changed } = row;
  const state = total === null ? 'receiving' : finished === null ? 'waiting' : 'done';
  return { id, kind, state, created, finished, total, done, games: { legal, illegal }, unreadable, changed };
}
