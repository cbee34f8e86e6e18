import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { illegalGame } from '../support/records.ts';
import { send } from '../support/server.ts';
import { type App, PHONE, startApp } from './support/app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
  await send(`${app.server.api}/records`, illegalGame({ players: ['Tia', 'Uli'] }));
});

interface View {
  readonly name: string;
  readonly fragment: string;
  /** What is there when the view is. */
  readonly ready: string;
  readonly act?: (page: Page) => Promise<void>;
}

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

const VIEWS: readonly View[] = [
  { name: 'the first view', fragment: '', ready: 'app-home .wrong' },
  { name: 'a game', fragment: '#/game/example:maori/1/5A', ready: 'motu-viewer header .verdict' },
  { name: 'the editor', fragment: '#/edit/example:mahe/1/3C', ready: '.cm-content' },
  { name: 'the choice of a game', fragment: '#/new', ready: '[data-game]' },
  {
    name: 'a set-up with the tile picker',
    fragment: '#/new',
    ready: '[data-game]',
    act: async (page) => {
      await press('[data-game="maori"]')(page);
      await press('.display button')(page);
      await page.locator('app-tile-picker [data-take]').waitFor();
    },
  },
  {
    name: 'the recorder',
    fragment: '#/record/example:maori/1',
    ready: 'app-recorder ol',
    act: press('[data-amend="3A"]'),
  },
  {
    name: 'the recorder with something wrong',
    fragment: '#/record/example:moeraki/1',
    ready: 'app-recorder ol',
    act: async (page) => {
      await press('[data-amend="3A"]')(page);
      await press('motu-board svg [data-pick="hollow:h6"]')(page);
      await page.locator('[data-act="sic"]').waitFor();
    },
  },
  { name: 'the library', fragment: '#/library', ready: 'app-library li' },
  {
    name: 'sharing',
    fragment: '#/game/example:mahe/1',
    ready: 'motu-viewer header .verdict',
    act: (page) => page.getByRole('button', { name: /Share|Teilen|Condividi/ }).click(),
  },
  {
    name: 'exporting',
    fragment: '#/game/example:mahe/1',
    ready: 'motu-viewer header .verdict',
    act: (page) => page.getByRole('button', { name: /^(Export|Exportieren|Esporta)$/ }).click(),
  },
  { name: 'a wrong address', fragment: '#/nowhere', ready: '.failed' },
  {
    name: 'the embedded game',
    fragment: 'embed/#/game/example:moeraki/1/12A',
    ready: 'motu-viewer header .verdict',
  },
];

async function open({ fragment, ready, act }: View, options: Parameters<App['visit']>[1]): Promise<Page> {
  const page = await app.visit(fragment, options);
  await page.locator(ready).first().waitFor();
  await act?.(page);
  return page;
}

async function violations(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

describe('axe finds nothing, in the light and in the dark,', () => {
  for (const view of VIEWS) {
    test(`on ${view.name}`, async () => {
      const page = await open(view, { colorScheme: 'light' });
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page)).toEqual([]);
    });
  }
});

describe('axe finds nothing', () => {
  for (const locale of ['de', 'it']) {
    for (const view of VIEWS.slice(0, 2)) {
      test(`in ${locale} on ${view.name}`, async () => {
        expect(await violations(await open(view, { locale }))).toEqual([]);
      });
    }
  }

  for (const view of VIEWS.slice(0, 8)) {
    test(`on a phone on ${view.name}, and nothing runs over its edge`, async () => {
      const page = await open(view, PHONE);
      expect(await violations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
});
