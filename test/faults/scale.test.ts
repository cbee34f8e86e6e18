import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type Postgres, query, startPostgres } from '../support/postgres.ts';
import { type ServerProcess, spawnServer } from '../support/process.ts';
import { legalGame } from '../support/records.ts';
import { at, newFolder } from '../support/server.ts';
import { startWorker } from '../support/worker.ts';

const GAMES = 1500;
/** A portion of a dead worker is given to another after so many seconds. */
const EXPIRY = '4';

async function startedPostgres(): Promise<Postgres> {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  return postgres;
}

async function startedServer(env: { readonly [name: string]: string }): Promise<ServerProcess> {
  const server = await spawnServer(newFolder(), { MOTU_LOG_LEVEL: 'silent', ...env });
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.exit;
  });
  return server;
}

async function kill(child: ChildProcess): Promise<void> {
  expect(child.exitCode, 'it has ended by itself').toBeNull();
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** Asks until there is an answer: the database or the server may be gone for a while. */
async function patiently(url: string): Promise<unknown> {
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return response.json();
    await wait(100);
  }
  throw new Error(`no answer from ${url}`);
}

async function untilDone(url: string, share: number): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (Number(at(await patiently(url), 'done')) >= GAMES * share) return;
    await wait(50);
  }
  throw new Error(`the batch stands still: ${JSON.stringify(await patiently(url))}`);
}

/** The numbers of the events until the stream ends, by itself or because its server does. */
async function watched(url: string): Promise<readonly number[]> {
  const seen: number[] = [];
  try {
    const response = await fetch(url);
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      for (const [, id] of decoder.decode(chunk).matchAll(/^id: (\d+)$/gm)) seen.push(Number(id));
    }
  } catch {
    // A server that was killed ends its streams in the middle.
  }
  return seen;
}

test('two servers and three workers finish a batch, whoever is killed and however the database comes and goes', {
  timeout: 300_000,
}, async () => {
  const postgres = await startedPostgres();
  const database = await postgres.newDatabase();
  const env = { MOTU_DATABASE_URL: database, MOTU_PORTION_EXPIRY: EXPIRY, MOTU_PORTIONS: '1' };
  const first = await startedServer(env);
  const second = await startedServer(env);
  const workers = [await startWorker(env), await startWorker(env), await startWorker(env)];

  const body = Array.from({ length: GAMES }, (_, number) =>
    legalGame({ players: [`P${number}`, 'Ben'] }),
  ).join('\n');
  const posted = await fetch(`${first.api}/batches`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain' },
  });
  expect(posted.status).toBe(202);
  const id = at(await posted.json(), 'id');
  const batch = `${second.api}/batches/${id}`;
  const firstStream = watched(`${first.api}/batches/${id}/events`);

  await untilDone(batch, 0.1);
  for (const worker of workers.slice(0, 2)) await kill(worker);
  await startWorker(env);
  await untilDone(batch, 0.3);
  await postgres.stop();
  await wait(2000);
  await postgres.start();
  await kill(first.child);
  const survivors = [second.child, workers[2]].map((child) => child?.exitCode);
  expect(survivors, 'who outlives the database').toEqual([null, null]);
  const again = await startedServer(env);
  await startWorker(env);

  const before = (await firstStream).at(-1) ?? 0;
  const after = await watched(`${again.api}/batches/${id}/events`);
  expect(after[0]).toBeGreaterThanOrEqual(before);
  expect(after.at(-1)).toBe(GAMES);

  const done = await patiently(`${again.api}/batches/${id}`);
  expect(done).toMatchObject({ state: 'done', total: GAMES, done: GAMES, unreadable: 0 });
  expect(at(done, 'games')).toEqual({ legal: GAMES, illegal: 0 });
  const [counts] = await query(
    database,
    `select (select count(*) from records) as records, (select count(*) from games) as games,
        (select count(distinct record) from games) as judged,
        (select count(*) from batch_items where result like '%"isNew":true%') as results`,
  );
  const expected = String(GAMES);
  expect(counts).toEqual({ records: expected, games: expected, judged: expected, results: expected });
  console.log(
    `batch of ${GAMES}: two workers, a server and the database were lost; every game is judged once`,
  );
});
