import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type App, drop, startApp } from './support/app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

async function edit(text: string): Promise<Page> {
  const page = await app.visit('');
  await drop(page, [{ name: 'game.motu', text }]);
  await page.getByRole('link', { name: 'Edit the text' }).click();
  await page.locator('.cm-content').waitFor();
  return page;
}

const example = readFileSync(
  new URL('../../packages/viewer/src/app/page/public/examples/maori.motu', import.meta.url),
  'utf8',
);
/** The example up to its broken rule. */
const SLIP = `${example.slice(0, example.indexOf('\n', example.indexOf('\n5A') + 1))}\n*\n`;

const MOERAKI = `[Motu "1"]
[Game "moeraki"]
[A "Aroha"]
[B "Ben"]

1A *f6
1B c5
`;

describe('the editor', () => {
  test('shows a mistake while it is typed, and the completion that mends it', async () => {
    const page = await edit(SLIP);
    await page.getByText('Findings: 1').first().waitFor();
    await page.locator('.cm-line').filter({ hasText: '5A +2 3:a4' }).click();
    await page.locator('motu-story').getByText('reaches over the volcano').waitFor();
    await page.keyboard.press('End');
    for (let sign = 0; sign < ' 3:a4 =~b ? {reaches over the volcano}'.length; sign++)
      await page.keyboard.press('Backspace');
    await page.keyboard.type(' 1:');
    const offer = page.locator('.cm-tooltip-autocomplete li').filter({ hasText: '1:a4' }).first();
    await offer.waitFor();
    expect(await offer.textContent()).toContain('free');
    await offer.click();
    await page.keyboard.type(' =~b');
    await page.getByText('No rule is broken.').first().waitFor();
    expect(page.url()).toContain('#/edit/draft');
  });

  test('offers where the explorer can go, with prices', async () => {
    const page = await app.visit('#/edit/example:maori/1/16B');
    await page.locator('.cm-line').filter({ hasText: '16B +2' }).waitFor();
    for (let sign = 0; sign < '+2 1:s =^p'.length; sign++) await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+Space');
    await page.locator('.cm-tooltip-autocomplete li').first().waitFor();
    expect(await page.locator('.cm-tooltip-autocomplete').textContent()).toMatch(/\+1\/[NESW]\d\s*free/);
  });

  test('underlines what breaks a rule and says the rule on hover', async () => {
    const page = await edit(`${MOERAKI}2A c5\n*\n`);
    await page.locator('.cm-lintRange-error').hover();
    await page.locator('.cm-tooltip').getByText('moeraki/occupied').waitFor();
  });

  test('takes a file with the line endings of Windows', async () => {
    const page = await edit(`${MOERAKI}2A c5\n*\n`.replaceAll('\n', '\r\n'));
    await page.locator('.cm-lintRange-error').hover();
    await page.locator('.cm-tooltip').getByText('moeraki/occupied').waitFor();
  });

  test('mends a near miss on request', async () => {
    const page = await edit(`${MOERAKI}2A D6\n*\n`);
    await page.locator('.cm-lintRange-error').hover();
    await page.getByRole('button', { name: 'Apply: d6' }).click();
    await page.getByText('No rule is broken.').first().waitFor();
    expect(await page.locator('.cm-content').textContent()).toContain('2A d6');
  });

  test('lets the board follow the cursor', async () => {
    const page = await edit(`${MOERAKI}2A d6\n*\n`);
    await page.locator('.cm-line').filter({ hasText: '1B c5' }).click();
    await page.locator('motu-story').getByText('1B c5').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('motu-story').getByText('2A d6').waitFor();
  });

  test('formats on command, but not what it cannot read', async () => {
    const page = await edit(`${MOERAKI.replace('1B c5', '1B    c5 ; quiet')}*\n`);
    await page.getByRole('button', { name: 'Format' }).click();
    await page.locator('.cm-line').filter({ hasText: '1B c5 {quiet}' }).waitFor();
    await page.locator('.cm-content').press('Control+Home');
    await page.keyboard.type('[Broken');
    await page
      .getByText(/Findings: [1-9]/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Format' }).click();
    await page.getByText('Errors of form must be mended first.').waitFor();
  });

  test('keeps what is typed through a reload', async () => {
    const page = await edit(`${MOERAKI}*\n`);
    await page.locator('.cm-line').filter({ hasText: '1B c5' }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' {typed here}');
    await page.locator('motu-story').getByText('typed here').waitFor();
    await page.reload();
    await page.locator('.cm-line').filter({ hasText: 'typed here' }).waitFor();
  });

  test('keeps the last word of who leaves at once', async () => {
    const page = await edit(`${MOERAKI}*\n`);
    await page.locator('.cm-line').filter({ hasText: '1B c5' }).click();
    await page.keyboard.press('End');
    await page.keyboard.insertText(' {my last word}');
    await page.getByRole('link', { name: 'View' }).click();
    await page.locator('motu-turns').getByText('my last word').waitFor();
    await page.getByRole('link', { name: 'Edit the text' }).click();
    await page.locator('.cm-line').filter({ hasText: '1B c5' }).click();
    await page.keyboard.press('End');
    await page.keyboard.insertText(' {and this}');
    await page.reload();
    await page.locator('.cm-line').filter({ hasText: 'and this' }).waitFor();
  });

  test('makes one draft of an example, however fast one types', async () => {
    const page = await app.visit('#/edit/example:moeraki/1/1A');
    await page.locator('.cm-line').filter({ hasText: '1A *h6' }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' {one two three four five six seven}', { delay: 20 });
    await page.locator('motu-story').getByText('seven').waitFor();
    const drafts = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('motu.draft.')),
    );
    expect(drafts).toHaveLength(1);
  });

  test('starts with nothing and becomes a game', async () => {
    const page = await edit('hello');
    await page.locator('.cm-content').press('Control+a');
    await page.keyboard.insertText(`${MOERAKI}*\n`);
    await page.getByText('No rule is broken.').first().waitFor();
    await page.getByRole('link', { name: 'View' }).click();
    await page.getByRole('heading', { name: 'Aroha – Ben' }).waitFor();
  });
});
