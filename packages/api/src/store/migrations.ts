import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

type Migration = (db: Kysely<Schema>, engine: Engine) => Promise<void>;

/** Forward only: a migration that was released is never changed, only followed. */
const migrations: readonly Migration[] = [
  async (db, engine) => {
    await db.schema
      .createTable('records')
      .addColumn('id', engine.text, (column) => column.primaryKey())
      .addColumn('family', engine.text, (column) => column.notNull())
      .addColumn('previous', engine.text)
      .addColumn('next', engine.text)
      .addColumn('text', engine.text, (column) => column.notNull())
      .addColumn('token_hash', engine.text, (column) => column.notNull())
      .addColumn('kept', engine.text, (column) => column.notNull())
      .addColumn('judged_by', engine.text, (column) => column.notNull())
      .addColumn('games', engine.text, (column) => column.notNull())
      .addColumn('verdicts', engine.text, (column) => column.notNull())
      .addColumn('changes', engine.text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('records_by_family').on('records').column('family').execute();
    await db.schema.createIndex('records_by_kept').on('records').columns(['kept', 'id']).execute();

    await engine
      .sequence(db.schema.createTable('games'), 'seq')
      .addColumn('record', engine.text, (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('game', engine.text, (column) => column.notNull())
      .addColumn('edition', engine.text, (column) => column.notNull())
      .addColumn('level', engine.text, (column) => column.notNull())
      .addColumn('verdict', engine.text, (column) => column.notNull())
      .addColumn('date', engine.text, (column) => column.notNull())
      .addColumn('turns', 'integer', (column) => column.notNull())
      .addColumn('kept', engine.text, (column) => column.notNull())
      .addColumn('summary', engine.text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('games_by_record')
      .on('games')
      .columns(['record', 'number'])
      .unique()
      .execute();
    // The narrow filters stand behind the order in each index: a page is found without touching the rows.
    for (const [name, order] of [
      ['games_by_seq', ['seq']],
      ['games_by_game', ['game', 'seq']],
      ['games_by_date', ['date', 'seq']],
      ['games_by_game_date', ['game', 'date', 'seq']],
      ['games_by_turns', ['turns', 'seq']],
      ['games_by_game_turns', ['game', 'turns', 'seq']],
    ] as const) {
      const narrow = ['game', 'edition', 'level', 'verdict', 'date'] as const;
      const rest = narrow.filter((column) => !order.some((one) => one === column));
      await db.schema
        .createIndex(name)
        .on('games')
        .columns([...order, ...rest])
        .execute();
    }

    await db.schema
      .createTable('terms')
      .addColumn('term', engine.text, (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('terms_key', ['term', 'seq'])
      .execute();
    await db.schema.createIndex('terms_by_seq').on('terms').columns(['seq', 'term']).execute();
  },
  async (db, engine) => {
    await db.schema
      .createTable('batches')
      .addColumn('id', engine.text, (column) => column.primaryKey())
      .addColumn('kind', engine.text, (column) => column.notNull())
      .addColumn('token_hash', engine.text, (column) => column.notNull())
      .addColumn('created', engine.text, (column) => column.notNull())
      .addColumn('finished', engine.text)
      .addColumn('total', 'integer')
      .addColumn('done', 'integer', (column) => column.notNull())
      .addColumn('legal', 'integer', (column) => column.notNull())
      .addColumn('illegal', 'integer', (column) => column.notNull())
      .addColumn('unreadable', 'integer', (column) => column.notNull())
      .addColumn('changed', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('batch_items')
      .addColumn('batch', engine.text, (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('name', engine.text, (column) => column.notNull())
      .addColumn('text', engine.text, (column) => column.notNull())
      .addColumn('changed', 'integer', (column) => column.notNull())
      .addColumn('result', engine.text)
      .addPrimaryKeyConstraint('batch_items_key', ['batch', 'number'])
      .execute();
    await db.schema
      .createTable('rates')
      .addColumn('key', engine.text, (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
  },
];

export const schemaVersion: number = migrations.length;

/** A store written by a newer Motu is left alone. */
export interface Newer {
  readonly found: number;
  readonly known: number;
}

/** Brings the store up to date, one process at a time. */
export async function migrate(db: Kysely<Schema>, engine: Engine): Promise<Newer | null> {
  return engine.alone(db, async (held) => {
    await sql`create table if not exists motu_schema (version integer not null)`.execute(held);
    const found = await versionOf(held);
    if (found > schemaVersion) return { found, known: schemaVersion };
    for (const migration of migrations.slice(found)) await migration(held, engine);
    await sql`delete from motu_schema`.execute(held);
    await sql`insert into motu_schema (version) values (${schemaVersion})`.execute(held);
    return null;
  });
}

async function versionOf(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ readonly version: number }>`select version from motu_schema`.execute(db);
  return rows[0]?.version ?? 0;
}
