import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { assign, evening, stage } from './open.ts';

const { browser, host } = stage();

const GAMES = [
  ['maori', `<motu-viewer>${evening.replaceAll('<', '&lt;')}</motu-viewer>`],
  ['mahe', '<motu-viewer src="/fixtures/mahe/games/cards-7-players.motu"></motu-viewer>'],
  ['moeraki', '<motu-viewer src="/fixtures/moeraki/games/master-marae-two-tane.motu"></motu-viewer>'],
] as const;

/** Each theme with each language, and each panel with each theme. */
const LOOKS = [
  ['light', 'en', 'turns', '7B'],
  ['dark', 'de', 'findings', '9B'],
  ['light', 'it', 'score', '9B'],
  ['dark', 'en', 'text', '7B'],
  ['light', 'de', 'findings', '7B'],
  ['dark', 'it', 'score', 'start'],
  ['light', 'en', 'text', '9B'],
  ['dark', 'en', 'turns', '7B'],
] as const;

describe('axe finds nothing', () => {
  for (const [game, body] of GAMES) {
    it(`in ${game}, in any theme, language and panel`, { timeout: 240_000 }, async () => {
      const context = await browser().newContext({
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(host().page(`<main><h1>Motu</h1>${body}</main>`));
      const viewer = page.locator('motu-viewer');
      await viewer.locator('motu-board svg text').first().waitFor();
      // The drawing is hidden from those who listen: its tables are tested instead.
      const axe = () =>
        new AxeBuilder({ page }).exclude({ fromShadowDom: ['motu-viewer', 'motu-board', 'svg'] }).analyze();
      for (const [theme, lang, panel, turn] of game === 'maori' ? LOOKS : LOOKS.slice(0, 4)) {
        await assign(viewer, { theme, panel, lang, turn });
        await viewer.locator(`motu-${panel} *`).first().waitFor({ state: 'attached' });
        await expect.poll(() => viewer.locator('.viewer').getAttribute('lang')).toBe(lang);
        const { violations } = await axe();
        const found = violations.map(
          ({ id, nodes }) => `${theme} ${lang} ${panel}: ${id} ${nodes[0]?.html ?? ''}`,
        );
        expect(found).toEqual([]);
      }
      await viewer.locator('.help').click();
      expect((await axe()).violations.map(({ id }) => id)).toEqual([]);
      await context.close();
    });
  }
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
