import { describe, expect, onTestFinished, test } from 'vitest';
import { judgedText, matchText } from '../support/batches.ts';
import { illegalGame, legalGame, unreadableGame } from '../support/records.ts';
import { at, jsonOf, OPERATOR, send, startServer, type TestServer } from '../support/server.ts';
import { engines, placesOf } from '../support/stores.ts';
import { startWorker } from '../support/worker.ts';

const text = { 'content-type': 'text/plain' };
const lines = { 'content-type': 'application/x-ndjson' };

describe.each(engines)('batches on %s', (engine) => {
  const newPlace = placesOf(engine);

  /** A server, and on PostgreSQL a worker beside it. */
  async function started(): Promise<TestServer> {
    if (engine === 'SQLite') return serverForTest({});
    const database = await newPlace();
    await startWorker({ MOTU_DATABASE_URL: database });
    return serverForTest({ database });
  }

  async function post(
    server: TestServer,
    body: string | FormData,
    headers: Record<string, string>,
  ): Promise<unknown> {
    const response = await fetch(`${server.api}/batches`, { method: 'POST', body, headers });
    expect(response.status).toBe(202);
    expect(response.headers.get('location')).toMatch(/^\/api\/v1\/batches\/[0-9a-f]{24}$/);
    return response.json();
  }

  test('a file of many games becomes one record a game', async () => {
    const server = await started();
    const games = Array.from({ length: 45 }, (_, number) => legalGame({ players: [`P${number}`, 'Ben'] }));
    const body = [...games, illegalGame({ players: ['Bad', 'Ben'] }), unreadableGame, games[0]].join('\n');
    const batch = await post(server, body, text);
    expect(batch).toMatchObject({ kind: 'keep', total: 48, token: expect.any(String) });
    const events = await judgedText(server, batch);
    expect(events.at(-1)).toMatchObject({
      state: 'done',
      done: 48,
      unreadable: 1,
      games: { legal: 46, illegal: 1 },
    });

    const results = await resultsOf(server, batch);
    expect(results.map((result) => at(result, 'number'))).toEqual(
      Array.from({ length: 48 }, (_, i) => i + 1),
    );
    expect(results[0]).toMatchObject({
      record: expect.any(String),
      games: [{ verdict: 'legal', broken: [] }],
    });
    expect(results[45]).toMatchObject({ games: [{ verdict: 'illegal', broken: ['mahe/landing'] }] });
    expect(results[46]).toMatchObject({ record: null, refused: 'unreadable' });
    const same = results.filter((result) => at(result, 'record') === at(results[0], 'record'));
    expect(same.map((result) => at(result, 'isNew')).sort()).toEqual([false, true]);
    const listed = await jsonOf(fetch(`${server.api}/records?limit=100`));
    expect(at(listed, 'games')).toHaveLength(46);

    const record = at(results[0], 'record');
    const removed = await fetch(`${server.api}/records/${record}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${at(batch, 'token')}` },
    });
    expect(removed.status).toBe(204);
  });

  test('lines of JSON and files of a form are records each', async () => {
    const server = await started();
    const named = ['one', 'two'].map((name) =>
      JSON.stringify({ name, text: legalGame({ players: [name, 'Ben'] }) }),
    );
    const batch = await post(server, `${named.join('\n')}\n`, lines);
    await judgedText(server, batch);
    expect((await resultsOf(server, batch)).map((result) => at(result, 'name'))).toEqual(['one', 'two']);

    const form = new FormData();
    form.append('files', new Blob([`${legalGame()}\n${illegalGame()}`]), '../../two-games.motu');
    form.append('files', new Blob([legalGame({ players: ['Form', 'Ben'] })]), 'one-game.motu');
    const files = await post(server, form, {});
    await judgedText(server, files);
    const results = await resultsOf(server, files);
    expect(results.map((result) => at(result, 'name'))).toEqual(['two-games.motu', 'one-game.motu']);
    expect(at(results[0], 'games')).toHaveLength(2);
  });

  test('the games of a match stay together', async () => {
    const server = await started();
    const batch = await post(server, `${matchText()}\n${legalGame()}`, text);
    expect(batch).toMatchObject({ total: 2 });
    await judgedText(server, batch);
    expect(at((await resultsOf(server, batch))[0], 'games')).toHaveLength(5);
  });

  test('the archive is judged again, and what changed is listed', async () => {
    const place = engine === 'SQLite' ? {} : { database: await newPlace() };
    const old = await serverForTest({ ...place, judgedBy: 'older' });
    await send(`${old.api}/records`, legalGame({ players: ['Again', 'Ben'] }));
    await old.close();
    if (engine === 'PostgreSQL') await startWorker({ MOTU_DATABASE_URL: String(place.database) });
    const server = await serverForTest({ ...place, data: old.data });
    const json = { 'content-type': 'application/json' };
    const body = JSON.stringify({ kind: 'rejudge' });
    const refused = await fetch(`${server.api}/batches`, { method: 'POST', body, headers: json });
    expect(refused.status).toBe(401);
    const batch = await post(server, body, { ...json, authorization: `Bearer ${OPERATOR}` });
    const events = await judgedText(server, batch);
    expect(events.at(-1)).toMatchObject({ kind: 'rejudge', state: 'done', done: 1, changed: 0 });
    expect(await resultsOf(server, batch, '?changed=true')).toEqual([]);
    expect(await resultsOf(server, batch)).toMatchObject([{ changes: [], games: [{ verdict: 'legal' }] }]);
  });

  test('what is no batch is refused', async () => {
    const server = await started();
    const refusal = async (body: string, headers: Record<string, string>): Promise<unknown> => {
      const response = await fetch(`${server.api}/batches`, { method: 'POST', body, headers });
      return [response.status, at(await response.json(), 'code')];
    };
    expect(await refusal('', text)).toEqual([400, 'no-games']);
    expect(await refusal('{"text": 1}\n', lines)).toEqual([400, 'bad-request']);
    expect(await refusal('no JSON\n', lines)).toEqual([400, 'bad-request']);
    expect(await refusal('x', { 'content-type': 'image/png' })).toEqual([415, 'wrong-type']);
    expect((await fetch(`${server.api}/batches/000000000000000000000000`)).status).toBe(404);
    const small = await serverForTest({ batchLimit: 1024 });
    const body = Array.from({ length: 20 }, () => legalGame()).join('\n');
    const large = await fetch(`${small.api}/batches`, { method: 'POST', body, headers: text });
    expect([large.status, at(await large.json(), 'code')]).toEqual([413, 'too-large']);
  });
});

async function resultsOf(server: TestServer, batch: unknown, query = ''): Promise<readonly unknown[]> {
  const response = await fetch(`${server.api}/batches/${at(batch, 'id')}/results${query}`);
  const body = await response.text();
  return body.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
}

async function serverForTest(options: Parameters<typeof startServer>[0]): Promise<TestServer> {
  const server = await startServer({ judgeDeadline: 30_000, ...options });
  onTestFinished(() => server.close());
  return server;
}
