import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { illegalGame } from '../support/records.ts';
import { send } from '../support/server.ts';
import { type App, drop, PHONE, startApp } from './support/app.ts';

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

function recording(game: string, ...spots: readonly string[]): (page: Page) => Promise<void> {
  return async (page) => {
    await press(`[data-game="${game}"]`)(page);
    await press('button.begin')(page);
    for (const spot of spots)
      await press(`motu-board svg [data-pick="${spot}"], [data-spot="${spot}"]`)(page);
  };
}

const GAME = 'motu-viewer header .verdict';

const VIEWS: readonly View[] = [
  { name: 'the first view', fragment: '#/', ready: 'app-home .wrong' },
  {
    name: 'the first view with drafts and a file that cannot be opened',
    fragment: '#/',
    ready: 'app-home .wrong',
    act: async (page) => {
      await drop(page, [{ name: 'picture.png', text: '\0' }]);
      await page.locator('.notice button').waitFor();
    },
  },
  { name: 'a game', fragment: '#/game/example:maori/1/5A', ready: GAME },
  {
    name: 'the help of the viewer',
    fragment: '#/game/example:moeraki/1',
    ready: GAME,
    act: press('motu-viewer button.help'),
  },
  {
    name: 'a text that is no game',
    fragment: '#/',
    ready: 'app-home .wrong',
    act: async (page) => {
      await drop(page, [{ name: 'letter.txt', text: 'Dear Ana' }]);
      await page.locator('app-game .card').waitFor();
    },
  },
  { name: 'the editor', fragment: '#/edit/example:mahe/1/3C', ready: '.cm-content' },
  { name: 'the choice of a game', fragment: '#/new', ready: '[data-game]' },
  {
    name: 'a set-up of Māori with the tile picker',
    fragment: '#/new',
    ready: '[data-game]',
    act: async (page) => {
      await press('[data-game="maori"]')(page);
      await press('.display button')(page);
      await page.locator('app-tile-picker [data-take]').waitFor();
    },
  },
  { name: 'a set-up of Mahé', fragment: '#/new', ready: '[data-game]', act: press('[data-game="mahe"]') },
  {
    name: 'a set-up of Moeraki-Kemu',
    fragment: '#/new',
    ready: '[data-game]',
    act: press('[data-game="moeraki"]'),
  },
  {
    name: 'the recorder at Māori',
    fragment: '#/new',
    ready: '[data-game]',
    act: recording('maori', 'position:N3'),
  },
  {
    name: 'the recorder at Mahé',
    fragment: '#/new',
    ready: '[data-game]',
    act: recording('mahe', 'turtle:A1', 'die:3'),
  },
  {
    name: 'the recorder at Moeraki-Kemu',
    fragment: '#/new',
    ready: '[data-game]',
    act: recording('moeraki', 'hollow:f6'),
  },
  {
    name: 'an amendment',
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
  {
    name: 'a note',
    fragment: '#/record/example:moeraki/1',
    ready: 'app-recorder ol',
    act: press('[data-note="3A"]'),
  },
  { name: 'the library', fragment: '#/library', ready: 'app-library li' },
  {
    name: 'the library without a game that fits',
    fragment: '#/library',
    ready: 'app-library li',
    act: async (page) => {
      await page.locator('app-library input[type="search"]').fill('nobody at all');
      await page.locator('app-library li').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'a removal from the library',
    fragment: '#/library',
    ready: 'app-library li',
    act: press('app-library li button'),
  },
  {
    name: 'sharing',
    fragment: '#/game/example:mahe/1',
    ready: GAME,
    act: press('app-game .tools button:nth-of-type(1)'),
  },
  {
    name: 'exporting and embedding',
    fragment: '#/game/example:mahe/1',
    ready: GAME,
    act: async (page) => {
      await press('app-game .tools button:nth-of-type(2)')(page);
      await press('app-export [aria-expanded]')(page);
    },
  },
  {
    name: 'keeping',
    fragment: '#/game/example:mahe/1',
    ready: GAME,
    act: press('app-game .tools button:nth-of-type(3)'),
  },
  { name: 'a wrong address', fragment: '#/nowhere', ready: '.failed' },
  {
    name: 'the library without a network',
    fragment: '#/library',
    ready: 'app-library search',
    act: async (page) => {
      await page.context().setOffline(true);
      await page.locator('app-library input[type="search"]').fill('anybody');
      await page.locator('[data-trouble]').waitFor();
      await page.context().setOffline(false);
    },
  },
];

type Part = 'all' | 'colours' | 'words';

const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Words change with the language and colours with the theme: each is looked at where it can differ. */
async function violations(page: Page, part: Part = 'all'): Promise<readonly string[]> {
  // Without the way round frames, of which the page has none: it opens a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (part === 'colours') axe.withRules(COLOURS);
  if (part === 'words') axe.disableRules(COLOURS);
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/** As the reader would: by the choices above the view, also while a dialog lies over them. */
async function choose(page: Page, at: number, value: string): Promise<void> {
  await page
    .locator('.bar select')
    .nth(at)
    .evaluate((select: HTMLSelectElement, wanted) => {
      select.value = wanted;
      select.dispatchEvent(new Event('change'));
    }, value);
}

async function expectSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await choose(page, 1, 'dark');
  expect(await violations(page, 'colours')).toEqual([]);
  for (const locale of ['de', 'it']) {
    await choose(page, 0, locale);
    await page.waitForFunction((tongue) => document.documentElement.lang === tongue, locale);
    expect(await violations(page, 'words')).toEqual([]);
  }
}

/** Nothing runs over the edge of a phone, whatever the language. */
async function expectFitting(page: Page): Promise<void> {
  for (const locale of ['it', 'de', 'en']) {
    await choose(page, 0, locale);
    await page.waitForFunction((tongue) => document.documentElement.lang === tongue, locale);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([locale, Math.max(0, over)]).toEqual([locale, 0]);
  }
}

describe('axe finds nothing, in three languages, in the light and in the dark,', () => {
  for (const { name, fragment, ready, act } of VIEWS) {
    test(`on ${name}`, async () => {
      const page = await app.visit(fragment);
      await page.locator(ready).first().waitFor();
      await act?.(page);
      await expectSound(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectFitting(page);
    });
  }

  test('on the sheet that is printed', async () => {
    const page = await app.visit('#/game/example:maori/1/5A');
    await page.locator(GAME).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.locator('app-sheet h1').waitFor();
    await expectSound(page);
  });

  for (const locale of ['en', 'de', 'it']) {
    test(`on the embedded game in ${locale}`, async () => {
      const page = await app.visit('embed/#/game/example:moeraki/1/12A', { locale, colorScheme: 'light' });
      await page.locator(GAME).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, 'colours')).toEqual([]);
      await page.goto(`${app.server.url}/embed/#/nowhere`);
      await page.getByRole('alert').waitFor();
      expect(await violations(page)).toEqual([]);
    });
  }
});

describe('on a phone axe finds nothing, and nothing runs over its edge,', () => {
  const phones = ['the first view', 'a game', 'the editor', 'the recorder at Māori', 'a note', 'the library'];
  for (const { name, fragment, ready, act } of VIEWS.filter((view) => phones.includes(view.name))) {
    test(`on ${name}`, async () => {
      const page = await app.visit(fragment, PHONE);
      await page.locator(ready).first().waitFor();
      await act?.(page);
      expect(await violations(page)).toEqual([]);
      await expectFitting(page);
    });
  }
});
