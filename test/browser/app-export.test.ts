import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { replay } from '@motu/engine';
import { parse } from '@motu/notation';
import { boardSvg } from '@motu/viewer/draw';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from './support/app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const example = readFileSync(
  new URL('../../packages/viewer/src/app/page/public/examples/maori.motu', import.meta.url),
  'utf8',
);

async function exported(
  page: Page,
  name: string,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

async function openExport(fragment: string): Promise<Page> {
  const page = await app.visit(fragment);
  await page.getByRole('button', { name: 'Export' }).click();
  return page;
}

/** A picture's pixels, drawn at half the size of the PNG that the page makes. */
async function pixels(page: Page, type: string, bytes: Buffer): Promise<readonly number[]> {
  return page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = 200;
      canvas.height = 150;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return [...(context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [])];
    },
    `data:${type};base64,${bytes.toString('base64')}`,
  );
}

describe('export', () => {
  test('gives the record and the report', async () => {
    const page = await openExport('#/game/example:maori/1/5A');
    const record = await exported(page, 'Record (.motu)');
    expect(record.name).toBe('ana-ben-thursday-table.motu');
    expect(record.bytes.toString()).toBe(example);
    const report: unknown = JSON.parse((await exported(page, 'Report (.json)')).bytes.toString());
    expect(report).toMatchObject([
      { game: 'maori', verdict: 'illegal', findings: [{ rule: 'maori/volcano-blocks' }] },
    ]);
  });

  test('gives the board as SVG and PNG, the same as on the page', async () => {
    const page = await openExport('#/game/example:maori/1/5A');
    const svg = await exported(page, 'Board as SVG');
    const [record] = parse(example);
    if (record === undefined) throw new Error('no game');
    expect(svg.bytes.toString()).toBe(boardSvg(replay(record), 8, { theme: 'light', locale: 'en' }));
    const shown = await page.locator('motu-viewer motu-board .motu-board text').allTextContents();
    const written = [...svg.bytes.toString().matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(shown).toEqual(written);

    const png = await exported(page, 'Board as PNG');
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    const one = await pixels(page, 'image/svg+xml', svg.bytes);
    const other = await pixels(page, 'image/png', png.bytes);
    const far = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 64).length;
    expect(new Set(one).size).toBeGreaterThan(20);
    expect(far / one.length).toBeLessThan(0.01);
  });

  test('gives the board of a variation and in the dark', async () => {
    const page = await openExport('#/game/example:maori/1/5A/1/5A');
    const light = (await exported(page, 'Board as SVG')).bytes.toString();
    expect(light).not.toBe(boardSvgOf(8));
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Colours' }).selectOption('dark');
    await page.getByRole('button', { name: 'Export' }).click();
    const dark = (await exported(page, 'Board as SVG')).bytes.toString();
    expect(dark).toContain('--motu-paper:#101b1d');
  });

  test('prints the game on paper: turns, score and findings, nothing of the page around', async () => {
    const page = await app.visit('#/game/example:maori/1/5A');
    await page.locator('motu-viewer motu-board .motu-board').waitFor();
    expect(await page.locator('app-sheet').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('app-sheet').isVisible()).toBe(true);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.locator('motu-viewer').isVisible()).toBe(false);
    const sheet = page.locator('app-sheet');
    expect(await sheet.locator('ol.turns > li').count()).toBe(32);
    expect(await sheet.getByText('maori/volcano-blocks').count()).toBe(1);
    expect((await page.pdf()).subarray(0, 4).toString()).toBe('%PDF');
  });

  test('gives a snippet that shows the game on the pages of others', async () => {
    const page = await openExport('#/game/example:mahe/1/3C');
    await page.getByRole('button', { name: 'Embed in a page' }).click();
    const snippet = await page.getByRole('textbox', { name: /Put this/ }).inputValue();
    expect(snippet).toMatch(/^<iframe src="http[^"]+\/embed\/#\/game\/text:[\w-]+\/1\/3C" /);
    const other = await (await app.visitor()).newPage();
    await other.goto(await serve(`<!doctype html><p>My page</p>${snippet}`));
    const frame = other.frameLocator('iframe');
    await frame.locator('motu-story').getByText('3C 2:2+5').waitFor();
    await frame.locator('motu-board .motu-board').waitFor();
  });
});

/** A page of somebody else: another origin. */
async function serve(page: string): Promise<string> {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(page));
  afterAll(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`;
}

function boardSvgOf(turn: number): string {
  const [record] = parse(example);
  return record === undefined ? '' : boardSvg(replay(record), turn, { theme: 'light', locale: 'en' });
}
