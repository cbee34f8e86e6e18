import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../support/fixtures.ts';
import { illegalGame, legalGame } from '../support/records.ts';
import { at, jsonOf, send, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let record: string;
beforeAll(async () => {
  server = await startServer();
  const whole = readFileSync(join(root, 'fixtures/mahe/games/basic-3-players.motu'), 'utf8');
  const text = `${legalGame({ players: ['<script>', 'Ben'] })}\n${illegalGame()}\n${whole}`;
  record = String(at(await jsonOf(send(`${server.api}/records`, text)), 'id'));
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.api}/records/${record}/games/${path}`, { headers });

describe('the report', () => {
  test('of the game asked for', async () => {
    expect(await jsonOf(get('1/report'))).toMatchObject({ index: 0, verdict: 'legal' });
    expect(await jsonOf(get('2/report'))).toMatchObject({ index: 1, verdict: 'illegal' });
    expect((await get('4/report')).status).toBe(404);
    expect((await get('0/report')).status).toBe(400);
  });

  test('with as much as was asked for, in the language asked for', async () => {
    expect(await jsonOf(get('3/report?detail=turns'))).toMatchObject({
      seats: [{ seat: 'A' }, { seat: 'B' }, { seat: 'C' }],
      turns: expect.arrayContaining([expect.objectContaining({ label: '2B' })]),
    });
    const german = await get('2/report', { 'accept-language': 'de-AT,en;q=0.5' });
    expect(german.headers.get('content-language')).toBe('de');
    const italian = await get('2/report?locale=it', { 'accept-language': 'de' });
    expect(italian.headers.get('content-language')).toBe('it');
  });

  test('has a name by what it follows from, and is not worked out twice for who has it', async () => {
    const etag = async (path: string) => (await get(path)).headers.get('etag') ?? '';
    const names = await Promise.all(
      ['1/report', '2/report', '1/report?detail=turns', '1/report?locale=de', '1/score', '1/turns/1A'].map(
        etag,
      ),
    );
    expect(new Set(names).size).toBe(names.length);
    expect((await get('1/report', { 'if-none-match': names[0] ?? '' })).status).toBe(304);
    expect((await get('2/report', { 'if-none-match': names[0] ?? '' })).status).toBe(200);
  });
});

describe('a turn', () => {
  test('has the state after it, facts, findings and its neighbours', async () => {
    expect(await jsonOf(get('2/turns/1A'))).toMatchObject({
      label: '1A',
      previous: 'start',
      next: '1B',
      broken: ['mahe/landing'],
      findings: [{ rule: 'mahe/landing' }],
      facts: expect.arrayContaining([expect.objectContaining({ kind: 'distance' })]),
      state: {},
    });
    expect(await jsonOf(get('2/turns/start'))).toMatchObject({ label: 'start', previous: null, next: '1A' });
  });

  test('that there is not', async () => {
    const response = await get('2/turns/9A');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await get('2/turns/first')).status).toBe(400);
  });
});

describe('a board', () => {
  test('is a drawing that can do nothing', async () => {
    const response = await get('1/turns/1A/board.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const svg = await response.text();
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('&lt;script');
  });

  test('comes in two themes and has a name of its own', async () => {
    const light = await get('3/turns/2B/board.svg');
    const dark = await get('3/turns/2B/board.svg?theme=dark');
    expect(await light.text()).not.toBe(await dark.text());
    expect(light.headers.get('etag')).not.toBe(dark.headers.get('etag'));
    expect((await get('3/turns/2B/board.svg?theme=pink')).status).toBe(400);
  });
});

test('the score has lines that cite their rules', async () => {
  expect(await jsonOf(get('3/score?locale=de'))).toMatchObject({
    outcome: { scores: [expect.any(Number), expect.any(Number), expect.any(Number)] },
    breakdown: [
      { seat: 'A', total: expect.any(Number), lines: [{ rule: 'mahe/lay', title: 'Eier legen' }, {}] },
      { seat: 'B' },
      { seat: 'C' },
    ],
  });
});
