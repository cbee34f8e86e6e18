import { beforeAll, describe, expect, test } from 'vitest';
import { hostile } from '../support/hostile.ts';
import { legalGame } from '../support/records.ts';
import { senderAt } from '../support/sender.ts';
import { at, jsonOf, send, startServer, type TestServer } from '../support/server.ts';

const texts = Object.entries(hostile);
const MEGABYTE = 1_000_000;

describe('a hostile record costs its sender an error', () => {
  test('when it takes too long', async () => {
    const server = await startServer({ judgeDeadline: 1000, bodyLimit: 8 * MEGABYTE });
    const response = await send(`${server.api}/judge`, hostile['illegal turns']?.(6 * MEGABYTE) ?? '');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'too-costly' });
    expect((await send(`${server.api}/judge`, legalGame())).status).toBe(200);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(
      /motu_jobs_undone_total\{why="too-long"\} \d/,
    );
  });

  test('when it takes too much memory', async () => {
    const server = await startServer({ judgeMemory: 24, judgeDeadline: 60_000 });
    const response = await send(`${server.api}/records`, hostile['illegal turns']?.(MEGABYTE) ?? '');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'too-costly' });
    expect((await send(`${server.api}/records`, legalGame())).status).toBe(201);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(
      /motu_jobs_undone_total\{why="too-big"\} \d/,
    );
  });

  test('when its answer would be too long for the others to carry', async () => {
    const server = await startServer({ answerLimit: 100_000 });
    const response = await send(`${server.api}/judge?detail=turns`, hostile['illegal turns']?.(15_000) ?? '');
    expect(response.status).toBe(422);
    expect(
      (await send(`${server.api}/judge?detail=verdict`, hostile['illegal turns']?.(15_000) ?? '')).status,
    ).toBe(200);
  });
});

describe('when there is too much to do', () => {
  test('who has enough waiting is told so with 429, and the rest with 503', async () => {
    const server = await startServer({
      workers: 2,
      judgeWaiting: 3,
      judgePerSender: 2,
      judgeDeadline: 60_000,
      judgePatience: 60_000,
    });
    const big = hostile['illegal turns']?.(150_000) ?? '';
    const senders = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'].map((address) =>
      senderAt(address, 3),
    );
    const answers = await Promise.all(
      senders.flatMap((sender) =>
        [1, 2, 3].map(() => sender.send(`${server.api}/judge?detail=verdict`, big)),
      ),
    );
    for (const sender of senders) sender.close();
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
    expect(statuses).toContain(503);
    for (const { status, headers, body } of answers) {
      if (status === 200) continue;
      expect(headers['retry-after']).toBeDefined();
      expect(at(JSON.parse(body), 'code')).toBe(status === 429 ? 'too-many' : 'busy');
    }
  });
});

describe('the others do not notice', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Server and senders share a process here: a pause of one must not look like an idle connection to the other.
    server = await startServer({ keepAliveTimeout: 60_000 });
  });

  test.each(texts)('no text brings the server down: %s', async (_, text) => {
    for (const [route, size] of [
      ['records', 16_000],
      ['judge', 1_040_000],
    ] as const) {
      const response = await send(`${server.api}/${route}`, text(size));
      expect([200, 201, 400, 422]).toContain(response.status);
      await response.text();
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test('small requests are answered under attack', async () => {
    const record = legalGame({ turns: 200 });
    const bodies = texts.flatMap(([, text]) => [text(16_000), text(1_040_000)]);
    const honest = senderAt('127.0.0.1');
    const measure = async (): Promise<readonly number[]> => {
      const times: number[] = [];
      for (let count = 0; count < 200; count++) {
        const from = performance.now();
        expect((await honest.send(`${server.api}/judge`, record)).status).toBe(200);
        times.push(performance.now() - from);
      }
      return times.toSorted((one, other) => one - other);
    };
    const calm = await measure();

    let attacking = true;
    const attackers = ['127.0.0.2', '127.0.0.3', '127.0.0.4'].map(async (address, first) => {
      const attacker = senderAt(address, 4);
      let sent = 0;
      await Promise.all(
        [0, 1, 2, 3].map(async (lane) => {
          for (let round = first + lane; attacking; round += 5) {
            await attacker.send(`${server.api}/judge`, bodies[round % bodies.length]);
            sent++;
          }
        }),
      );
      attacker.close();
      return sent;
    });
    const attacked = await measure();
    attacking = false;
    const sent = await Promise.all(attackers);
    honest.close();

    const p = (times: readonly number[], share: number) =>
      times[Math.floor(times.length * share)]?.toFixed(1);
    console.log(
      `A ${(record.length / 1000).toFixed(1)} kB record: p50 ${p(calm, 0.5)} ms, p99 ${p(calm, 0.99)} ms; ` +
        `while three attackers sent ${sent.join(', ')} hostile texts: p50 ${p(attacked, 0.5)} ms, p99 ${p(attacked, 0.99)} ms`,
    );
    expect(attacked).toHaveLength(200);
  });

  test('and the store is as it was', async () => {
    expect(await jsonOf(fetch(`${server.api}/records?verdict=legal`))).toEqual({ games: [], next: null });
  });
});
