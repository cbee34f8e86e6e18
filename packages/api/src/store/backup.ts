import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { storeFile } from '../config.ts';
import { openSqlite } from './engine.ts';
import { isStore, openStore } from './kept.ts';
import { schemaVersion } from './migrations.ts';

/** Why nothing was done. */
export type BackupFault = 'no-store' | 'exists' | 'damaged' | 'newer';

/** Copies the store in `data` to one file, also while a server uses it. */
export async function backup(data: string, to: string): Promise<BackupFault | null> {
  const from = storeFile({ data });
  if (!existsSync(from)) return 'no-store';
  if (existsSync(to)) return 'exists';
  const store = await openStore(from);
  if (!isStore(store)) return 'newer';
  mkdirSync(dirname(to), { recursive: true });
  await store.copyTo(to);
  await store.close();
  return null;
}

/** Puts a backup into `data`, where no store may be unless `force` is given. No server may be using it. */
export async function restore(from: string, data: string, force = false): Promise<BackupFault | null> {
  const to = storeFile({ data });
  if (!existsSync(from)) return 'no-store';
  if (existsSync(to) && !force) return 'exists';
  const wrong = await faultIn(from);
  if (wrong !== null) return wrong;
  mkdirSync(data, { recursive: true });
  const beside = `${to}.restoring`;
  await copyFile(from, beside);
  for (const rest of ['-wal', '-shm']) rmSync(`${to}${rest}`, { force: true });
  renameSync(beside, to);
  return null;
}

async function faultIn(file: string): Promise<BackupFault | null> {
  try {
    const db = openSqlite(file, true);
    const check = await sql<{ readonly integrity_check: string }>`pragma integrity_check`.execute(db);
    const version = await sql<{ readonly version: number }>`select version from motu_schema`.execute(db);
    await db.destroy();
    if (check.rows[0]?.integrity_check !== 'ok') return 'damaged';
    return (version.rows[0]?.version ?? 0) > schemaVersion ? 'newer' : null;
  } catch {
    return 'damaged';
  }
}

/** Writes every current record as a `.motu` file named by its id. The number is how many. */
export async function exportAll(data: string, folder: string): Promise<number | BackupFault> {
  const from = storeFile({ data });
  if (!existsSync(from)) return 'no-store';
  const store = await openStore(from);
  if (!isStore(store)) return 'newer';
  mkdirSync(folder, { recursive: true });
  let written = 0;
  for await (const { id, text } of store.texts()) {
    writeFileSync(join(folder, `${id}.motu`), text);
    written++;
  }
  await store.close();
  return written;
}
