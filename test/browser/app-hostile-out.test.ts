import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payloads as HOSTILE } from './payloads.ts';
import { type App, drop, startApp } from './support/app.ts';
import {
  expectUnharmed,
  expectUnharmedBy,
  gameWith,
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

const packText = (text: string) => deflateRawSync(text).toString('base64url');

async function exported(page: Page, name: string): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9][\w-]*\.(motu|json|svg|png)$/);
  return readFileSync(await download.path());
}

/** Pictures as somebody else would serve them: no policy, each a document of its own. */
async function servePictures(pictures: readonly string[]): Promise<string> {
  const server = createServer(({ url = '' }, answer) => {
    const picture = pictures[Number(/^\/(\d+)\.svg$/.exec(url)?.[1] ?? -1)];
    answer.setHeader('content-type', picture === undefined ? 'text/html' : 'image/svg+xml');
    answer.end(picture ?? pictures.map((_, at) => `<iframe src="/${at}.svg"></iframe>`).join(''));
  });
  afterAll(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`;
}

describe(`${HOSTILE.length} hostile texts`, () => {
  test('do nothing in what is exported: record, report, pictures, snippet', async () => {
    const page = await app.visit('');
    const expectNoCalls = watchRequests(page, app.server.url);
    const file = tables.map(tableWith).join('\n');
    await drop(page, [{ name: 'game.motu', text: file }]);
    await page.waitForFunction(() => location.hash.startsWith('#/game/draft'));
    const start = page.url().replace(/\/1$/, '');
    const pictures: string[] = [];
    for (const [index, names] of tables.entries()) {
      await page.goto(`${start}/${index + 1}/1A`);
      await waitForGame(page, 'app-game', index + 1);
      await page.getByRole('button', { name: 'Export' }).click();
      pictures.push((await exported(page, 'Board as SVG')).toString());
      const png = await exported(page, 'Board as PNG');
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      for (const name of names) expect(png.includes(name)).toBe(false);
      await page.getByRole('button', { name: 'Embed in a page' }).click();
      const snippet = await page.getByRole('textbox', { name: /Put this/ }).inputValue();
      expect(snippet).toMatch(/^<iframe src="http[^"<>]+" title="Motu" [a-z0-9=" ]+><\/iframe>$/);
      if (index === 0) {
        expect((await exported(page, 'Record (.motu)')).toString()).toBe(file);
        const json = (await exported(page, 'Report (.json)')).toString();
        const report: unknown = JSON.parse(json);
        expect(JSON.stringify(report, null, 2)).toBe(json);
        expect(report).toHaveLength(tables.length);
      }
      await expectUnharmed(page);
      await page.keyboard.press('Escape');
    }
    expectNoCalls();

    const other = await (await app.visitor()).newPage();
    const address = await servePictures(pictures);
    const expectNoOther = watchRequests(other, address);
    await other.goto(address);
    const inside = await other.evaluate(() =>
      [...document.querySelectorAll('iframe')].map(({ contentDocument, contentWindow }) => ({
        hit: contentWindow === null ? 'none' : Reflect.get(contentWindow, 'hit'),
        root: contentDocument?.documentElement.tagName,
        wrong: contentDocument?.querySelectorAll(
          'parsererror, script, foreignObject, image, use, a, animate, set, iframe, img, style + style',
        ).length,
        title: contentDocument?.querySelector('title')?.textContent ?? '',
      })),
    );
    expect(inside).toHaveLength(tables.length);
    for (const [index, { hit, root, wrong, title }] of inside.entries()) {
      expect([hit, root, wrong]).toEqual([undefined, 'svg', 0]);
      for (const name of tables[index] ?? []) expect(title).toContain(name.replace('\t', ' '));
    }
    expect(await other.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
    expectNoOther();
  });

  test('do nothing on paper', async () => {
    const page = await app.visit('');
    const expectNoCalls = watchRequests(page, app.server.url);
    await drop(page, [{ name: 'game.motu', text: FILE }]);
    await page.waitForFunction(() => location.hash.startsWith('#/game/draft'));
    const start = page.url().replace(/\/1$/, '');
    await page.emulateMedia({ media: 'print' });
    for (const [index, text] of HOSTILE.entries()) {
      await page.goto(`${start}/${index + 1}`);
      await waitForGame(page, 'app-game', index + 1);
      const sheet = page.locator('app-sheet');
      await sheet.locator('h1').waitFor();
      await expectUnharmed(page);
      expect(await sheet.locator('h1').textContent()).toContain(text.replace('\t', ' ').slice(0, 10));
    }
    expectNoCalls();
  });

  test('do nothing in the game that is embedded, opened by a link that holds them', async () => {
    const code = packText(FILE);
    const page = await app.visit('');
    const expectNoCalls = watchRequests(page, app.server.url);
    for (const [index] of HOSTILE.entries()) {
      await page.goto(`${app.server.url}/embed/#/game/text:${code}/${index + 1}/1B/1/1B`);
      await waitForGame(page, 'motu-embed', index + 1);
      await page.locator('motu-viewer header').waitFor();
      await expectUnharmed(page);
    }
    expectNoCalls();
  });

  test('do nothing in an address, true or forged', async () => {
    const page = await app.visit('');
    const expectNoCalls = watchRequests(page, app.server.url);
    const whole = packText(gameWith('x'));
    for (const text of HOSTILE) {
      const said = encodeURIComponent(text);
      await expectUnharmedBy(
        page,
        [
          `#/game/${said}/1`,
          `#/game/example:${said}/1`,
          `#/game/text:${said}`,
          `#/game/text:${whole}/1/${said}`,
          `#/record/text:${whole}/${said}`,
          `#${text}`,
        ].map((fragment) => ({ fragment })),
      );
      await page.getByRole('heading', { name: 'This cannot be opened' }).waitFor();
      await page.goto(`${app.server.url}/#/game/text:${packText(text)}`);
      await page
        .getByText('There is no game in this text.')
        .or(page.locator('motu-viewer'))
        .first()
        .waitFor();
      await expectUnharmed(page);
    }
    const damaged = `${whole.slice(0, 30)}AAAA${whole.slice(34)}`;
    for (const fragment of [`#/game/text:${whole.slice(0, -9)}`, `#/edit/text:${damaged}`, '#/game/text:'])
      await page.goto(`${app.server.url}/${fragment}`);
    await page.getByText('The link is damaged').waitFor();
    expectNoCalls();
  });
});
