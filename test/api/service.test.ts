import { rules } from '@motu/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { legalGame } from '../support/records.ts';
import { at, jsonOf, send, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

describe('rules', () => {
  test('all of them, in the language of the reader', async () => {
    const response = await fetch(`${server.api}/rules`, { headers: { 'accept-language': 'it' } });
    expect(response.headers.get('content-language')).toBe('it');
    expect(response.headers.get('vary')).toContain('accept-language');
    const listed = at(await response.json(), 'rules');
    expect(Array.isArray(listed) && listed.map((rule) => at(rule, 'id'))).toEqual(Object.keys(rules));
  });

  test('one of them', async () => {
    const rule = await jsonOf(fetch(`${server.api}/rules/maori/volcano-blocks`));
    expect(rule).toMatchObject({ id: 'maori/volcano-blocks', title: expect.any(String) });
    const german = await jsonOf(fetch(`${server.api}/rules/maori/volcano-blocks?locale=de`));
    expect(at(german, 'title')).not.toBe(at(rule, 'title'));
    expect(at(german, 'sources', 0)).toMatchObject({ edition: expect.any(String) });
  });

  test('are not sent twice', async () => {
    const etag = (await fetch(`${server.api}/rules`)).headers.get('etag') ?? '';
    const again = await fetch(`${server.api}/rules`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const german = await fetch(`${server.api}/rules?locale=de`, { headers: { 'if-none-match': etag } });
    expect(german.status).toBe(200);
  });

  test.each(['/rules/maori/none', '/rules/__proto__/toString', '/nothing', '/rules/maori'])(
    '%s is not there',
    async (path) => {
      const response = await fetch(`${server.api}${path}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    },
  );
});

describe('for those who watch', () => {
  test.each(['/healthz', '/readyz', '/api/v1/healthz', '/api/v1/readyz'])('%s', async (path) => {
    await expect.poll(async () => (await fetch(`${server.url}${path}`)).status).toBe(200);
  });

  test('numbers for Prometheus name routes and not what was asked', async () => {
    await send(`${server.api}/records`, legalGame({ players: ['Se', 'Cret'] }));
    await fetch(`${server.api}/records?player=Secret`);
    const response = await fetch(`${server.url}/metrics`);
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    expect(text).toMatch(/^motu_records_kept_total 1$/m);
    expect(text).toMatch(
      /^motu_http_request_seconds_count\{method="GET",route="\/api\/v1\/records",status="200"\} \d+$/m,
    );
    expect(text).toMatch(/^motu_jobs\{lane="small",state="waiting"\} 0$/m);
    expect(text).toMatch(/^motu_job_seconds_count\{kind="keep"\} 1$/m);
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    expect(text).not.toContain('Secret');
  });
});

describe('compression', () => {
  test.each(['br', 'gzip'])('%s, if it is asked for', async (coding) => {
    const plain = await (
      await fetch(`${server.api}/rules`, { headers: { 'accept-encoding': 'identity' } })
    ).text();
    const packed = await fetch(`${server.api}/rules`, { headers: { 'accept-encoding': coding } });
    expect(packed.headers.get('content-encoding')).toBe(coding);
    expect(packed.headers.get('vary')).toContain('accept-encoding');
    expect(await packed.text()).toBe(plain);
  });
});

test('the page at the root shows the newest games and where to go', async () => {
  const other = await startServer({ pages: '/nowhere' });
  await send(`${other.api}/records`, legalGame({ players: ['<b>Ana</b>', 'Ben'] }));
  const response = await fetch(other.url);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await response.text();
  expect(page).toContain('&lt;b&gt;Ana');
  expect(page).toContain('href="/api/docs"');
});
