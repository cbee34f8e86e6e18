import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type CreateTableBuilder,
  type Driver,
  type Expression,
  Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.ts';
import type { StoreFault } from './store.ts';

/** All that differs between database engines. Everything else is written once. */
export interface Engine {
  /** Text that is compared byte by byte, whatever language the database was made for. */
  readonly text: 'text' | Expression<unknown>;
  /** Adds a primary key that counts up. */
  sequence(table: CreateTableBuilder<string, never>, column: string): CreateTableBuilder<string, string>;
  /** Runs something that no other process may do at the same time, as one transaction. */
  alone<T>(db: Kysely<Schema>, work: (held: Kysely<Schema>) => Promise<T>): Promise<T>;
  faultOf(error: unknown): StoreFault;
  copyTo(db: Kysely<Schema>, file: string): Promise<void>;
}

const BUSY_MILLISECONDS = 5000;

/** The embedded engine. A commit is on the disk when it returns: `synchronous` is FULL. */
export function openSqlite(file: string, readonly = false): Kysely<Schema> {
  if (!readonly) mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file, { readonly, timeout: BUSY_MILLISECONDS });
  database.exec(`pragma busy_timeout = ${BUSY_MILLISECONDS}`);
  if (!readonly) {
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
  }
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driverOf(database),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

/** SQLite ends a transaction by itself when the disk is full; rolling back again would hide why. */
function driverOf(database: Database.Database): Driver {
  const driver = new SqliteDriver({ database });
  return {
    init: () => driver.init(),
    acquireConnection: () => driver.acquireConnection(),
    beginTransaction: (connection) => driver.beginTransaction(connection),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: async (connection) => {
      if (database.inTransaction) await driver.rollbackTransaction(connection);
    },
    releaseConnection: () => driver.releaseConnection(),
    destroy: () => driver.destroy(),
  };
}

export const sqliteEngine: Engine = {
  text: 'text',
  sequence: (table, column) =>
    table.addColumn(column, 'integer', (definition) => definition.primaryKey().autoIncrement()),
  alone: (db, work) =>
    db.connection().execute(async (held) => {
      await sql`begin immediate`.execute(held);
      try {
        const done = await work(held);
        await sql`commit`.execute(held);
        return done;
      } catch (error) {
        await sql`rollback`.execute(held).catch(() => undefined);
        throw error;
      }
    }),
  faultOf: (error) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'SQLITE_FULL' || code.startsWith('SQLITE_IOERR_WRITE')) return 'full';
    return code.startsWith('SQLITE_BUSY') || code === 'SQLITE_LOCKED' ? 'busy' : 'other';
  },
  copyTo: async (db, file) => {
    await sql`vacuum into ${file}`.execute(db);
  },
};
