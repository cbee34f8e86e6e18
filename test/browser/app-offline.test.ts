import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { legalGame } from '../support/records.ts';
import { at, jsonOf, send } from '../support/server.ts';
import { type App, startApp } from './support/app.ts';

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
    const page = await goOffline(await app.visitor(), []);
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
    const page = await goOffline(await app.visitor(), [`#/game/${id}/1`]);
    await page.reload();
    await page.getByRole('heading', { name: 'Rua – Sam' }).waitFor();
    await page.goto(`${app.server.url}/#/game/0123456789abcdef0123456789abcdef`);
    await page.getByText('The record could not be fetched').waitFor();
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
