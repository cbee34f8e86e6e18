import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { send } from '../support/server.ts';
import { payloads as HOSTILE } from './payloads.ts';
import { type App, drop, startApp } from './support/app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const inTag = (text: string) => text.replaceAll(/[\\"]/g, '\\$&').replaceAll(/[\t\n]/g, ' ');
const inComment = (text: string) => text.replaceAll(/[\\}]/g, '\\$&');

/** One payload in every place of a record where a text can stand. */
function gameWith(text: string): string {
  const tag = inTag(text);
  return `[Motu "1"]
[Game "moeraki"]
[A "${tag}"]
[B "b ${tag}"]
[Event "${tag}"]
[Place "${tag}"]
[Recorder "${tag}"]
[Source "${tag}"]
[Other "${tag}"] {${inComment(text)}}

1A *f6 {${inComment(text)}}
1B c5 !? {${inComment(text)}}
  ({${inComment(text)}} 1B e5 {${inComment(text)}})
2A c5 {${inComment(text)}}
*  {${inComment(text)}}
`;
}

/** Signs that nobody can see are an error of form of their own, so such a text is not formatted. */
const isWritable = (text: string) => !/[\p{Cc}\p{Cf}]/u.test(text);

const FILE = HOSTILE.map(gameWith).join('\n');

/** Nothing ran, nothing was asked of others, nothing became an element. */
async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  const strange = await page.evaluate(() => {
    const found: string[] = [];
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        const isOwnScript = element instanceof HTMLScriptElement && element.src.startsWith(location.origin);
        if (
          /^(script|iframe|object|embed|base|marquee|math|video|audio|x-motu)$/i.test(element.tagName) &&
          !isOwnScript
        )
          found.push(element.tagName);
        for (const { name, value } of element.attributes) {
          if (name.startsWith('on') || /^\s*(javascript|vbscript|data:text)/i.test(value))
            found.push(`${name}=${value}`);
        }
        if (element.shadowRoot !== null) look(element.shadowRoot);
      }
    };
    look(document);
    return found.filter((one) => !one.startsWith('value='));
  });
  expect(strange).toEqual([]);
}

describe(`${HOSTILE.length} hostile texts in every field`, () => {
  test('of a record do nothing in the viewer, at any turn', async () => {
    const page = await app.visit('');
    await drop(page, [{ name: `${HOSTILE[2]}.motu`, text: FILE }]);
    await page.locator('motu-viewer header .verdict').waitFor();
    const start = page.url().replace(/\/1$/, '');
    for (const [at] of HOSTILE.entries()) {
      await page.goto(`${start}/${at + 1}/1B/1/1B`);
      await page
        .locator(`app-game select[aria-label="Game"] option[value="${at + 1}"][selected]`)
        .waitFor({ state: 'attached' });
    }
    await expectUnharmed(page);
    for (const panel of ['Text', 'Score', 'Findings', 'Turns']) {
      await page.getByRole('tab', { name: panel }).click();
      await expectUnharmed(page);
    }
  });

  test('do nothing in the editor, its tooltips and its completions', async () => {
    const page = await app.visit('');
    const text = HOSTILE.filter(isWritable).map(gameWith).join('\n');
    await drop(page, [{ name: 'game.motu', text }]);
    await page.getByRole('link', { name: 'Edit the text' }).click();
    await page.locator('.cm-content').waitFor();
    await page.locator('.cm-content').press('Control+Home');
    for (let at = 0; at < 12; at++) await page.keyboard.press('PageDown');
    await page.locator('.cm-lintRange-error').first().hover();
    await page.locator('.cm-tooltip').first().waitFor();
    await page.getByRole('button', { name: 'Format' }).click();
    await page.getByText('Formatted').waitFor();
    await expectUnharmed(page);
  });

  test('do nothing in the recorder and its forms', async () => {
    const page = await app.visit('#/new');
    for (const text of HOSTILE) {
      await page.locator('[data-game="moeraki"]').click();
      await page.locator('input[name="player-A"]').fill(text);
      await page.locator('input[name="event"]').fill(text);
    }
    await page.locator('input[name="player-B"]').fill(HOSTILE[4] ?? '');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('motu-board svg [data-pick="hollow:f6"]').click();
    await page.getByText('1A *f6').waitFor();
    await expectUnharmed(page);
  });

  test('do nothing in the library: names, search, filters, tokens', async () => {
    for (const text of HOSTILE.slice(0, 20)) await send(`${app.server.api}/records`, gameWith(text));
    const page = await app.visit('#/library');
    await page.getByRole('listitem').first().waitFor();
    await expectUnharmed(page);
    for (const text of HOSTILE) {
      await page.getByRole('searchbox').fill(text);
      await page.getByRole('textbox', { name: 'Player', exact: true }).fill(text);
      await page.getByRole('combobox', { name: 'Broken rule' }).fill(text);
    }
    await page.getByText('No game fits.').waitFor();
    await expectUnharmed(page);
  });

  test('do nothing in the address', async () => {
    const page = await app.visit('');
    for (const text of HOSTILE) {
      await page.goto(`${app.server.url}/#/game/${encodeURIComponent(text)}/1`);
      await page.goto(`${app.server.url}/#${text}`);
      await page.goto(`${app.server.url}/#/game/text:${encodeURIComponent(text)}`);
    }
    await page.getByRole('heading', { name: 'This cannot be opened' }).waitFor();
    await expectUnharmed(page);
    await page.goto(`${app.server.url}/embed/#/game/${encodeURIComponent(HOSTILE[0] ?? '')}`);
    await page.getByText('This address leads nowhere').waitFor();
    await expectUnharmed(page);
  });

  test('do nothing on paper and in exported boards', async () => {
    const page = await app.visit('');
    await drop(page, [{ name: 'game.motu', text: gameWith(HOSTILE[6] ?? '') }]);
    await page.locator('motu-viewer header .verdict').waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.locator('app-sheet ol.turns > li').first().waitFor();
    await expectUnharmed(page);
  });
});
