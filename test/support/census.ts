import { join } from 'node:path';
import { isStore, openStore, type Store } from '@motu/api';
import Database from 'libsql';
import { at } from './server.ts';

export async function openKept(data: string): Promise<Store> {
  const store = await openStore(join(data, 'motu.db'));
  if (!isStore(store)) throw new Error('the store is of a newer version');
  return store;
}

export interface Census {
  readonly integrity: string;
  readonly records: readonly string[];
  /** Records without their games, games without their record, terms without their game. */
  readonly halves: number;
}

/** What is really in the file of a store that nobody uses. */
export function censusOf(data: string): Census {
  const database = new Database(join(data, 'motu.db'));
  const one = (query: string): string => String(Object.values(Object(database.prepare(query).get()))[0]);
  const records = database.prepare('select id from records').all();
  const halves = [
    'select count(*) from records r where not exists (select 1 from games g where g.record = r.id)',
    'select count(*) from games g where not exists (select 1 from records r where r.id = g.record)',
    'select count(*) from games g where not exists (select 1 from terms t where t.seq = g.seq)',
    'select count(*) from terms t where not exists (select 1 from games g where g.seq = t.seq)',
  ];
  const census = {
    integrity: one('pragma integrity_check'),
    records: records.map((row) => String(at(row, 'id'))),
    halves: halves.reduce((sum, query) => sum + Number(one(query)), 0),
  };
  database.close();
  return census;
}
