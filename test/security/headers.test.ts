import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { legalGame } from '../support/records.ts';
import { at, jsonOf, newFolder, send, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let record: string;
beforeAll(async () => {
  const pages = newFolder();
  mkdirSync(join(pages, 'embed'));
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(pages, 'embed', 'index.html'), '<!doctype html><title>embedded</title>');
  writeFileSync(join(pages, 'assets', 'index-abc123.js'), 'export {};');
  server = await startServer({ pages });
  record = String(at(await jsonOf(send(`${server.api}/records`, legalGame())), 'id'));
});

/** The policy of an answer, by directive. */
async function policyOf(path: string): Promise<Map<string, string>> {
  const response = await fetch(`${server.url}${path}`);
  const header = response.headers.get('content-security-policy') ?? '';
  return new Map(
    header.split(';').map((one) => {
      const [name = '', ...sources] = one.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the content security policy', () => {
  test.each(['/', '/embed/', '/api/docs', '/api/v1/records', '/assets/index-abc123.js', '/nothing'])(
    'allows no inline script on %s',
    async (path) => {
      const policy = await policyOf(path);
      expect(policy.get('default-src')).toBe("'none'");
      expect(policy.get('script-src')).toBe("'self'");
      expect(policy.get('base-uri')).toBe("'none'");
      expect(policy.get('style-src')).toBe(path === '/api/docs' ? "'self' 'unsafe-inline'" : "'self'");
    },
  );

  test('allows nothing at all in a drawing', async () => {
    const policy = await policyOf(`/api/v1/records/${record}/games/1/turns/1A/board.svg`);
    expect([...policy.keys()]).toEqual(['default-src', 'style-src', 'sandbox']);
    expect(policy.get('default-src')).toBe("'none'");
  });

  test('lets only the embedded page be framed', async () => {
    expect((await policyOf('/')).get('frame-ancestors')).toBe("'none'");
    expect((await policyOf('/embedded')).get('frame-ancestors')).toBe("'none'");
    expect((await policyOf('/embed/')).get('frame-ancestors')).toBe('*');
    expect((await fetch(`${server.url}/`)).headers.get('x-frame-options')).toBe('DENY');
    expect((await fetch(`${server.url}/embed/?x=1`)).headers.has('x-frame-options')).toBe(false);
  });

  test('comes with the other headers that browsers heed', async () => {
    const { headers } = await fetch(server.url);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('server')).toBe(false);
  });
});

describe('other sites', () => {
  const origin = 'https://elsewhere.example';

  test('may read', async () => {
    const response = await fetch(`${server.api}/records/${record}`, { headers: { origin } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test.each(['POST', 'PUT', 'DELETE'])('may not %s', async (method) => {
    const preflight = await fetch(`${server.api}/records/${record}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method },
    });
    expect(preflight.headers.has('access-control-allow-origin')).toBe(false);
    const response = await send(`${server.api}/judge`, legalGame(), { headers: { origin } });
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('may not read pages as data', async () => {
    const response = await fetch(server.url, { headers: { origin } });
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('pages', () => {
  test('are served from the bundle', async () => {
    expect(await (await fetch(`${server.url}/`)).text()).toContain('<title>page');
    expect(await (await fetch(`${server.url}/embed/`)).text()).toContain('<title>embedded');
    expect(await (await fetch(`${server.url}/embed`)).text()).toContain('<title>embedded');
  });

  test('are asked for again, what is named by its hash is not', async () => {
    expect((await fetch(`${server.url}/`)).headers.get('cache-control')).toBe('no-cache');
    const asset = await fetch(`${server.url}/assets/index-abc123.js`);
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect(asset.headers.get('cache-control')).toContain('immutable');
  });

  test.each(['/../package.json', '/..%2f..%2fetc/passwd', '/assets/..%5c..%5cx', '/.git/config'])(
    'have no way out: %s',
    async (path) => {
      const response = await fetch(`${server.url}${path}`);
      expect([400, 403, 404]).toContain(response.status);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    },
  );
});
