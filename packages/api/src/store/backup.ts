import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { type Config, storeFile, storePlace } from '../config.ts';
import { openSqlite } from './engine.ts';
import { isStore, openStore } from './kept.ts';
import { schemaVersion } from './migrations.ts';
import { isPostgres } from './place.ts';

/** Why nothing was done. */
export type BackupFault = 'no-store' | 'exists' | 'damaged' | 'newer';

/** Copies the embedded store in `data` to one file, also while a server uses it. */
export async function backup(data: string, to: string): Promise<BackupFault | null> {
  const from = storeFile({ data });
  if (!existsSync(from)) return 'no-store';
  if (existsSync(to)) return 'exists';
  const store = await openStore(from);
  if (!isStore(store)) return 'newer';
  const part = `${to}.part`;
  try {
    mkdirSync(dirname(to), { recursive: true });
    rmSync(part, { force: true });
    await store.copyTo(part);
    await putInPlace(part, to);
  } finally {
    await store.close();
    rmSync(part, { force: true });
  }
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
  const part = `${to}.part`;
  try {
    await copyFile(from, part);
    for (const rest of ['-wal', '-shm']) rmSync(`${to}${rest}`, { force: true });
    await putInPlace(part, to);
  } finally {
    rmSync(part, { force: true });
  }
  return null;
}

/** A file has its name only when all of it is on the disk. */
async function putInPlace(part: string, to: string): Promise<void> {
  const file = await open(part, 'r+');
  await file.sync();
  await file.close();
  renameSync(part, to);
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

/** Writes every current record of either store as a `.motu` file named by its id. The number is how many. */
export async function exportAll(
  config: Pick<Config, 'data' | 'database'>,
  folder: string,
): Promise<number | BackupFault> {
  const place = storePlace(config);
  if (!isPostgres(place) && !existsSync(place)) return 'no-store';
  const store = await openStore(place);
  if (!isStore(store)) return 'newer';
  let written = 0;
  try {
    mkdirSync(folder, { recursive: true });
    for await (const { id, text } of store.texts()) {
      writeFileSync(join(folder, `${id}.motu`), text);
      written++;
    }
  } finally {
    await store.close();
  }
  return written;
}
