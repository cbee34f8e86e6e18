import { join } from 'node:path';
import { isStore, openStore, type Store } from '@motu/api';
import { afterAll, beforeAll } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';
import { newFolder } from './server.ts';

export const engines = ['SQLite', 'PostgreSQL'] as const;
export type EngineName = (typeof engines)[number];

/** Places for new stores of an engine; its server runs for the tests of the suite. */
export function placesOf(engine: EngineName): () => Promise<string> {
  if (engine === 'SQLite') return async () => join(newFolder(), 'motu.db');
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres?.remove();
  });
  return async () => {
    if (postgres === null) throw new Error('PostgreSQL runs in tests only');
    return postgres.newDatabase();
  };
}

export async function openNew(place: string): Promise<Store> {
  const store = await openStore(place);
  if (!isStore(store)) throw new Error('a new store cannot be newer');
  return store;
}
