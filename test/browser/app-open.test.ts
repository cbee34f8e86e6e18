import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { send } from '../support/server.ts';
import { type App, drop, PHONE, startApp } from './support/app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const moeraki = (players: string) => `[Motu "1"]
[Game "moeraki"]
[A "${players}"]
[B "Ben"]

1A *f6
1B c5 {a quiet start}
  (1B e5
  2A d4
    (2A b4)
    (2A b6
    2B k5))
2A d6
*
`;

describe('the first view', () => {
  test('shows a game, a broken rule lit up, and where to put a record of one’s own', async () => {
    const page = await app.visit('');
    await page.getByRole('heading', { name: 'Was it played by the rules?' }).waitFor();
    await page.getByText('Broken rule in turn 5A: Volcanoes block.').waitFor();
    await page.locator('motu-board svg .s-hint').first().waitFor();
    expect(await page.locator('motu-board .motu-board').isVisible()).toBe(true);
    expect(await page.getByText('Drop your record here').isVisible()).toBe(true);
  });

  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 900],
  ] as const) {
    test(`does so without scrolling, on ${width} by ${height}, in every language`, async () => {
      const touch = width < 500 ? { hasTouch: true, isMobile: true } : {};
      const page = await app.visit('', { ...touch, viewport: { width, height } });
      await page.locator('motu-board svg .s-hint').first().waitFor();
      for (const locale of ['en', 'de', 'it']) {
        await page.locator('.settings select').first().selectOption(locale);
        await page.waitForFunction((tongue) => document.documentElement.lang === tongue, locale);
        const bottoms = await Promise.all(
          ['.wrong', 'label.file', 'motu-board svg .s-hint >> nth=0'].map(async (part) => {
            const box = await page.locator(`app-home ${part}`).boundingBox();
            return (box?.y ?? Number.NaN) + (box?.height ?? 0);
          }),
        );
        expect(bottoms.filter((bottom) => !(bottom <= height))).toEqual([]);
      }
    });
  }

  test('fits a phone', async () => {
    const page = await app.visit('', PHONE);
    await page.getByText('Broken rule in turn 5A').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

describe('a record is opened', () => {
  test('by dropping a file, and is still there after a reload', async () => {
    const page = await app.visit('');
    await drop(page, [{ name: 'evening.motu', text: moeraki('Dora') }]);
    await page.getByRole('heading', { name: 'Dora – Ben' }).waitFor();
    expect(page.url()).toMatch(/#\/game\/draft[0-9a-z]{10}\/1$/);
    await page.reload();
    await page.getByRole('heading', { name: 'Dora – Ben' }).waitFor();
    await page.goto(`${app.server.url}/#/`);
    await page.getByRole('link', { name: 'Dora – Ben' }).waitFor();
    await page.getByRole('button', { name: 'Remove Dora – Ben' }).click();
    expect(await page.getByRole('link', { name: 'Dora – Ben' }).count()).toBe(0);
  });

  test('by dropping several files: each game can be chosen', async () => {
    const page = await app.visit('');
    await drop(page, [
      { name: 'one.motu', text: moeraki('Eve') },
      { name: 'two.motu', text: moeraki('Finn') },
    ]);
    await page.getByRole('heading', { name: 'Eve – Ben' }).waitFor();
    await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('2');
    await page.getByRole('heading', { name: 'Finn – Ben' }).waitFor();
    expect(page.url()).toMatch(/\/2$/);
  });

  test('by pasting its text into the field or anywhere on the page', async () => {
    const page = await app.visit('');
    await page.getByRole('textbox', { name: 'Text of a record' }).fill(moeraki('Gus'));
    await page.getByRole('button', { name: 'Judge it' }).click();
    await page.getByRole('heading', { name: 'Gus – Ben' }).waitFor();
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    }, moeraki('Hana'));
    await page.getByRole('heading', { name: 'Hana – Ben' }).waitFor();
  });

  test('as an example', async () => {
    const page = await app.visit('');
    await page.getByRole('link', { name: /Mahé/ }).click();
    await page.getByText('Counting the eggs').first().waitFor();
  });

  test('from the library by its hash, at a turn', async () => {
    const kept: unknown = await (await send(`${app.server.api}/records`, moeraki('Ida'))).json();
    const id = typeof kept === 'object' && kept !== null && 'id' in kept ? kept.id : '';
    const page = await app.visit(`#/game/${id}/1/2A`);
    await page.getByRole('heading', { name: 'Ida – Ben' }).waitFor();
    await page.locator('motu-story').getByText('2A d6').waitFor();
  });

  test('or it is said why not', async () => {
    const page = await app.visit('#/game/text:rubbish');
    await page.getByText('The link is damaged').waitFor();
    await page.goto(`${app.server.url}/#/game/0123456789abcdef0123456789abcdef`);
    await page.getByText('There is no record here').waitFor();
    await page.goto(`${app.server.url}/#/nowhere`);
    await page.getByText('This address leads nowhere').waitFor();
    await drop(page, [{ name: 'picture.png', text: '\u0089PNG\0\0' }]);
    await page.getByText('picture.png: This is not a text file').waitFor();
    await drop(page, [
      { name: 'good.motu', text: moeraki('Kim') },
      { name: 'empty.motu', text: ' \n' },
    ]);
    await page.getByText('empty.motu: This file is empty.').waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
    await page.getByText('This file is empty.').waitFor({ state: 'detached' });
    await drop(page, [{ name: 'long.motu', text: 'x'.repeat(9_000_000) }]);
    await page.getByText('long.motu: The text is longer than two million letters').waitFor();
    await drop(page, [{ name: 'letter.txt', text: 'Dear Ana, …' }]);
    await page.getByText('There is no game in this text. A game begins with [Motu "1"].').waitFor();
    await page.getByRole('link', { name: 'Edit the text' }).waitFor();
  });
});

describe('a link', () => {
  test('leads to a turn in a variation and holds the whole game', async () => {
    const page = await app.visit('');
    await drop(page, [{ name: 'game.motu', text: moeraki('Jan') }]);
    await page.locator('motu-turns').getByText('k5').click();
    await page.waitForFunction(() => location.hash.endsWith('/1/1B/1/2A/2/2B'));
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(link).toMatch(/#\/game\/text:[\w-]+\/1\/1B\/1\/2A\/2\/2B$/);

    const other = await (await app.visitor()).newPage();
    await other.goto(link);
    await other.getByRole('heading', { name: 'Jan – Ben' }).waitFor();
    await other.locator('motu-story').getByText('2B k5').waitFor();
  });

  test('goes with the turn in view', async () => {
    const page = await app.visit('#/game/example:maori/1/5A');
    await page.locator('motu-story').getByText('reaches over the volcano').waitFor();
    await page.locator('motu-viewer').getByRole('button', { name: 'One turn on' }).click();
    await page.waitForFunction(() => location.hash.endsWith('/1/5B'));
    await page.goBack();
    await page.goto(`${app.server.url}/#/game/example:maori/1/5A/1/5A`);
    await page.locator('motu-story').getByText('the tile in front of it was open').waitFor();
  });
});

describe('language and colours', () => {
  test('change without a reload and are remembered', async () => {
    const page = await app.visit('#/game/example:maori/1/5A');
    await page.getByText('Volcanoes block').first().waitFor();
    await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'));
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('link', { name: 'Text bearbeiten' }).waitFor();
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('it');
    await page.getByRole('link', { name: 'Modifica il testo' }).waitFor();
    await page.getByRole('combobox', { name: 'Colori' }).selectOption('dark');
    expect(await page.locator('motu-app').getAttribute('theme')).toBe('dark');
    expect(await page.locator('body').getAttribute('data-same-page')).toBe('yes');
    await page.reload();
    await page.getByRole('link', { name: 'Modifica il testo' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
  });

  test('follow the browser at first', async () => {
    const page = await app.visit('', { locale: 'de-AT' });
    await page.getByRole('heading', { name: 'Ging alles nach den Regeln?' }).waitFor();
  });
});

test('the examples are what the page says of them', () => {
  const folder = new URL('../../packages/viewer/src/app/page/public/examples/', import.meta.url);
  expect(readFileSync(new URL('maori.motu', folder), 'utf8')).toContain('5A +2 3:a4 =~b ?');
});
