import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isStore, type NewRecord, openStore, type Store } from '@motu/api';
import { median } from '../measure.ts';
import { query, startPostgres } from '../services/postgres.ts';
import { archive } from '../store/archive.ts';
import { questions } from '../store/questions.ts';
import { postgresSizes, type Size, sqliteSizes } from '../store/sizes.ts';
import type { Row, Table } from '../table.ts';
import type { Plan } from './plan.ts';

const AT_ONCE = 1_000;
const TIMES = 20;
const PROMISED_MILLISECONDS = 50;

interface Filled {
  /** A few of the records, to ask about. */
  readonly samples: readonly NewRecord[];
  readonly textBytes: number;
}

export async function sqliteTables(plan: Plan): Promise<readonly Table[]> {
  const folder = mkdtempSync(join(tmpdir(), 'motu-bench-'));
  const file = join(folder, 'motu.db');
  try {
    return await storeTables('SQLite', file, plan, async () => sqliteSizes(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function postgresTables(plan: Plan): Promise<readonly Table[]> {
  const postgres = await startPostgres();
  if (postgres === null) {
    const row = { what: 'PostgreSQL', figures: [null, null], ratio: null, note: 'not installed here' };
    return [{ title: 'The store on PostgreSQL', about: '', heads: HEADS, rows: [row], reach: [] }];
  }
  const { url } = postgres;
  try {
    return await storeTables('PostgreSQL', url, plan, async () => {
      await query(url, 'vacuum analyze');
      return postgresSizes(url);
    });
  } finally {
    await postgres.remove();
  }
}

const HEADS = ['ms', 'slowest, ms'];

async function storeTables(
  name: string,
  place: string,
  { libraryGames: stored, slowRounds }: Plan,
  sizes: () => Promise<readonly Size[]>,
): Promise<readonly Table[]> {
  const store = await openStore(place);
  if (!isStore(store)) throw new Error('a new store cannot be newer');
  const filled = await fill(store, stored);
  const measured = await sizes();
  const times = await asked(store, filled.samples, slowRounds);
  await store.close();
  return [timesTable(name, stored, times), sizesTable(name, stored, measured, filled.textBytes)];
}

function timesTable(name: string, stored: number, times: readonly (readonly number[])[]): Table {
  const reference = median(times[0] ?? []);
  const slowest = Math.max(...times.map((own) => median(own)));
  return {
    title: `The store on ${name}`,
    about: `${stored.toLocaleString('en')} games of thousands of players. Pages of 20 games; the ratio is time on the clock against reading one record by its key, as a part of the work is the database’s.`,
    heads: HEADS,
    rows: questions.map(({ what, note }, index): Row => {
      const own = times[index] ?? [];
      return {
        what,
        figures: [median(own), Math.max(...own)],
        ratio: median(own) / reference,
        ...(note === undefined ? {} : { note }),
      };
    }),
    reach: [
      {
        goal: `every page within ${PROMISED_MILLISECONDS} ms`,
        found: `the slowest takes ${slowest.toFixed(1)} ms`,
        isReached: slowest <= PROMISED_MILLISECONDS,
      },
    ],
  };
}

function sizesTable(name: string, stored: number, sizes: readonly Size[], textBytes: number): Table {
  const row = (what: string, bytes: number): Row => ({
    what,
    figures: [bytes / 1e6, bytes / stored],
    ratio: bytes / textBytes,
  });
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    title: `What ${name} keeps`,
    about: 'Tables and indexes on the disk. The ratio is against the texts of the games alone.',
    heads: ['MB', 'bytes a game'],
    rows: [
      { ...row('the texts', textBytes), note: 'reference' },
      ...sizes.map((size) => row(size.name, size.bytes)),
      row('all of it', all),
    ],
    reach: [],
  };
}

async function fill(store: Store, count: number): Promise<Filled> {
  const samples: NewRecord[] = [];
  let textBytes = 0;
  let some: NewRecord[] = [];
  const every = Math.max(1, Math.floor(count / 200));
  let index = 0;
  for (const record of archive(count)) {
    if (index++ % every === 0) samples.push(record);
    textBytes += Buffer.byteLength(record.text);
    some.push(record);
    if (some.length < AT_ONCE) continue;
    await store.keepAll(some);
    some = [];
  }
  await store.keepAll(some);
  return { samples, textBytes };
}

/** Milliseconds of every question; the first round warms up and is not counted. */
async function asked(
  store: Store,
  samples: readonly NewRecord[],
  rounds: number,
): Promise<readonly (readonly number[])[]> {
  const times: number[][] = questions.map(() => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { ask }] of questions.entries()) {
      for (let time = 0; time < TIMES; time++) {
        const about = samples[(round * TIMES + time) % samples.length];
        if (about === undefined) throw new Error('the store is empty');
        const start = performance.now();
        await ask(store, about);
        if (round > 0) times[index]?.push(performance.now() - start);
      }
    }
  }
  return times;
}
