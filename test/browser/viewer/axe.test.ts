import { AxeBuilder } from '@axe-core/playwright';
import { readText } from '@motu/viewer/report';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { assign, evening, stage } from './open.ts';

const { browser, host } = stage();

const GAMES = [
  ['maori', `<motu-viewer>${evening.replaceAll('<', '&lt;')}</motu-viewer>`],
  ['mahe', '<motu-viewer src="/fixtures/mahe/games/cards-7-players.motu"></motu-viewer>'],
  ['moeraki', '<motu-viewer src="/fixtures/moeraki/games/master-marae-two-tane.motu"></motu-viewer>'],
] as const;

/** In every game each panel in both themes and in two languages, each language in both themes. */
const LOOKS = [
  ['light', 'en', 'turns', '7B'],
  ['dark', 'de', 'findings', '9B'],
  ['light', 'it', 'score', '9B'],
  ['dark', 'en', 'text', '7B'],
  ['light', 'de', 'findings', '7B'],
  ['dark', 'it', 'score', 'start'],
  ['light', 'it', 'text', '9B'],
  ['dark', 'de', 'turns', '7B'],
] as const;

/** Only what is wrong is asked for. The drawing is hidden from those who listen: its tables are tested instead. */
async function wrongOn(
  page: Page,
  drawing: readonly [string, string, ...string[]],
): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude({ fromShadowDom: [...drawing] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`);
}

async function openPage(body: string): Promise<Page> {
  const context = await browser().newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(host().page(`<main><h1>Motu</h1>${body}</main>`));
  return page;
}

describe('axe finds nothing', () => {
  it.each(GAMES)('in %s, in any theme, language and panel', { timeout: 240_000 }, async (_, body) => {
    const page = await openPage(body);
    const viewer = page.locator('motu-viewer');
    await viewer.locator('motu-board svg text').first().waitFor();
    const wrong = () => wrongOn(page, ['motu-viewer', 'motu-board', 'svg']);
    for (const [theme, lang, panel, turn] of LOOKS) {
      await assign(viewer, { theme, panel, lang, turn });
      await viewer.locator(`motu-${panel} *`).first().waitFor({ state: 'attached' });
      await expect.poll(() => viewer.locator('.viewer').getAttribute('lang')).toBe(lang);
      if (panel === 'findings' && (await viewer.locator('.show').count()) > 0) {
        await viewer.locator('.show').first().click();
        await viewer.locator('motu-board .s-hint').first().waitFor({ state: 'attached' });
      }
      if (panel === 'score') await viewer.locator('td button').first().focus();
      expect({ theme, lang, panel, wrong: await wrong() }).toEqual({ theme, lang, panel, wrong: [] });
    }
    await viewer.locator('.help').click();
    await viewer.locator('dialog').waitFor();
    expect(await wrong()).toEqual([]);
    await page.context().close();
  });

  it('in each part that stands alone, in either theme', { timeout: 120_000 }, async () => {
    const parts = ['board', 'timeline', 'turns', 'story', 'score', 'findings', 'text'];
    const page = await openPage(parts.map((part) => `<motu-${part}></motu-${part}>`).join(''));
    const { source, report } = (await readText(evening)).game(1) ?? {};
    for (const [theme, lang] of [
      ['light', 'it'],
      ['dark', 'de'],
    ]) {
      await page.evaluate(
        (given) => {
          document.body.style.background = given.theme === 'dark' ? '#101b1d' : '#f7f2e8';
          document.body.style.color = given.theme === 'dark' ? '#efe8da' : '#2a2722';
          for (const part of document.querySelectorAll('main > :not(h1)')) Object.assign(part, given);
        },
        { theme, lang, source, turn: '7B', report: JSON.parse(JSON.stringify(report)) },
      );
      for (const part of parts) await page.locator(`motu-${part} *`).first().waitFor({ state: 'attached' });
      await page.locator('motu-story .wrong').waitFor();
      const wrong = await wrongOn(page, ['motu-board', 'svg']);
      expect({ theme, wrong }).toEqual({ theme, wrong: [] });
    }
    await page.context().close();
  });
});

describe('for those who hear the board', () => {
  it('a turn is announced once and briefly, and not while scrubbing', async () => {
    const page = await browser().newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(host().page(`<motu-viewer>${evening.replaceAll('<', '&lt;')}</motu-viewer>`));
    const viewer = page.locator('motu-viewer');
    await viewer.locator('motu-board svg text').first().waitFor();
    const live = viewer.locator('p[role=status]');
    expect(await live.count()).toBe(1);
    await viewer.locator('motu-timeline button').nth(3).click();
    await expect.poll(() => live.textContent()).toBe('1A +2 1:d3 =vh Ana');
    await viewer.locator('motu-timeline input').focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => viewer.locator('motu-timeline input').getAttribute('aria-valuetext'))
      .toContain('1B');
    expect(await live.textContent()).toBe('');
    const tables = viewer.locator('motu-board [role=grid]');
    expect(await tables.count()).toBe(4);
    expect(await tables.nth(1).getAttribute('aria-label')).toContain(
      'Board A Ana. Shells: 5. Boats: 3. Storage: empty',
    );
    await page.close();
  });
});
