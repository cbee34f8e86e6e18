import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { root } from '../support/fixtures.ts';
import { bundled } from './bundle.ts';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript'],
  ['.motu', 'text/plain; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
]);

/** What a strict site would send: nothing inline, nothing from elsewhere. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:";

export interface Host {
  readonly address: string;
  /** A page of this content under an address of its own; a lax one is served without the policy. */
  page(body: string, script?: string, isLax?: boolean): string;
  close(): Promise<void>;
}

/** Serves the bundles, the fixtures and pages that a test writes; over real HTTP, under a strict policy. */
export async function openHost(): Promise<Host> {
  const pages = new Map<string, string>();
  const bundles = bundled();
  const fileOf = (path: string): Buffer | string | null => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const inside = normalize(decodeURIComponent(path));
    const folder = inside.startsWith('/fixtures/') ? root : inside.startsWith('/bundle/') ? bundles : null;
    if (folder === null) return null;
    try {
      return readFileSync(join(folder, inside.replace(/^\/bundle\//, '/')));
    } catch {
      return null;
    }
  };
  const server: Server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/, '');
    const file = fileOf(path);
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES.get(extname(path)) ?? 'application/octet-stream';
    const policy = path.startsWith('/lax-') ? {} : { 'content-security-policy': POLICY };
    response.writeHead(200, { 'content-type': type, ...policy }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the host has no port');
  const address = `http://127.0.0.1:${bound.port}`;
  return {
    address,
    page: (body, script = '/bundle/single/motu-viewer.js', isLax = false) => {
      const path = `/${isLax ? 'lax' : 'page'}-${pages.size}.html`;
      const head = `<meta charset="utf-8"><title>Motu</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">`;
      pages.set(
        path,
        `<!doctype html><html lang="en"><head>${head}<script type="module" src="${script}"></script></head><body>${body}</body></html>`,
      );
      return address + path;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
