import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { illegalGame, legalGame } from '../support/records.ts';
import { send } from '../support/server.ts';
import { type App, drop, startApp } from './support/app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

async function keep(page: Page, text: string): Promise<string> {
  await drop(page, [{ name: 'game.motu', text }]);
  await page.getByRole('button', { name: 'Keep in the library' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('The game is in the library.').waitFor();
  return page.getByRole('textbox', { name: 'Edit token' }).inputValue();
}

describe('the library', () => {
  test('takes a game, finds it by player and by broken rule, and lets it go with its token', async () => {
    const page = await app.visit('');
    const token = await keep(page, illegalGame({ players: ['Kiri', 'Lea'], event: 'Club night' }));
    expect(token).toMatch(/^[\w-]{32}$/);
    await page.getByRole('link', { name: 'Open it there' }).click();
    await page.waitForFunction(() => /#\/game\/[0-9a-f]{32}\/1/.test(location.hash));
    await page.getByRole('heading', { name: 'Kiri – Lea, Club night' }).waitFor();

    await keep(await app.visit(''), legalGame({ players: ['Mo', 'Nia'] }));
    await page.goto(`${app.server.url}/#/library`);
    await page.getByRole('link', { name: 'Kiri – Lea' }).waitFor();
    await page.getByRole('link', { name: 'Mo – Nia' }).waitFor();

    await page.getByRole('textbox', { name: 'Player', exact: true }).fill('kiri');
    await page.getByRole('link', { name: 'Mo – Nia' }).waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'Player', exact: true }).fill('');
    await page.getByRole('link', { name: 'Mo – Nia' }).waitFor();
    await page.getByRole('combobox', { name: 'Broken rule' }).fill('mahe/landing');
    await page.getByRole('link', { name: 'Mo – Nia' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Kiri – Lea' }).waitFor();
    await page.getByRole('combobox', { name: 'Verdict' }).selectOption('legal');
    await page.getByText('No game fits.').waitFor();
    await page.getByRole('combobox', { name: 'Verdict' }).selectOption('');

    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('textbox', { name: 'Edit token' }).fill('not-the-token-of-this-record');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('This token does not fit the record.').waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('textbox', { name: 'Edit token' }).fill(token);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('The game was removed.').waitFor();
    await page.getByText('No game fits.').waitFor();
  });

  test('remembers the token for who kept the game', async () => {
    const page = await app.visit('');
    const token = await keep(page, legalGame({ players: ['Oto', 'Pia'] }));
    await page.goto(`${app.server.url}/#/library`);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Oto – Pia' })
      .getByRole('button', { name: 'Remove' })
      .click();
    expect(await page.getByRole('textbox', { name: 'Edit token' }).inputValue()).toBe(token);
  });

  test('shows more on request', async () => {
    const page = await app.visit('');
    for (let at = 0; at < 21; at++) {
      await send(`${app.server.api}/records`, legalGame({ players: [`Player ${at}`, 'Quin'] }));
    }
    await send(`${app.server.api}/records`, legalGame({ players: ['Newest', 'Rika'] }));
    await page.goto(`${app.server.url}/#/library`);
    await page.getByRole('link', { name: 'Newest – Rika' }).waitFor();
    await page.getByRole('searchbox').fill('quin');
    await page.getByRole('link', { name: 'Newest – Rika' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Player 20 – Quin' }).waitFor();
    expect(await page.getByRole('link', { name: 'Player 0 – Quin' }).count()).toBe(0);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Player 0 – Quin' }).waitFor();
  });

  test('refuses what cannot be read, and says so', async () => {
    const page = await app.visit('');
    await drop(page, [{ name: 'game.motu', text: legalGame().replace('1A 2+4', '1A 2+x') }]);
    await page.getByRole('button', { name: 'Keep in the library' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByText('The record cannot be read, so it is not kept.').waitFor();
  });
});
