import { describe, expect, it } from 'vitest';
import { assign, stage, turnOf } from './open.ts';

const { open } = stage();

describe('findings', () => {
  it('lead to their turn and show on the board what would have been legal', async () => {
    const { page, two, errors } = await open();
    await two.getByRole('tab', { name: 'Befunde' }).click();
    const first = two.locator('motu-findings .finding').first();
    await first.waitFor();
    expect(await first.textContent()).toContain('maori/place-space');
    expect(await first.textContent()).toContain('Quelle: 2. Insel entdecken (de)');
    const hints = two.locator('motu-board svg .s-hint');
    expect(await hints.count()).toBe(0);
    await first.getByRole('button', { name: /Zeigen/ }).click();
    expect(await turnOf(two)).toBe('7B');
    await expect.poll(() => hints.count()).toBe(10);
    await first.getByRole('button', { name: /Nicht mehr/ }).click();
    await expect.poll(() => hints.count()).toBe(0);
    await two
      .locator('motu-findings .finding', { hasText: 'maori/shells-check' })
      .getByRole('button')
      .first()
      .click();
    expect(await turnOf(two)).toBe('9B');
    expect(await two.locator('motu-story .wrong').count()).toBe(2);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('take back what would have been legal when the page shows another turn', async () => {
    const { page, two } = await open();
    await assign(two, { panel: 'findings' });
    await two.locator('motu-findings .show').first().click();
    await two.locator('motu-board .s-hint').first().waitFor({ state: 'attached' });
    await assign(two, { turn: '1A' });
    await expect.poll(() => two.locator('motu-board .s-hint').count()).toBe(0);
    expect(await two.locator('motu-findings [aria-pressed=true]').count()).toBe(0);
    await page.close();
  });

  it('stand side by side for the editions, with the rulings that mattered', async () => {
    const { page, two } = await open();
    await assign(two, { panel: 'findings' });
    const editions = two.locator('motu-findings table');
    await editions.waitFor();
    expect(await editions.locator('thead th').allTextContents()).toHaveLength(4);
    expect(await editions.textContent()).toContain('regelwidrig');
    expect(await two.locator('motu-findings dl').textContent()).toContain('cleared=counts');
    await page.close();
  });
});

describe('the score', () => {
  it('outlines where a line comes from, and hatches what is unfinished', async () => {
    const { page, two } = await open();
    await assign(two, { panel: 'score', turn: '16C' });
    const cell = two.locator('motu-score button[data-rule="maori/score-palms"][data-seat="C"]');
    await cell.hover();
    const board = two.locator('motu-board svg');
    await expect.poll(() => board.locator('.f-glow').count()).toBeGreaterThan(2);
    expect(await board.locator('.s-outline').count()).toBe(1);
    expect(await board.locator('.s-hatch').count()).toBeGreaterThan(0);
    await two.locator('header').hover();
    await expect.poll(() => board.locator('.f-glow').count()).toBe(0);
    await cell.focus();
    await expect.poll(() => board.locator('.f-glow').count()).toBeGreaterThan(2);
    await page.close();
  });

  it('is a chart to scrub on, one line a player, and adds up', async () => {
    const { page, two } = await open();
    await assign(two, { panel: 'score' });
    const chart = two.locator('motu-score .chart');
    await chart.waitFor();
    expect(await chart.locator('polyline').count()).toBe(3);
    const dashes = await chart
      .locator('polyline')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('stroke-dasharray')));
    expect(new Set(dashes).size).toBe(3);
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.boundingBox();
    if (box === null) throw new Error('no chart');
    await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
    expect(await turnOf(two)).toBe('16C');
    const sums = await two.locator('motu-score table').evaluate((table) => {
      const columns = table.querySelectorAll('tfoot td').length;
      const points = (cell: Element | null | undefined) => Number.parseInt(cell?.textContent ?? '0', 10);
      return Array.from({ length: columns }, (_, column) => {
        const cells = [...table.querySelectorAll('tbody tr')].map(
          (row) => row.querySelectorAll('td')[column],
        );
        const sum = cells.reduce((total, cell) => total + points(cell), 0);
        return [sum, points(table.querySelectorAll('tfoot td')[column])];
      });
    });
    for (const [sum, total] of sums) expect(sum).toBe(total);
    await page.close();
  });
});

describe('the head', () => {
  it('tells where and when, and links only addresses of the web', async () => {
    const record = (source: string) =>
      `[Motu "1"]\n[Game "mahe"]\n[Turtles "1"]\n[A "Ida"]\n[B "Jo"]\n[Event "League"]\n[Date "2026-11-18"]\n[Source "${source}"]\n[Card "3"]\n\n1A 2+4\n*`;
    const { page, one, two } = await open(`
      <motu-viewer id="one">${record('https://example.org/league?a=1')}</motu-viewer>
      <motu-viewer id="two">${record('javascript:alert(1)')}</motu-viewer>`);
    expect(await one.locator('.about').textContent()).toContain('League');
    expect(await one.locator('.about a').getAttribute('href')).toBe('https://example.org/league?a=1');
    expect(await two.locator('.about').textContent()).toContain('javascript:alert(1)');
    expect(await two.locator('.about a').count()).toBe(0);
    await page.close();
  });
});

describe('threats', () => {
  it('are shown on demand', async () => {
    const { page, one } = await open(
      '<motu-viewer id="one" src="/fixtures/moeraki/games/basic-tahuna.motu"></motu-viewer>',
    );
    await one.locator('motu-timeline button').nth(4).click();
    await one.locator('motu-timeline button').nth(1).click();
    const threats = one.locator('motu-board svg circle.s-mark.dashed');
    expect(await threats.count()).toBe(0);
    await one.getByRole('checkbox', { name: 'Threats' }).check();
    await expect.poll(() => threats.count()).toBeGreaterThan(0);
    await page.close();
  });
});

describe('turns and text', () => {
  it('preview a turn under the pointer and go there with a click', async () => {
    const { page, two } = await open();
    const row = two.locator('motu-turns button', { hasText: '4A' }).first();
    await row.hover();
    await two.locator('motu-story', { hasText: '4A' }).waitFor();
    expect(await turnOf(two)).toBe('start');
    await row.click();
    expect(await turnOf(two)).toBe('4A');
    expect(await two.locator('motu-turns [aria-current=true]').textContent()).toContain('4A');
    expect(await two.locator('motu-turns .line button').count()).toBe(2);
    await page.close();
  });

  it('light the current turn in the record and underline what is wrong', async () => {
    const { page, two } = await open();
    await assign(two, { panel: 'text', turn: '7B' });
    const lit = two.locator('motu-text [aria-current]');
    await expect.poll(async () => (await lit.allTextContents()).join('')).toBe('7B +4 2:d3 =|ph ?!');
    expect(await two.locator('motu-text mark').first().textContent()).toBe('2:d3');
    expect(await two.locator('motu-text mark').first().getAttribute('title')).toContain('d3');
    await two.locator('motu-text [data-path="3A/1/3B"]').click();
    expect(await turnOf(two)).toBe('3A/1/3B');
    await page.close();
  });
});

describe('language and theme', () => {
  it('change without a reload', async () => {
    const { page, two, errors } = await open();
    const ground = () => two.evaluate((element) => getComputedStyle(element).backgroundColor);
    const dark = await ground();
    await assign(two, { theme: 'light' });
    await expect.poll(ground).not.toBe(dark);
    for (const [lang, turns, legal] of [
      ['it', 'Turni', 'irregolare'],
      ['en', 'Turns', 'illegal'],
      ['de-AT', 'Züge', 'regelwidrig'],
    ]) {
      await assign(two, { lang });
      await expect.poll(() => two.locator('[role=tab]').first().textContent()).toContain(turns);
      expect(await two.locator('header .verdict').textContent()).toContain(legal);
    }
    expect(errors).toEqual([]);
    await page.close();
  });

  it('follow the page around and the system, and take colours from outside', async () => {
    const { page, two } = await open(
      '<div lang="it"><motu-viewer id="two" src="/fixtures/mahe/games/basic-4-players.motu"></motu-viewer></div>',
    );
    expect(await two.locator('[role=tab]').first().textContent()).toContain('Turni');
    const paper = () => two.evaluate((element) => getComputedStyle(element).backgroundColor);
    const card = () =>
      two
        .locator('motu-board svg .f-card')
        .first()
        .evaluate((element) => getComputedStyle(element).fill);
    expect([await paper(), await card()]).toEqual(['rgb(247, 242, 232)', 'rgb(251, 241, 217)']);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([await paper(), await card()]).toEqual(['rgb(16, 27, 29)', 'rgb(246, 239, 221)']);
    await assign(two, { theme: 'light' });
    await expect.poll(paper).toBe('rgb(247, 242, 232)');
    await two.evaluate((element) => {
      if (!(element instanceof HTMLElement)) return;
      element.style.setProperty('--motu-ink', 'rgb(1, 2, 3)');
      element.style.setProperty('--motu-egg', 'rgb(4, 5, 6)');
    });
    const ink = await two.locator('motu-turns').evaluate((element) => getComputedStyle(element).color);
    expect([ink, await card()]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
    await page.close();
  });
});
