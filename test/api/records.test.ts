import { beforeAll, describe, expect, test } from 'vitest';
import { illegalGame, legalGame, unreadableGame } from '../support/records.ts';
import { at, jsonOf, OPERATOR, send, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

const keep = (text: string, init: RequestInit = {}) => send(`${server.api}/records`, text, init);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.api}${path}`, { headers });
const bearer = (token: unknown) => ({ authorization: `Bearer ${token}` });

async function kept(text: string): Promise<{ readonly id: string; readonly token: string }> {
  const body = await jsonOf(keep(text));
  return { id: String(at(body, 'id')), token: String(at(body, 'token')) };
}

describe('keeping', () => {
  test('is 201 the first time and 200 the second, and there is one record', async () => {
    const text = legalGame({ players: ['Once', 'Only'] });
    const first = await keep(text);
    expect(first.status).toBe(201);
    const record = await first.json();
    expect(record).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      token: expect.stringMatching(/^[\w-]{32}$/),
      previous: null,
      next: null,
      changes: [],
      games: [{ number: 1, game: 'mahe', verdict: 'legal', players: ['Once', 'Only'] }],
      verdicts: [{ verdict: 'legal', findings: [] }],
    });
    expect(first.headers.get('location')).toBe(`/api/v1/records/${at(record, 'id')}`);

    // The id is the hash of the canonical text, so another way to write the same is the same record.
    const second = await keep(text.replaceAll('\n', '\r\n').replace('1A 2+4', '1A   2+4'));
    expect(second.status).toBe(200);
    const again = await second.json();
    expect(at(again, 'id')).toBe(at(record, 'id'));
    expect(again).not.toHaveProperty('token');
    expect(at(await jsonOf(get('/records?player=once')), 'games')).toHaveLength(1);
  });

  test('takes JSON and a file of a form as well', async () => {
    const json = await keep(JSON.stringify({ text: legalGame({ players: ['Jay', 'Son'] }) }), {
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(201);
    const form = new FormData();
    form.append('file', new Blob([legalGame({ players: ['For', 'Mat'] })]), 'game.motu');
    const part = await fetch(`${server.api}/records`, { method: 'POST', body: form });
    expect(part.status).toBe(201);
  });

  test('takes one file at a time', async () => {
    const form = new FormData();
    form.append('file', new Blob([legalGame()]), 'one.motu');
    form.append('file', new Blob([illegalGame()]), 'two.motu');
    const response = await fetch(`${server.api}/records`, { method: 'POST', body: form });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'one-file' });
  });

  test('refuses what cannot be read, with the findings', async () => {
    const response = await keep(legalGame({ players: ['Good', 'Game'] }) + unreadableGame);
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({
      code: 'unreadable',
      games: [{ verdict: 'legal' }, { verdict: 'unreadable', findings: [{ rule: 'notation/unknown-game' }] }],
    });
    expect(at(await jsonOf(get('/records?player=good')), 'games')).toHaveLength(0);
  });

  test('keeps an illegal game with its findings: it really happened', async () => {
    const response = await keep(illegalGame({ players: ['Slip', 'Ped'] }));
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      games: [{ verdict: 'illegal', broken: ['mahe/landing'] }],
      verdicts: [{ findings: [{ rule: 'mahe/landing' }] }],
    });
  });
});

describe('a kept record', () => {
  test('is JSON or its canonical text, by Accept', async () => {
    const { id } = await kept(legalGame({ players: ['Rea', 'Der'] }).replaceAll('\n', '\r\n'));
    const json = await get(`/records/${id}`);
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const body = await json.json();
    expect(body).toMatchObject({ id, verdicts: [{ verdict: 'legal' }] });
    expect(JSON.stringify(body)).not.toMatch(/token/i);
    const text = await get(`/records/${id}`, { accept: 'text/plain' });
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await text.text()).toBe(legalGame({ players: ['Rea', 'Der'] }));
    expect((await get(`/records/${id}`, { accept: 'image/png' })).status).toBe(406);
  });

  test('is not sent twice to who has it', async () => {
    const { id } = await kept(legalGame({ players: ['Cas', 'Ched'] }));
    const first = await get(`/records/${id}`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    const second = await get(`/records/${id}`, { 'if-none-match': `"other", ${etag}` });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    expect((await get(`/records/${id}`, { accept: 'text/plain', 'if-none-match': etag })).status).toBe(200);
  });

  test.each([
    '/records/0123456789abcdef0123456789abcdef',
    '/records/0123456789abcdef0123456789abcdef/games/1/report',
  ])('that there is not: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  });

  test('has no id that is no hash', async () => {
    for (const id of ['..%2f..%2fetc%2fpasswd', "' or 1=1 --", 'ABC']) {
      expect((await get(`/records/${encodeURIComponent(id)}`)).status).toBe(400);
    }
  });
});

describe('amending', () => {
  const put = (id: string, text: string, headers: Record<string, string>) =>
    send(`${server.api}/records/${id}`, text, { method: 'PUT', headers });

  test('makes a new version; the old one stays readable', async () => {
    const { id, token } = await kept(illegalGame({ players: ['Am', 'End'] }));
    const response = await put(id, legalGame({ players: ['Am', 'End'] }), bearer(token));
    expect(response.status).toBe(201);
    const amended = await response.json();
    expect(amended).toMatchObject({ previous: id, next: null, family: id });
    expect(amended).not.toHaveProperty('token');
    const newer = String(at(amended, 'id'));

    expect(await jsonOf(get(`/records/${id}`))).toMatchObject({ id, next: newer });
    expect(await (await get(`/records/${id}`, { accept: 'text/plain' })).text()).toContain('@13');
    expect(await jsonOf(get('/records?player=am'))).toMatchObject({ games: [{ record: newer }] });

    const late = await put(id, legalGame({ players: ['Am', 'Late'] }), bearer(token));
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'superseded' });
    const third = await put(newer, legalGame({ players: ['Am', 'Third'] }), bearer(token));
    expect(await third.json()).toMatchObject({ previous: newer, family: id });
  });

  test('changes nothing if the text is what it was', async () => {
    const { id, token } = await kept(legalGame({ players: ['Sa', 'Me'] }));
    const response = await put(id, legalGame({ players: ['Sa', 'Me'] }), bearer(token));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id, next: null });
  });

  test('does not take the text of another record', async () => {
    const other = await kept(legalGame({ players: ['Ot', 'Her'] }));
    const { id, token } = await kept(legalGame({ players: ['My', 'Own'] }));
    const response = await put(id, legalGame({ players: ['Ot', 'Her'] }), bearer(token));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'already-kept', record: other.id });
  });

  test('needs the token of the upload, or the operator', async () => {
    const { id } = await kept(legalGame({ players: ['Lo', 'Cked'] }));
    const other = await kept(legalGame({ players: ['Un', 'Locked'] }));
    const text = legalGame({ players: ['In', 'Truder'] });
    const missing = await put(id, text, {});
    expect(missing.status).toBe(401);
    expect(missing.headers.get('www-authenticate')).toBe('Bearer');
    const wrong = await put(id, text, bearer(other.token));
    expect(wrong.status).toBe(403);
    expect((await put(id, text, bearer(OPERATOR))).status).toBe(201);
  });
});

describe('taking away', () => {
  const remove = (id: string, headers: Record<string, string>) =>
    fetch(`${server.api}/records/${id}`, { method: 'DELETE', headers });

  test('takes all versions', async () => {
    const { id, token } = await kept(legalGame({ players: ['Go', 'Ne'] }));
    const amended = await jsonOf(
      send(`${server.api}/records/${id}`, illegalGame({ players: ['Go', 'Ne'] }), {
        method: 'PUT',
        headers: bearer(token),
      }),
    );
    expect((await remove(id, {})).status).toBe(401);
    expect((await remove(id, bearer('x'.repeat(32)))).status).toBe(403);
    const response = await remove(id, bearer(token));
    expect(response.status).toBe(204);
    expect((await get(`/records/${id}`)).status).toBe(404);
    expect((await get(`/records/${at(amended, 'id')}`)).status).toBe(404);
    expect(await jsonOf(get('/records?player=go'))).toEqual({ games: [], next: null });
  });

  test('is also for the operator', async () => {
    const { id } = await kept(legalGame({ players: ['Op', 'Erated'] }));
    expect((await remove(id, bearer(OPERATOR))).status).toBe(204);
  });
});
