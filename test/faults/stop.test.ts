import { expect, test } from 'vitest';
import { openKept } from '../support/census.ts';
import { spawnServer } from '../support/process.ts';
import { legalGame } from '../support/records.ts';
import { type Sender, senderAt } from '../support/sender.ts';
import { at, newFolder } from '../support/server.ts';

const ROUNDS = 100;
const SIDE_BY_SIDE = 3;
const CLIENTS = 6;

interface Heard {
  answers: number;
  readonly statuses: Set<number>;
  readonly kept: string[];
}

/** Asks one thing after the other until nobody is there any more. */
async function keepAsking(sender: Sender, api: string, name: string, heard: Heard): Promise<void> {
  for (let time = 0; ; time++) {
    const text = legalGame({ players: [name, `${time}`], turns: 10 });
    const ask = [
      () => sender.send(`${api}/records`, text),
      () => sender.send(`${api}/judge?detail=turns`, text),
      () => sender.send(`${api}/records?limit=5`),
    ][time % 3];
    const answer = await ask?.().catch(() => null);
    if (answer === null || answer === undefined) return;
    heard.answers++;
    heard.statuses.add(answer.status);
    if (answer.status === 201) heard.kept.push(String(at(JSON.parse(answer.body), 'id')));
  }
}

async function stopUnderLoad(data: string, round: number): Promise<readonly string[]> {
  const server = await spawnServer(data, { MOTU_DRAIN: '20', MOTU_MAX_LOOP_DELAY: '0' });
  const heard: Heard = { answers: 0, statuses: new Set(), kept: [] };
  const senders = Array.from({ length: CLIENTS }, () => senderAt('127.0.0.1'));
  const asking = senders.map((sender, client) => keepAsking(sender, server.api, `${round}-${client}`, heard));
  const enough = CLIENTS + (round % 30);
  while (heard.answers < enough) await new Promise((resolve) => setImmediate(resolve));
  server.child.kill('SIGTERM');
  // Zero says that everything was over before the grace time was.
  expect(await server.exit).toBe(0);
  await Promise.all(asking);
  for (const sender of senders) sender.close();

  // What the server took it answered, and what it answered was heard.
  const answered = server.lines.filter((line) => line.includes('"msg":"answered"')).length;
  expect(heard.answers).toBe(answered);
  expect([...heard.statuses].filter((status) => status >= 300)).toEqual([]);
  return heard.kept;
}

test(`SIGTERM under load, ${ROUNDS} times: everything accepted is answered and nothing is lost`, async () => {
  const lanes = Array.from({ length: SIDE_BY_SIDE }, async (_, lane) => {
    const data = newFolder();
    const kept: string[] = [];
    for (let round = lane; round < ROUNDS; round += SIDE_BY_SIDE)
      kept.push(...(await stopUnderLoad(data, round)));
    const store = await openKept(data);
    for (const id of kept) expect(await store.find(id)).not.toBeNull();
    await store.close();
    return kept.length;
  });
  await Promise.allSettled(lanes);
  const kept = await Promise.all(lanes);
  expect(kept.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(ROUNDS);
}, 900_000);
