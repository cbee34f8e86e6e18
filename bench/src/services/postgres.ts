import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface Postgres {
  readonly url: string;
  remove(): Promise<void>;
}

/** `nobody` on every Linux: PostgreSQL will not run as root. */
const NOBODY = 65_534;
const VERSIONS = '/usr/lib/postgresql';

function binaries(): string | null {
  const newest = existsSync(VERSIONS) ? readdirSync(VERSIONS).toSorted().at(-1) : undefined;
  return process.env.MOTU_POSTGRES_BIN ?? (newest === undefined ? null : join(VERSIONS, newest, 'bin'));
}

/** A private PostgreSQL with its default settings on a free port; null where none is installed. */
export async function startPostgres(): Promise<Postgres | null> {
  const bin = binaries();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'motu-bench-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const options = { cwd: folder, ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}) };
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'motu', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'];
  const made = spawnSync(join(bin, 'initdb'), init, { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', `${port}`, ...settings], {
    ...options,
    stdio: 'ignore',
  });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgres://motu@127.0.0.1:${port}/postgres`;
  for (let tries = 0; !(await answers(url)); tries++) {
    if (tries === MOST_TRIES) throw new Error('PostgreSQL did not start');
    await wait(50);
  }
  return {
    url,
    remove: async () => {
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const MOST_TRIES = 400;

export type Rows = readonly { readonly [column: string]: unknown }[];

export async function query(url: string, text: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
