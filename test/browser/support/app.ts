import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { startServer, type TestServer } from '../../support/server.ts';
import { launchChromium } from '../chromium.ts';
import { builtApp } from './bundle.ts';

export interface App {
  readonly server: TestServer;
  readonly browser: Browser;
  /** A visitor with a browser of his own; what goes wrong on his pages fails the test. */
  visitor(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A new visitor at an address such as `#/library`. */
  visit(fragment: string, options?: BrowserContextOptions): Promise<Page>;
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** The built page behind the real server, in a real Chromium. */
export async function startApp(): Promise<App> {
  const pages = await builtApp();
  const server = await startServer({ pages });
  const browser = await launchChromium();
  const wrong: string[] = [];
  let contexts: BrowserContext[] = [];
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    expect(wrong.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());

  const visitor = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    // Only the tests of it need the service worker, which fetches every file of the page.
    const defaults = { locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
    const context = await browser.newContext({ ...defaults, ...options });
    context.setDefaultTimeout(15_000);
    contexts.push(context);
    context.on('weberror', (error) => wrong.push(error.error().message));
    context.on('dialog', async (dialog) => {
      wrong.push(`a dialog: ${dialog.message()}`);
      await dialog.dismiss();
    });
    context.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) wrong.push(message.text());
    });
    return context;
  };
  return {
    server,
    browser,
    visitor,
    visit: async (fragment, options) => {
      const page = await (await visitor(options)).newPage();
      await page.goto(`${server.url}/${fragment}`);
      return page;
    },
  };
}

/** Chromium reports every answer that is no success; the page has words for those that tests provoke. */
function isExpected(message: string): boolean {
  return /Failed to load resource: (the server responded with a status of [45]|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED))/.test(
    message,
  );
}

/** Drops files on the page as from a desktop. */
export async function drop(
  page: Page,
  files: readonly { readonly name: string; readonly text: string }[],
): Promise<void> {
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, text } of dropped) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  await page.dispatchEvent('motu-app', 'drop', { dataTransfer });
}
