import { expect, test } from 'vitest';
import { censusOf } from '../support/census.ts';
import { spawnServer } from '../support/process.ts';
import { legalGame } from '../support/records.ts';
import { senderAt } from '../support/sender.ts';
import { at, newFolder } from '../support/server.ts';

const ROUNDS = 20;
const CLIENTS = 4;

/** Uploads until the server is killed, `enough` answers after the first; the ids that were acknowledged. */
async function uploadUntilKilled(data: string, round: number): Promise<readonly string[]> {
  const server = await spawnServer(data, { MOTU_LOG_LEVEL: 'silent', MOTU_MAX_LOOP_DELAY: '0' });
  const enough = 3 + 2 * round;
  const acknowledged: string[] = [];
  const uploads = Array.from({ length: CLIENTS }, async (_, client) => {
    const sender = senderAt('127.0.0.1');
    for (let time = 0; ; time++) {
      const text = legalGame({ players: [`${round}-${client}`, `${time}`], turns: 20 });
      const answer = await sender.send(`${server.api}/records`, text).catch(() => null);
      if (answer === null) break;
      expect(answer.status).toBe(201);
      acknowledged.push(String(at(JSON.parse(answer.body), 'id')));
      // The other uploads are in the middle of something.
      if (acknowledged.length === enough) server.child.kill('SIGKILL');
    }
    sender.close();
  });
  await Promise.all(uploads);
  expect(await server.exit).toBeNull();
  return acknowledged;
}

test(`kill -9 in the middle of uploads, ${ROUNDS} times: every acknowledged record is there`, async () => {
  const data = newFolder();
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    acknowledged.push(...(await uploadUntilKilled(data, round)));
    // Who looks first is the next server: it opens what the killed one left.
  }
  const server = await spawnServer(data, { MOTU_LOG_LEVEL: 'silent' });
  for (const id of acknowledged) expect((await fetch(`${server.api}/records/${id}`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);

  const { integrity, records, halves } = censusOf(data);
  expect(integrity).toBe('ok');
  expect(halves).toBe(0);
  expect(new Set(records)).toEqual(new Set([...records, ...acknowledged]));
}, 600_000);
