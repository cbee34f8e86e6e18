import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface Postgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  start(): Promise<void>;
  /** Ends every connection at once, as a machine that goes down would. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** `nobody` on every Linux: PostgreSQL will not run as root. */
const NOBODY = 65_534;
const USER = 'motu';

function binaries(): string {
  const named = process.env.MOTU_POSTGRES_BIN;
  if (named !== undefined) return named;
  const versions = '/usr/lib/postgresql';
  const newest = existsSync(versions) ? readdirSync(versions).sort().at(-1) : undefined;
  if (newest === undefined) throw new Error('No PostgreSQL was found. `npm test` installs one.');
  return join(versions, newest, 'bin');
}

/** A private PostgreSQL on a free port, run by a user without rights. */
export async function startPostgres(): Promise<Postgres> {
  const bin = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'motu-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', USER, '--auth=trust', '--no-sync', '-E', 'UTF8'],
    {
      ...who,
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);

  const port = await freePort();
  let server: ChildProcess | null = null;
  let databases = 0;
  const urlOf = (database: string): string => `postgres://${USER}@127.0.0.1:${port}/${database}`;

  const start = async (): Promise<void> => {
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
    server = spawn(join(bin, 'postgres'), ['-D', data, '-p', `${port}`, ...settings], {
      ...who,
      cwd: folder,
      stdio: 'ignore',
    });
    for (let tries = 0; tries < 200; tries++) {
      if (await answers(urlOf('postgres'))) return;
      await wait(50);
    }
    throw new Error('PostgreSQL did not start');
  };
  const stop = async (): Promise<void> => {
    const running = server;
    server = null;
    if (running === null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGQUIT');
    await ended;
  };

  await start();
  return {
    newDatabase: async () => {
      databases++;
      const name = `motu${databases}`;
      await query(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    start,
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function query(
  url: string,
  text: string,
): Promise<readonly { readonly [column: string]: unknown }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await query(url, 'select 1');
    return true;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
