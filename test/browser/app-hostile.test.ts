import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { at, jsonOf, send } from '../support/server.ts';
import { payloads as HOSTILE } from './payloads.ts';
import { type App, drop, startApp } from './support/app.ts';
import {
  brokenGameWith,
  expectUnharmed,
  expectUnharmedBy,
  gameWith,
  isWritable,
  tables,
  tableWith,
  waitForGame,
  watchRequests,
} from './support/hostile.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const FILE = HOSTILE.map(gameWith).join('\n');

/** Opens a file by dropping it; the start of its address is returned. */
async function opened(page: Page, text: string, name = 'game.motu'): Promise<string> {
  await drop(page, [{ name, text }]);
  await page.waitForFunction(() => location.hash.startsWith('#/game/draft'));
  return page.url().replace(/\/1$/, '');
}

/** Only its beginning: titles are shortened. Signs that nobody sees have made room for blanks. */
async function expectShown(page: Page, selector: string, text: string): Promise<void> {
  const plain = (one: string | null) => (one ?? '').replaceAll(/[\s\p{C}\\]/gu, '');
  expect(plain(await page.locator(selector).first().textContent())).toContain(plain(text).slice(0, 20));
}

describe(`${HOSTILE.length} hostile texts in every field`, () => {
  test('of a record do nothing in the viewer, in any of its panels', async () => {
    const page = await app.visit('');
    const expectNoCalls = watchRequests(page, app.server.url);
    const start = await opened(page, FILE);
    for (const [index, text] of HOSTILE.entries()) {
      await page.goto(`${start}/${index + 1}/1B/1/1B`);
      await waitForGame(page, 'app-game', index + 1);
      await expectUnharmedBy(
        page,
        ['text', 'score', 'findings', 'turns'].map((panel) => ({ press: `[role=tab]#tab-${panel}` })),
      );
      // It is not lost either: it stands there as the text that it is.
      await expectShown(page, 'app-game .tools h1', text);
    }
    expectNoCalls();
  });

  test('of a record do nothing in the editor, its notes, its mends and its completions', async () => {
    const page = await app.visit('');
    const expectNoCalls = watchRequests(page, app.server.url);
    await opened(page, HOSTILE.map(brokenGameWith).join('\n'));
    await page.getByRole('link', { name: 'Edit the text' }).click();
    await page.locator('.cm-lintRange-error').first().hover();
    await page.locator('.cm-tooltip').first().waitFor();
    await expectUnharmed(page);
    // The panel lists what every tooltip says, and every quick fix.
    await page.locator('.cm-content').press('Control+Shift+M');
    await page.locator('.cm-panel-lint li').first().waitFor();
    expect(await page.locator('.cm-panel-lint li').count()).toBeGreaterThan(2 * HOSTILE.length);
    expect(await page.locator('.cm-panel-lint').textContent()).toContain('<script>window.hit=1');
    await expectUnharmed(page);
    await page.locator('.cm-panel-lint [name="close"]').click();
    await page.locator('.cm-content').press('Control+Home');
    for (let down = 0; down < 12; down++) {
      await page.keyboard.press('PageDown');
      await expectUnharmed(page);
    }
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(HOSTILE.filter(isWritable).map(gameWith).join('\n'));
    await page.getByRole('button', { name: 'Format' }).click();
    await page.getByText('Formatted').waitFor();
    await expectUnharmed(page);
    expectNoCalls();
  });

  test('typed into the editor do nothing, before and after the completion is asked for', async () => {
    const page = await app.visit('');
    await opened(page, gameWith('x'));
    await page.getByRole('link', { name: 'Edit the text' }).click();
    await page.locator('.cm-content').waitFor();
    for (const names of tables) {
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(`${tableWith(names).split('1B')[0]}1B `);
      await page.keyboard.press('Control+Space');
      if (names.every(isWritable)) await page.locator('.cm-tooltip-autocomplete li').first().waitFor();
      await expectUnharmed(page);
      await page.keyboard.press('Escape');
    }
  });

  test('do nothing in the forms of the recorder', async () => {
    const page = await app.visit('');
    for (const names of tables) {
      await page.goto(`${app.server.url}/#/new`);
      await page.locator('[data-game="mahe"]').click();
      for (let seats = 2; seats < names.length; seats++)
        await page.getByRole('button', { name: 'Add a player' }).click();
      for (const [seat, name] of names.entries())
        await page.locator(`input[name="player-${'ABCDEFG'[seat]}"]`).fill(name);
      for (const name of names.toReversed()) {
        await page.locator('input[name="event"]').fill(name);
        await expectUnharmed(page);
      }
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.locator('app-recorder button[data-spot="die:4"]').click();
      await expectUnharmed(page);
      await expectShown(page, 'app-recorder h1', names[0] ?? '');
    }
  });

  test('do nothing while the game is recorded on', async () => {
    const page = await app.visit('');
    const start = (await opened(page, FILE)).replace('#/game/', '#/record/');
    for (const [index, text] of HOSTILE.entries()) {
      await page.goto(`${start}/${index + 1}`);
      await waitForGame(page, 'app-recorder', index + 1);
      if (isWritable(text.replace('\t', ' '))) await expectShown(page, 'app-recorder h1', text);
      await expectUnharmed(page);
    }
  });

  test('do nothing in notes on a turn', async () => {
    const page = await app.visit('#/record/example:moeraki/1');
    await page.locator('[data-note="1A"]').click();
    for (const text of HOSTILE) {
      await page.locator('textarea[name="comment"]').fill(text);
      await expectUnharmed(page);
      await expectShown(page, 'app-recorder ol code', text);
    }
  });

  test('do nothing in the library: names, search, filters, tokens, links', async () => {
    const ids: string[] = [];
    for (const text of HOSTILE) {
      const answer = await jsonOf(send(`${app.server.api}/records`, gameWith(text)));
      const id = at(answer, 'id');
      if (typeof id === 'string') ids.push(id);
    }
    expect(ids).toHaveLength(HOSTILE.filter((text) => isWritable(text.replace('\t', ' '))).length);
    const page = await app.visit('#/library');
    const expectNoCalls = watchRequests(page, app.server.url);
    await page.getByRole('listitem').first().waitFor();
    for (let shown = 20; shown < ids.length; shown += 20) {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('listitem').nth(shown).waitFor();
    }
    expect(await page.getByRole('listitem').count()).toBe(ids.length);
    await expectUnharmed(page);
    for (const [index] of ids.entries()) {
      await expectUnharmedBy(page, [
        { press: `.found li:nth-child(${index + 1}) button` },
        { press: 'dialog[open] button[type=button]' },
      ]);
    }
    for (const text of HOSTILE) {
      await page.getByRole('searchbox').fill(text);
      await page.getByRole('textbox', { name: 'Player', exact: true }).fill(text);
      await page.getByRole('combobox', { name: 'Broken rule' }).fill(text);
    }
    await page.getByText('No game fits.').waitFor();
    await expectUnharmed(page);
    for (const id of ids) {
      await page.goto(`${app.server.url}/#/game/${id}/1`);
      await waitForGame(page, 'app-game', 1, id);
      await page.locator('motu-viewer header').waitFor();
      await expectUnharmed(page);
    }
    expectNoCalls();
  });

  test('do nothing as names of files, there and in the list of drafts', async () => {
    const page = await app.visit('');
    for (const text of HOSTILE) {
      await opened(page, 'no game', `${text}.motu`);
      await page.locator('app-game').waitFor();
      await expectUnharmed(page);
      await page.goto(`${app.server.url}/#/`);
      await page.locator('app-home .draft').first().waitFor();
      await expectShown(page, 'app-home .draft b', text);
      await expectUnharmed(page);
    }
  });
});
