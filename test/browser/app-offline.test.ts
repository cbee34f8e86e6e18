import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legalGame } from '../support/records.ts';
import { at, jsonOf, send } from '../support/server.ts';
import { type App, startApp } from './support/app.ts';
import { APP } from './support/bundle.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

/** A first visit, until everything is kept; then the network is gone. */
async function goOffline(context: BrowserContext, fragments: readonly string[]): Promise<Page> {
  const page = await context.newPage();
  await page.goto(app.server.url);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
    return registration.active !== null;
  });
  for (const fragment of fragments) {
    await page.goto(`${app.server.url}/${fragment}`);
    await page.locator('motu-viewer header .verdict').waitFor();
  }
  await context.setOffline(true);
  return page;
}

describe('without a network', () => {
  test('the page goes on working: examples, editor, recorder, languages', async () => {
    const page = await goOffline(await app.visitor({ serviceWorkers: 'allow' }), []);
    await page.reload();
    await page.getByText('Broken rule in turn 5A').waitFor();
    await page.getByRole('link', { name: /Moeraki-Kemu/ }).click();
    await page.getByRole('heading', { name: /Aroha – Ben/ }).waitFor();
    await page.getByRole('link', { name: 'Edit the text' }).click();
    await page.locator('.cm-content').waitFor();
    await page.getByText('No rule is broken.').first().waitFor();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('it');
    await page.getByRole('link', { name: 'Registra' }).click();
    await page.locator('[data-game="moeraki"]').click();
    await page.getByRole('button', { name: 'Comincia' }).click();
    await page.locator('motu-board svg [data-pick="hollow:f6"]').click();
    await page.getByText('1A *f6').waitFor();
  });

  test('a game of the library that was opened before can be opened again', async () => {
    const id = String(
      at(await jsonOf(send(`${app.server.api}/records`, legalGame({ players: ['Rua', 'Sam'] }))), 'id'),
    );
    const page = await goOffline(await app.visitor({ serviceWorkers: 'allow' }), [`#/game/${id}/1`]);
    await page.reload();
    await page.getByRole('heading', { name: 'Rua – Sam' }).waitFor();
    await page.goto(`${app.server.url}/#/game/0123456789abcdef0123456789abcdef`);
    await page.getByText('You are offline').waitFor();
  });
});

test('the page can be installed', async () => {
  const page = await app.visit('');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const url = new URL(href ?? '', page.url());
  const manifest: unknown = await jsonOf(fetch(url));
  expect(manifest).toMatchObject({ name: 'Motu', display: 'standalone', start_url: './' });
  const icons = at(manifest, 'icons');
  if (!Array.isArray(icons)) throw new Error('no icons');
  for (const icon of icons) {
    const answer = await fetch(new URL(String(at(icon, 'src')), url));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, at(icon, 'type')]);
  }
});

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Any web server that knows files, and the page somewhere below its root. */
async function serveFiles(prefix: string): Promise<string> {
  const server = createServer(({ url = '' }, answer) => {
    const { pathname } = new URL(url, 'http://files');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = join(APP, name.slice(prefix.length));
    if (!name.startsWith(prefix) || !existsSync(file)) return answer.writeHead(404).end();
    answer.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    return createReadStream(file).pipe(answer);
  });
  afterAll(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}${prefix}`;
}

test('the page works as plain files below any path, without the library', async () => {
  const page = await (await app.visitor()).newPage();
  const url = await serveFiles('/games/motu/');
  await page.goto(url);
  await page.getByText('Broken rule in turn 5A').waitFor();
  expect(await page.getByRole('link', { name: 'Library' }).count()).toBe(0);
  await page.goto(`${url}#/edit/example:mahe/1`);
  await page.getByText('Findings: 1').first().waitFor();
  await page.goto(`${url}#/library`);
  await page.getByText('There is no library here').waitFor();
  await page.goto(`${url}embed/#/game/example:moeraki/1/12A`);
  await page.locator('motu-story').getByText('12A e9').waitFor();
});
