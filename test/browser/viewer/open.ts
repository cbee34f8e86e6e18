import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { root } from '../../support/fixtures.ts';
import { launchChromium } from '../chromium.ts';
import { type Host, openHost } from '../host.ts';

/** A game of three with comments, a variation and several broken rules. */
export const evening: string = readFileSync(new URL('evening.motu', import.meta.url), 'utf8');

export function fixture(name: string): string {
  return readFileSync(join(root, 'fixtures', `${name}.motu`), 'utf8');
}

/** A plain page with two viewers: one reads an address, the other the text between its tags. */
export const TWO: string = `
  <motu-viewer id="one" src="/fixtures/moeraki/games/master-marae-two-tane.motu" turn="9A"></motu-viewer>
  <motu-viewer id="two" lang="de" theme="dark">${evening.replaceAll('<', '&lt;')}</motu-viewer>`;

export interface Opened {
  readonly page: Page;
  readonly one: Locator;
  readonly two: Locator;
  /** What the console called an error. */
  readonly errors: readonly string[];
}

type PageOptions = NonNullable<Parameters<Browser['newPage']>[0]>;

export interface Stage {
  open(body?: string, options?: PageOptions, script?: string): Promise<Opened>;
  readonly host: () => Host;
  readonly browser: () => Browser;
}

/** A browser and a host for the tests of one file. */
export function stage(): Stage {
  let browser: Browser | null = null;
  let host: Host | null = null;
  beforeAll(async () => {
    [browser, host] = await Promise.all([launchChromium(), openHost()]);
  });
  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });
  const started = <T>(one: T | null): T => {
    if (one === null) throw new Error('not started');
    return one;
  };
  return {
    host: () => started(host),
    browser: () => started(browser),
    open: async (body = TWO, options = {}, script) => {
      const viewport = { width: 1280, height: 900 };
      const page = await started(browser).newPage({ reducedMotion: 'reduce', viewport, ...options });
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(started(host).page(body, script));
      const one = page.locator('#one');
      const two = page.locator('#two');
      for (const viewer of [one, two]) {
        if ((await viewer.count()) > 0)
          await viewer.locator('motu-board svg text').first().waitFor({ state: 'attached' });
      }
      return { page, one, two, errors };
    },
  };
}

export function shown(page: Page): Promise<void> {
  return page.locator('motu-board svg text').first().waitFor();
}

export function turnOf(viewer: Locator): Promise<string> {
  return viewer.evaluate((element) => ('turn' in element ? String(element.turn) : ''));
}

export function slider(viewer: Locator): Locator {
  return viewer.locator('motu-timeline input[type=range]');
}

/** Sets properties of an element, as a page would. */
export function assign(viewer: Locator, properties: { readonly [name: string]: unknown }): Promise<void> {
  return viewer.evaluate((element, given) => {
    Object.assign(element, given);
  }, properties);
}
