import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

const CONNECT_MILLISECONDS = 5000;
const BIGINT = 20;

export function openPostgres(url: string, connections: number): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    // Sums and counts are far below what a number can hold.
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === BIGINT ? Number : pg.types.getTypeParser(type, format),
    },
  });
  // A connection that breaks is replaced. Who was using it is told by the query that fails; an event that
  // nobody listens to would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Any number that no other program's advisory lock is likely to have. */
const MIGRATION_LOCK = 7_729_847_203;

/** The engine lets go of a connection, or cannot take another, for as long as it restarts or is overrun. */
const BUSY = /^(?:08|53[23]00|40001|40P01|55P03|57P0[1-3]|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)/;

export const postgresEngine: Engine = {
  text: sql`text collate "C"`,
  sequence: (table, column) => table.addColumn(column, 'serial', (definition) => definition.primaryKey()),
  alone: (db, work) =>
    db.transaction().execute(async (held) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(held);
      return work(held);
    }),
  faultOf: (error) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === '53100') return 'full';
    if (BUSY.test(code)) return 'busy';
    // The driver itself gives no code for a connection that ended or could not be had in time.
    const message = error instanceof Error ? error.message : '';
    return /Connection terminated|timeout exceeded|connection timeout/i.test(message) ? 'busy' : 'other';
  },
  copyTo: async () => {
    throw new Error('A PostgreSQL store is copied with pg_dump.');
  },
};
