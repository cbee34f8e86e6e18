import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuOf, runProgram } from '../children.ts';
import { corpusOf, MOTU } from '../corpora/texts.ts';
import { median } from '../measure.ts';
import { addressOf, type Service, startMotu } from '../services/motu.ts';
import { query, startPostgres } from '../services/postgres.ts';
import type { Table } from '../table.ts';
import type { Plan } from './plan.ts';

const WORKERS = [1, 2, 3];
const LOOK_MILLISECONDS = 50;
const heads = ['games/s', 'CPU ms a game'];

/** One pass over all games: on the clock, and CPU time of whoever judges. */
interface Judging {
  readonly wall: number;
  readonly cpu: number;
}

/** Batches through PostgreSQL and `motu work` beside `motu check` on the same games. */
export async function queueTable({ queued, slowRounds }: Plan): Promise<Table> {
  const postgres = await startPostgres();
  const title = 'The queue';
  const about = `A batch of ${queued} Māori games, from the request to the last verdict in PostgreSQL: judged, kept and made searchable by 1, 2 and 3 \`motu work\` processes with the database and one server beside them on the same cores. \`motu check\` judges the same games and keeps nothing. The ratio is games a second on the clock.`;
  if (postgres === null) {
    const rows = [{ what: 'motu work', figures: [null, null], ratio: null, note: 'no PostgreSQL here' }];
    return { title, about, heads, rows, reach: [] };
  }
  const file = corpusOf('maori', queued);
  const env = { MOTU_DATABASE_URL: postgres.url };
  const server = await startMotu('serve', env);
  const checks: Judging[] = [];
  const works: Judging[][] = WORKERS.map(() => []);
  for (let round = 0; round < slowRounds; round++) {
    checks.push(await runProgram(process.execPath, [MOTU, 'check', '--format', 'jsonl', file]));
    for (const [index, count] of WORKERS.entries()) {
      const workers = await Promise.all(Array.from({ length: count }, () => startMotu('work', env)));
      works[index]?.push(await judgedBatch(addressOf(server), file, workers));
      await Promise.all(workers.map((worker) => worker.stop()));
      await query(postgres.url, 'truncate records, games, terms, batches, batch_items');
    }
  }
  await server.stop();
  await postgres.remove();
  const reference = median(checks.map(({ wall }) => wall));
  const row = (what: string, runs: readonly Judging[]) => {
    const wall = median(runs.map((run) => run.wall));
    const cpu = median(runs.map((run) => run.cpu));
    return { what, figures: [queued / wall, (cpu * 1e3) / queued], ratio: reference / wall };
  };
  return {
    title,
    about,
    heads,
    rows: [
      { ...row('motu check', checks), note: 'reference' },
      ...WORKERS.map((count, index) => row(`${count} motu work`, works[index] ?? [])),
    ],
    reach: [],
  };
}

async function judgedBatch(url: string, file: string, workers: readonly Service[]): Promise<Judging> {
  const cpu = (): number => workers.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
  const before = cpu();
  const start = performance.now();
  const answer = await fetch(`${url}/api/v1/batches`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: readFileSync(file),
  });
  const place = answer.headers.get('location');
  if (answer.status !== 202 || place === null) throw new Error(`the batch was refused: ${answer.status}`);
  await answer.arrayBuffer();
  for (;;) {
    const { state }: { readonly state: string } = JSON.parse(await (await fetch(url + place)).text());
    if (state === 'done') break;
    await wait(LOOK_MILLISECONDS);
  }
  return { wall: (performance.now() - start) / 1e3, cpu: cpu() - before };
}
