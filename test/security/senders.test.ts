import { configFrom } from '@motu/api';
import { expect, test } from 'vitest';
import { spawnServer } from '../support/process.ts';
import { illegalGame, legalGame, unreadableGame } from '../support/records.ts';
import { senderAt } from '../support/sender.ts';
import { at, jsonOf, newFolder, send, startServer } from '../support/server.ts';

/** A request from one of this machine's own addresses. */
async function get(url: string, from: string, headers: Record<string, string> = {}) {
  const sender = senderAt(from);
  const answer = await sender.send(url, undefined, headers);
  sender.close();
  return answer;
}

test('an address that asks too often is told to wait, the others are not', async () => {
  const server = await startServer({ readRate: 3, writeRate: 2 });
  const url = `${server.api}/rules`;
  for (let time = 0; time < 3; time++) expect((await get(url, '127.0.0.1')).status).toBe(200);
  expect((await get(url, '127.0.0.1')).status).toBe(429);
  expect((await get(url, '127.0.0.2')).status).toBe(200);
  const refused = await fetch(url);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'too-many', status: 429 });

  // What judges and keeps is counted apart, and together.
  expect((await send(`${server.api}/judge`, legalGame())).status).toBe(200);
  expect((await send(`${server.api}/records`, legalGame())).status).toBe(201);
  expect((await send(`${server.api}/judge`, legalGame())).status).toBe(429);
  expect((await get(`${server.url}/healthz`, '127.0.0.1')).status).toBe(200);
});

test('who stands behind a proxy is believed from proxies on the list only', async () => {
  const trusting = await startServer({ readRate: 2, trustProxy: ['127.0.0.1'] });
  const forwarded = (from: string, by: string) =>
    get(`${trusting.api}/rules`, by, { 'x-forwarded-for': from });
  for (let time = 0; time < 2; time++) expect((await forwarded('10.0.0.1', '127.0.0.1')).status).toBe(200);
  expect((await forwarded('10.0.0.1', '127.0.0.1')).status).toBe(429);
  expect((await forwarded('10.0.0.2', '127.0.0.1')).status).toBe(200);
  // One that is not on the list cannot choose the address that is counted.
  for (let time = 0; time < 2; time++)
    expect((await forwarded(`10.9.0.${time}`, '127.0.0.3')).status).toBe(200);
  expect((await forwarded('10.9.0.9', '127.0.0.3')).status).toBe(429);

  const alone = await startServer({ readRate: 1 });
  const headers = { 'x-forwarded-for': '10.0.0.3' };
  expect((await get(`${alone.api}/rules`, '127.0.0.1', headers)).status).toBe(200);
  expect((await get(`${alone.api}/rules`, '127.0.0.1', { 'x-forwarded-for': '10.0.0.4' })).status).toBe(429);
});

test.each(['true', '*', '1', '0.0.0.0/0', '::/0', 'proxy.example'])('nobody trusts %s', (list) => {
  const { bad } = configFrom({ MOTU_TRUST_PROXY: list });
  expect(bad).toMatchObject([{ setting: 'MOTU_TRUST_PROXY' }]);
});

test('log lines carry ids and no text of a record', async () => {
  const server = await spawnServer(newFolder(), { MOTU_LOG_LEVEL: 'trace', MOTU_BODY_LIMIT: '2000' });
  const secret = 'Zebedee';
  const headers = { 'content-type': 'application/json' };
  const kept = await jsonOf(
    send(`${server.api}/records`, legalGame({ players: [secret, 'B'], event: secret })),
  );
  const id = String(at(kept, 'id'));
  await send(`${server.api}/judge`, illegalGame({ players: [secret, 'B'] }));
  await send(`${server.api}/records`, unreadableGame.replace('Ana', secret));
  await send(`${server.api}/judge`, `{"text": "${secret}`, { headers });
  await send(`${server.api}/judge`, `{"${secret}": 1}`, { headers });
  await send(`${server.api}/judge`, secret.repeat(1000));
  await fetch(`${server.api}/records?player=${secret}`);
  await fetch(`${server.api}/records/${secret}`);
  await fetch(`${server.url}/${secret}?${secret}`);
  await fetch(`${server.api}/records/${id}`, {
    headers: { authorization: `Bearer ${secret}`, cookie: secret },
  });
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  const log = server.lines.join('\n');
  expect(log).toContain(id);
  expect(log).toContain('"route":"/api/v1/judge"');
  expect(log).not.toContain(secret);
  expect(log).not.toContain(String(at(kept, 'token')));
});

test('the files of the page are not counted: a club may open it behind one address', async () => {
  const server = await startServer({ readRate: 1 });
  for (let visit = 0; visit < 4; visit++) expect((await fetch(`${server.url}/`)).status).toBe(200);
});
