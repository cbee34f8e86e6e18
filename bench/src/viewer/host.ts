import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, join } from 'node:path';

export interface Host {
  readonly url: string;
  /** The scripts that were asked for since this was last asked. */
  asked(): readonly string[];
  close(): Promise<void>;
}

const PAGE = (script: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Motu</title><link rel="icon" href="data:,"><script type="module" src="${script}"></script><body></body></html>`;

/** Serves the bundles, and under `/?script` a page that has loaded one of them. */
export async function openHost(folder: string): Promise<Host> {
  let asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE(url.search.slice(1)));
      return;
    }
    const file = join(folder, basename(dirname(url.pathname)), basename(url.pathname));
    asked.push(file);
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the host has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked: () => {
      const files = asked;
      asked = [];
      return files;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
