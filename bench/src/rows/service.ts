import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Options } from 'autocannon';
import { gamesIn } from '../corpora/games.ts';
import { annotatedCorpus } from '../corpora/texts.ts';
import { median } from '../measure.ts';
import { addressOf, startMotu } from '../services/motu.ts';
import type { Row, Table } from '../table.ts';
import type { Plan } from './plan.ts';

const CONNECTIONS = 16;
const RECORD_CHARACTERS = 3_000;
const GAMES = 200;

/** A file of about 3 kB, out of games with comments and variations. */
function recordOf(): string {
  const games = gamesIn(readFileSync(annotatedCorpus(GAMES), 'utf8'), '[Motu "1"]', GAMES);
  const [first = '', ...rest] = games;
  const distance = (game: string): number => Math.abs(first.length + game.length - RECORD_CHARACTERS);
  return first + rest.reduce((best, game) => (distance(game) < distance(best) ? game : best), rest[0] ?? '');
}

export async function serviceTable({ seconds, slowRounds: rounds }: Plan): Promise<Table> {
  const data = mkdtempSync(join(tmpdir(), 'motu-bench-'));
  const server = await startMotu('serve', { MOTU_DATA: data });
  const api = `${addressOf(server)}/api/v1`;
  const text = recordOf();
  const post = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text } as const;
  const kept: { readonly id: string } = JSON.parse(await (await fetch(`${api}/records`, post)).text());
  const shots: readonly (readonly [what: string, options: Options])[] = [
    ['GET /healthz, the trivial route', { url: `${api}/healthz` }],
    [`POST /judge, Māori, ${text.length} characters`, { url: `${api}/judge`, ...post }],
    ['POST /judge?detail=verdict, the same', { url: `${api}/judge?detail=verdict`, ...post }],
    ['GET /records/:id, the same, kept', { url: `${api}/records/${kept.id}` }],
    ['GET /records, the newest', { url: `${api}/records` }],
  ];
  try {
    const results = shots.map(() => ({ rates: [] as number[], slow: [] as number[] }));
    for (let round = 0; round <= rounds; round++) {
      for (const [index, [what, options]] of shots.entries()) {
        const shot = await autocannon({ ...options, connections: CONNECTIONS, duration: seconds });
        if (shot.non2xx > 0 || shot.errors > 0) throw new Error(`${what}: not every answer was good`);
        // The first round warms up.
        if (round > 0) {
          results[index]?.rates.push(shot.requests.average);
          results[index]?.slow.push(shot.latency.p99);
        }
      }
    }
    const trivial = median(results[0]?.rates ?? []);
    const rows: readonly Row[] = shots.map(([what], index) => {
      const rate = median(results[index]?.rates ?? []);
      const slow = median(results[index]?.slow ?? []);
      return {
        what,
        figures: [rate, slow],
        ratio: rate / trivial,
        ...(index === 0 ? { note: 'reference' } : {}),
      };
    });
    return {
      title: 'The service',
      about: `Requests a second over ${CONNECTIONS} connections, by autocannon on the same machine, each in turn, ${rounds} rounds of ${seconds} s. The ratio is against the trivial route of the same server in the same run.`,
      heads: ['requests/s', '99th ms'],
      rows,
      reach: [],
    };
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
