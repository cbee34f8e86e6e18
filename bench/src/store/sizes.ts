import Database from 'libsql';
import { query } from '../services/postgres.ts';

/** A table or an index, and the bytes it takes on the disk. */
export interface Size {
  readonly name: string;
  readonly bytes: number;
}

const OURS = ['records', 'games', 'terms'];

function isOurs(name: string): boolean {
  return OURS.some((table) => name.startsWith(table) || name.startsWith(`sqlite_autoindex_${table}`));
}

export function sqliteSizes(file: string): readonly Size[] {
  const database = new Database(file, { readonly: true });
  const rows: readonly unknown[] = database
    .prepare('select name, sum(pgsize) as bytes from dbstat group by name order by name')
    .all();
  database.close();
  return rows.filter(isSize).filter(({ name }) => isOurs(name));
}

function isSize(row: unknown): row is Size {
  return typeof row === 'object' && row !== null && 'name' in row && 'bytes' in row;
}

export async function postgresSizes(url: string): Promise<readonly Size[]> {
  const rows = await query(
    url,
    `select relname as name, case relkind when 'r' then pg_table_size(c.oid) else pg_relation_size(c.oid) end as bytes
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname = 'public' and relkind in ('r', 'i') order by relname`,
  );
  return rows
    .map(({ name, bytes }) => ({ name: String(name), bytes: Number(bytes) }))
    .filter(({ name }) => isOurs(name));
}
