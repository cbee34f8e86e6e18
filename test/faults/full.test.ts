import { expect, test } from 'vitest';
import { censusOf } from '../support/census.ts';
import { spawnServer } from '../support/process.ts';
import { legalGame } from '../support/records.ts';
import { at, jsonOf, newFolder, OPERATOR, send } from '../support/server.ts';

/** No file of the process grows beyond this: the one way to a full disk that needs no rights and harms nobody. */
const MOST_KILOBYTES = 1024;
const LIMITED = ['bash', '-c', `ulimit -f ${MOST_KILOBYTES} && exec "$@"`, 'bash'];

const gameOf = (time: number) =>
  legalGame({ players: ['Full', `${time}`], event: 'x'.repeat(20_000), turns: 10 });

test('a full disk is 507 and nothing is half written', async () => {
  const data = newFolder();
  const env = { MOTU_LOG_LEVEL: 'silent', MOTU_OPERATOR_TOKEN: OPERATOR };
  const server = await spawnServer(data, env, LIMITED);
  const kept: string[] = [];
  let refused: Response | null = null;
  for (let time = 0; refused === null; time++) {
    const response = await send(`${server.api}/records`, gameOf(time));
    if (response.status === 201) kept.push(String(at(await response.json(), 'id')));
    else refused = response;
  }
  expect(refused.status).toBe(507);
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
  expect(await refused.json()).toMatchObject({ code: 'full', status: 507 });
  expect(kept.length).toBeGreaterThan(5);

  // It is as before in everything else, and says the same again.
  for (const id of kept) expect((await fetch(`${server.api}/records/${id}`)).status).toBe(200);
  expect((await send(`${server.api}/judge`, legalGame())).status).toBe(200);
  expect((await send(`${server.api}/records`, gameOf(1_000_000))).status).toBe(507);
  expect(at(await jsonOf(fetch(`${server.api}/stats`)), 'games')).toBe(kept.length);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);

  const full = censusOf(data);
  expect(full.integrity).toBe('ok');
  expect(full.halves).toBe(0);
  expect(new Set(full.records)).toEqual(new Set(kept));

  // With room again it goes on where it was.
  const roomy = await spawnServer(data, env);
  expect((await send(`${roomy.api}/records`, gameOf(1_000_000))).status).toBe(201);
  roomy.child.kill('SIGTERM');
  expect(await roomy.exit).toBe(0);
}, 120_000);
