import { beforeAll, describe, expect, test } from 'vitest';
import { illegalGame, legalGame, unreadableGame } from '../support/records.ts';
import { at, jsonOf, send, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

const judge = (text: string, init: RequestInit = {}, query = '') =>
  send(`${server.api}/judge${query}`, text, init);

describe('what goes in', () => {
  test('plain text', async () => {
    const response = await judge(legalGame() + illegalGame());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toMatchObject({
      games: [
        { index: 0, game: 'mahe', verdict: 'legal', findings: [] },
        {
          index: 1,
          verdict: 'illegal',
          findings: [{ rule: 'mahe/landing', turn: '1A', line: 18, column: 8 }],
        },
      ],
    });
  });

  test('JSON with an edition, rulings and a language', async () => {
    const body = JSON.stringify({ text: illegalGame(), edition: 'de', rulings: {}, locale: 'de' });
    const response = await judge(body, { headers: { 'content-type': 'application/json' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-language')).toBe('de');
    const message = ['games', 0, 'findings', 0, 'message'];
    expect(at(await response.json(), ...message)).not.toBe(
      at(await jsonOf(judge(illegalGame())), ...message),
    );
  });

  test('several files, each under the last part of its name', async () => {
    const form = new FormData();
    form.append('files', new Blob([legalGame()]), '../../etc/one.motu');
    form.append('files', new Blob([illegalGame()]), 'two.motu');
    form.append('locale', 'it');
    const response = await fetch(`${server.api}/judge`, { method: 'POST', body: form });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-language')).toBe('it');
    expect(await response.json()).toMatchObject({
      games: [
        { file: 'one.motu', verdict: 'legal' },
        { file: 'two.motu', verdict: 'illegal' },
      ],
    });
  });

  test('an unreadable game is a result, too', async () => {
    const response = await judge(unreadableGame);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ games: [{ verdict: 'unreadable' }] });
  });

  test('nothing is kept', async () => {
    await judge(legalGame());
    expect(await (await fetch(`${server.api}/records`)).json()).toEqual({ games: [], next: null });
  });
});

describe('what comes out', () => {
  test('SARIF', async () => {
    const response = await judge(illegalGame(), { headers: { accept: 'application/sarif+json' } });
    expect(response.headers.get('content-type')).toBe('application/sarif+json; charset=utf-8');
    expect(await response.json()).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [{ ruleId: 'mahe/landing' }] }],
    });
  });

  test('plain text', async () => {
    const response = await judge(illegalGame(), { headers: { accept: 'text/plain' } });
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(/^text 1: illegal\ntext:8:8: error mahe\/landing /);
  });

  test('the type that is liked best', async () => {
    const response = await judge(legalGame(), { headers: { accept: 'text/plain;q=0.5, application/json' } });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('vary')).toContain('accept');
  });

  test('no type that nobody can give', async () => {
    const response = await judge(legalGame(), { headers: { accept: 'image/png' } });
    expect(response.status).toBe(406);
    expect(await response.json()).toMatchObject({ code: 'not-acceptable' });
  });

  test('as much as was asked for', async () => {
    const games = async (query: string) => at(await jsonOf(judge(illegalGame(), {}, query)), 'games', 0);
    expect(await games('?detail=verdict')).toMatchObject({ verdict: 'illegal', findingCount: 1 });
    expect(await games('?detail=verdict')).not.toHaveProperty('findings');
    expect(await games('?detail=findings')).toHaveProperty('findings');
    expect(await games('?detail=findings')).not.toHaveProperty('turns');
    expect(await games('?detail=turns')).toMatchObject({
      turns: [
        { label: '1A', broken: ['mahe/landing'], state: {} },
        { label: '1B', state: {} },
      ],
    });
  });

  test('the language of the reader', async () => {
    const response = await judge(illegalGame(), { headers: { 'accept-language': 'fr, it;q=0.8' } });
    expect(response.headers.get('content-language')).toBe('it');
  });
});

describe('what is wrong', () => {
  test.each([
    ['a text without a game', 'text/plain', '', 400, 'no-games'],
    ['JSON that is none', 'application/json', '{"text": ', 400, 'bad-request'],
    ['JSON without a text', 'application/json', '{"locale": "de"}', 400, 'bad-parameter'],
    ['a number for a text', 'application/json', '{"text": 1}', 400, 'bad-parameter'],
    ['a member that there is not', 'application/json', '{"text": "", "txet": ""}', 400, 'bad-parameter'],
    ['a type that is not taken', 'application/xml', '<game/>', 415, 'wrong-type'],
    ['a form', 'application/x-www-form-urlencoded', 'text=1', 415, 'wrong-type'],
  ])('%s', async (_, type, body, status, code) => {
    const response = await judge(body, { headers: { 'content-type': type } });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    const problem = await response.json();
    expect(problem).toMatchObject({ status, code, detail: expect.stringMatching(/./) });
    expect(JSON.stringify(problem)).not.toMatch(/node_modules|\.[jt]s:|\bat /);
  });

  test('a detail that there is not', async () => {
    const response = await judge(legalGame(), {}, '?detail=all');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'bad-parameter',
      detail: expect.stringMatching(/detail/),
    });
  });

  test('a field that there is not', async () => {
    const form = new FormData();
    form.append('files', new Blob([legalGame()]), 'one.motu');
    form.append('loacle', 'it');
    const response = await fetch(`${server.api}/judge`, { method: 'POST', body: form });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bad-parameter' });
  });
});
