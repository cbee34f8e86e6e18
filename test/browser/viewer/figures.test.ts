import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readText } from '@motu/viewer/report';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bundled } from '../bundle.ts';
import { evening, fixture, shown, stage } from './open.ts';

const { host, browser } = stage();

const KB = 1024;
const SPLIT = '/bundle/split/motu-viewer.js';

/** What a page has loaded of our scripts so far, packed, file by file. */
function loaded(page: Page): {
  readonly total: () => Promise<number>;
  readonly names: () => readonly string[];
} {
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    const name = response.url().replace(/.*\//, '');
    files.set(
      name,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  return {
    total: async () => (await Promise.all(files.values())).reduce((sum, size) => sum + size, 0),
    names: () => [...files.keys()],
  };
}

const GAMES = [
  'maori/games/basic-front-de-2-players',
  'mahe/games/basic-4-players',
  'moeraki/games/master-marae-two-tane',
];
const LANGUAGES = ['en', 'de', 'it'];

async function reportOf(text: string): Promise<string> {
  return JSON.stringify((await readText(text)).game(1)?.report);
}

/** Gives a report to a viewer on a fresh page and waits until all of it is there. */
async function showReport(report: string, lang: string, turn: string) {
  const page = await browser().newPage();
  const files = loaded(page);
  await page.goto(host().page(`<motu-viewer lang="${lang}"></motu-viewer>`, SPLIT));
  await page.locator('motu-viewer p').waitFor({ state: 'attached' });
  const elements = await files.total();
  await page.locator('motu-viewer').evaluate((element, given) => Object.assign(element, given), {
    report: JSON.parse(report),
    turn,
  });
  await shown(page);
  await page.locator('motu-story code', { hasText: turn }).waitFor();
  await page.locator('motu-turns [aria-current]', { hasText: turn }).waitFor();
  return { page, elements, ...files };
}

const kB = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

describe('what is loaded', () => {
  it.each(GAMES)(
    'to show a report of %s is at most 30 kB in every language, without a parser',
    async (name) => {
      const report = await reportOf(fixture(name));
      for (const lang of LANGUAGES) {
        const { page, elements, total, names } = await showReport(report, lang, '2A');
        const size = await total();
        console.log(
          `viewer: a report of ${name} in ${lang} loads ${kB(size)} gzip in ${names().length} files; the elements are ${kB(elements)}`,
        );
        expect(names()).not.toContain('motu-reader.js');
        expect(size).toBeLessThanOrEqual(30 * KB);
        await page.close();
      }
    },
  );

  it('grows by the words of the rules when the first broken one is told, and by a panel when it is opened', async () => {
    const { page, total } = await showReport(await reportOf(evening), 'de', '1A');
    const before = await total();
    expect(before).toBeLessThanOrEqual(30 * KB);
    await page.locator('motu-timeline input').press(']');
    await page.locator('motu-story .wrong').first().waitFor();
    const told = await total();
    await page.getByRole('tab', { name: 'Befunde' }).click();
    await page.locator('motu-findings li').first().waitFor();
    console.log(
      `viewer: a broken rule of Māori adds ${kB(told - before)} of words, the panel of findings ${kB((await total()) - told)}`,
    );
    expect(told).toBeGreaterThan(before);
    await page.close();
  });

  it.each(GAMES)('to read and show %s stays below 100 kB', async (name) => {
    const page = await browser().newPage();
    const { total, names } = loaded(page);
    await page.goto(host().page(`<motu-viewer src="/fixtures/${name}.motu" turn="2A"></motu-viewer>`, SPLIT));
    await shown(page);
    await page.locator('motu-story', { hasText: '2A' }).waitFor();
    const size = await total();
    console.log(`viewer: the text of ${name} loads ${kB(size)} gzip`);
    expect(names()).toContain('motu-reader.js');
    expect(size).toBeLessThan(100 * KB);
    await page.close();
  });

  it('is, in the one file with the parser, every game and every language, for the reader to judge', () => {
    const file = readFileSync(join(bundled(), 'single', 'motu-viewer.js'));
    console.log(`viewer: the single file is ${kB(gzipSync(file, { level: 9 }).length)} gzip`);
    expect(file.includes('import(')).toBe(false);
  });
});
