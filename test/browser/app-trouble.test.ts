import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { legalGame } from '../support/records.ts';
import { at, jsonOf, send, startServer } from '../support/server.ts';
import { type App, drop, startApp } from './support/app.ts';
import { APP } from './support/bundle.ts';
import { startGateway } from './support/gateway.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const GAME = legalGame({ players: ['Sina', 'Tavita'] });

const trouble = (page: Page) => page.locator('[data-trouble]');
const again = (page: Page) => page.locator('button[data-act="again"]');

async function keep(page: Page, text: string): Promise<void> {
  await drop(page, [{ name: 'game.motu', text }]);
  await page.getByRole('button', { name: 'Keep in the library' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
}

describe('a library that cannot answer', () => {
  test('because its server is gone says so, loses nothing, and is back with one press', async () => {
    const first = await startServer({ pages: APP });
    const id = String(at(await jsonOf(send(`${first.api}/records`, GAME)), 'id'));
    const page = await (await app.visitor()).newPage();
    await page.goto(first.url);
    await page.getByRole('link', { name: 'Library' }).waitFor();
    await keep(page, legalGame({ players: ['Uli', 'Vai'] }));
    await page.getByText('The game is in the library.').waitFor();
    await page.keyboard.press('Escape');
    await first.close();

    // Not even this part of the page was fetched before.
    await page.getByRole('link', { name: 'Library' }).click();
    await trouble(page).getByText('The library does not answer.').waitFor();
    await trouble(page).getByText('Nothing of yours is lost').waitFor();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/game/${id}/1`);
    await trouble(page).getByText('The library does not answer.').waitFor();

    const port = Number(new URL(first.url).port);
    await startServer({ pages: APP, data: first.data, port });
    await again(page).click();
    await page.getByRole('heading', { name: 'Sina – Tavita' }).waitFor();
    await page.getByRole('link', { name: 'Library' }).click();
    await page.getByRole('link', { name: 'Uli – Vai' }).waitFor();
    expect(await trouble(page).count()).toBe(0);
  });

  test('because too much was asked says when to try again, in three languages', async () => {
    const server = await startServer({ pages: APP, readRate: 2, writeRate: 1 });
    const id = String(at(await jsonOf(send(`${server.api}/records`, GAME)), 'id'));
    const page = await (await app.visitor()).newPage();
    await page.goto(`${server.url}/#/game/${id}/1`);
    await page.getByRole('heading', { name: 'Sina – Tavita' }).waitFor();
    await page.getByRole('link', { name: 'Library' }).click();
    await trouble(page)
      .getByText(/Too many requests.* You can try again in \d+ seconds\./)
      .waitFor();
    const language = page.locator('.settings select').first();
    await language.selectOption('de');
    await trouble(page)
      .getByText(/zu viele Anfragen.* Du kannst es in \d+ Sekunden noch einmal/)
      .waitFor();
    await language.selectOption('it');
    await trouble(page)
      .getByText(/troppe richieste.* Puoi riprovare tra \d+ secondi\./)
      .waitFor();
    await language.selectOption('en');
    await page.goto(`${server.url}/#/game/0123456789abcdef0123456789abcdef/1`);
    await trouble(page).getByText('Too many requests').waitFor();

    await page.goto(`${server.url}/#/`);
    await keep(page, legalGame({ players: ['Wiki', 'Zed'] }));
    await trouble(page).getByText('Too many requests').waitFor();
    expect(await again(page).isEnabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('heading', { name: 'Wiki – Zed' }).waitFor();
  });

  test('because it is busy, or takes no more, says which', async () => {
    const server = await startServer({ pages: APP, bodyLimit: 2000, judgeWaiting: 0 });
    const page = await (await app.visitor()).newPage();
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Library' }).waitFor();
    await keep(page, GAME);
    await trouble(page).getByText('The library has too much to do right now.').waitFor();
    await trouble(page).getByText('Nothing of yours is lost').waitFor();
    await page.keyboard.press('Escape');
    await keep(page, legalGame({ turns: 600 }));
    await trouble(page).getByText('The record is larger than the library takes.').waitFor();
    expect(await again(page).count()).toBe(0);
  });

  test('because there is no network says that, and everything else goes on', async () => {
    const page = await app.visit('');
    await page.getByText('Broken rule in turn 5A').waitFor();
    await page.getByRole('link', { name: 'Library' }).click();
    await page.getByText('No game fits.').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('searchbox').fill('sina');
    await trouble(page).getByText('You are offline').waitFor();
    await drop(page, [{ name: 'game.motu', text: GAME }]);
    await page.getByRole('heading', { name: 'Sina – Tavita' }).waitFor();
    await page.context().setOffline(false);
  });

  test('for a moment is asked again by itself, for long only on request', async () => {
    const gateway = await startGateway(app.server.url);
    await send(`${app.server.api}/records`, GAME);
    const page = await (await app.visitor()).newPage();
    await page.goto(gateway.url);
    await page.getByText('Broken rule in turn 5A').waitFor();
    gateway.refuse({ status: 503 }, { status: 502 });
    await page.getByRole('link', { name: 'Library' }).click();
    await page.getByRole('link', { name: 'Sina – Tavita' }).waitFor();
    expect(gateway.asked()).toBe(3);

    gateway.refuse({ status: 503 }, { status: 504 }, { status: 503 });
    await page.getByRole('searchbox').fill('tavita');
    await trouble(page).getByText('The library has too much to do right now.').waitFor();
    expect(gateway.asked()).toBe(3);
    gateway.refuse({ status: 429, retryAfter: 42 });
    await again(page).click();
    await trouble(page).getByText('You can try again in 42 seconds.').waitFor();
    expect(gateway.asked()).toBe(1);
    await again(page).click();
    await page.getByRole('link', { name: 'Sina – Tavita' }).waitFor();
  });

  test('is never asked twice by itself to keep something', async () => {
    const gateway = await startGateway(app.server.url);
    const page = await (await app.visitor()).newPage();
    await page.goto(gateway.url);
    await page.getByRole('link', { name: 'Library' }).waitFor();
    gateway.refuse({ status: 500 }, { status: 507 });
    await keep(page, legalGame({ players: ['Io', 'Ju'] }));
    await trouble(page).getByText('Something went wrong in the library.').waitFor();
    expect(gateway.asked()).toBe(1);
    await again(page).click();
    await trouble(page).getByText('The library has no room left.').waitFor();
  });
});
