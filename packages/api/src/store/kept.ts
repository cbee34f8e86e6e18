import type { Kysely } from 'kysely';
import { batchesOn } from './batches.ts';
import { type Engine, openSqlite, sqliteEngine } from './engine.ts';
import { listGames } from './listing.ts';
import { migrate, type Newer } from './migrations.ts';
import { isPostgres } from './place.ts';
import { openPostgres, postgresEngine } from './postgres.ts';
import { ratesOn } from './rates.ts';
import { addGames, keepAll, recordOf, rejudge, removeGames, rowOf } from './rows.ts';
import type { Schema } from './schema.ts';
import { gatherStats } from './stats.ts';
import type { Store } from './store.ts';

/** Opens the store in a file or, at an address of PostgreSQL, the one there; makes it if there is none. */
export async function openStore(place: string, connections = CONNECTIONS): Promise<Store | Newer> {
  const isShared = isPostgres(place);
  const engine = isShared ? postgresEngine : sqliteEngine;
  const db = isShared ? openPostgres(place, connections) : openSqlite(place);
  const newer = await migrate(db, engine);
  if (newer === null) return storeOn(db, engine, isShared ? place : null);
  await db.destroy();
  return newer;
}

const CONNECTIONS = 10;

export function isStore(opened: Store | Newer): opened is Store {
  return 'keep' in opened;
}

/** The store over any engine. */
function storeOn(db: Kysely<Schema>, engine: Engine, url: string | null): Store {
  return {
    batches: batchesOn(db),
    rates: url === null ? null : ratesOn(db),
    url,

    keep: (record) =>
      db.transaction().execute(async (held) => (await keepAll(held, [record])).has(record.id)),

    keepAll: (records) => db.transaction().execute(async (held) => (await keepAll(held, records)).size),

    amend: (id, record) =>
      db.transaction().execute(async (held) => {
        const old = await held
          .selectFrom('records')
          .select(['family', 'next', 'token_hash'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (old === undefined) return 'missing';
        if (old.next !== null) return 'superseded';
        const added = await held
          .insertInto('records')
          .values({ ...rowOf(record, old.family, id), token_hash: old.token_hash })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .execute();
        if (added.length === 0) return 'taken';
        await held.updateTable('records').set({ next: record.id }).where('id', '=', id).execute();
        await removeGames(held, id);
        await addGames(held, [record]);
        return 'amended';
      }),

    remove: (family) =>
      db.transaction().execute(async (held) => {
        const versions = await held.selectFrom('records').select('id').where('family', '=', family).execute();
        for (const { id } of versions) await removeGames(held, id);
        await held.deleteFrom('records').where('family', '=', family).execute();
      }),

    find: async (id) => {
      const row = await db.selectFrom('records').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : recordOf(row);
    },

    list: (filter, page) => listGames(db, filter, page),
    stats: (filter) => gatherStats((page) => listGames(db, filter, page)),

    rejudged: (record, judgement) =>
      db.transaction().execute(async (held) => (await rejudge(held, record, judgement)).record),

    texts: () => textsOf(db),
    isEmpty: async () => (await db.selectFrom('records').select('id').limit(1).execute()).length === 0,
    ready: async () => {
      await db.selectFrom('records').select('id').limit(1).execute();
      return true;
    },
    faultOf: engine.faultOf,
    copyTo: (file) => engine.copyTo(db, file),
    close: () => db.destroy(),
  };
}

const TEXTS_AT_ONCE = 100;

async function* textsOf(db: Kysely<Schema>): AsyncGenerator<{ readonly id: string; readonly text: string }> {
  let after = { kept: '', id: '' };
  for (;;) {
    const rows = await db
      .selectFrom('records')
      .select(['id', 'kept', 'text', 'next'])
      .where((eb) => eb(eb.refTuple('kept', 'id'), '>', eb.tuple(after.kept, after.id)))
      .orderBy('kept')
      .orderBy('id')
      .limit(TEXTS_AT_ONCE)
      .execute();
    for (const { id, text, next } of rows) if (next === null) yield { id, text };
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
