import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { assign, slider, stage, TWO, turnOf } from './open.ts';

const { open } = stage();

describe('a plain HTML page with the single-file build', () => {
  it('shows two viewers that do not mind each other', async () => {
    const { page, one, two, errors } = await open();
    expect(await one.locator('header h2').textContent()).toContain('Moeraki-Kemu');
    expect(await two.locator('header h2').textContent()).toContain('Māori');
    expect(await two.locator('[role=tab]').first().textContent()).toContain('Züge');
    await slider(two).focus();
    await page.keyboard.press('End');
    expect(await turnOf(two)).toBe('16C');
    expect(await turnOf(one)).toBe('9A');
    expect(errors).toEqual([]);
    await page.close();
  });

  it('says where it cannot find a game, and shows what the page gives instead', async () => {
    const { page } = await open(`
      <motu-viewer id="gone" src="/nothing.motu"><b slot="fallback">Download the record</b></motu-viewer>
      <motu-viewer id="none" src="/nothing.motu"></motu-viewer>
      <motu-viewer id="file" src="file:///etc/passwd"></motu-viewer>`);
    await page.getByText('Download the record').waitFor();
    await page.locator('#none').getByText('The game could not be loaded.').waitFor();
    await page.locator('#file').getByText('The game could not be loaded.').waitFor();
    await page.close();
  });

  it('takes a report as a property, and another text when the one between the tags changes', async () => {
    const { page, two } = await open();
    await two.evaluate((element) => {
      element.textContent =
        '[Motu "1"]\n[Game "mahe"]\n[A "Ida"]\n[B "Jo"]\n[Turtles "1"]\n[Card "3"]\n\n1A 2+4 @12\n*';
    });
    await two.locator('header h2', { hasText: 'Mahé' }).waitFor();
    const copy = await two.evaluate((element) => {
      const other = document.createElement('motu-viewer');
      other.id = 'three';
      if ('report' in element)
        Object.assign(other, { report: JSON.parse(JSON.stringify(element.report)), turn: '1A' });
      document.body.append(other);
      return other.id;
    });
    await page.locator(`#${copy} motu-story`, { hasText: 'Ida' }).waitFor();
    expect(await page.locator(`#${copy} motu-board .unseen`).textContent()).toContain('Field 12');
    await page.close();
  });
});

describe('scrubbing', () => {
  it('goes by the mouse on the slider, and tells the page', async () => {
    const { page, two } = await open();
    await page.evaluate(() => {
      document.addEventListener('motu-turn', (event) => {
        const heard = document.body.dataset.heard ?? '';
        document.body.dataset.heard = `${heard} ${event instanceof CustomEvent ? event.detail.turn : ''}`;
      });
    });
    await slider(two).scrollIntoViewIfNeeded();
    const box = await slider(two).boundingBox();
    if (box === null) throw new Error('no slider');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 10, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, y, { steps: 6 });
    expect(await turnOf(two)).toMatch(/^8[ABC]$/);
    await page.mouse.move(box.x + box.width + 20, y, { steps: 6 });
    await page.mouse.up();
    expect(await turnOf(two)).toBe('16C');
    const heard = (await page.locator('body').getAttribute('data-heard')) ?? '';
    const turns = heard.trim().split(' ');
    expect(turns.at(-1)).toBe('16C');
    expect(new Set(turns).size).toBe(turns.length);
    await page.close();
  });

  it('goes by touch on a phone', async () => {
    const { page, two } = await open(TWO, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await slider(two).scrollIntoViewIfNeeded();
    const box = await slider(two).boundingBox();
    if (box === null) throw new Error('no slider');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => turnOf(two)).toBe('8C');
    await two.locator('motu-timeline button').nth(3).tap();
    await expect.poll(() => turnOf(two)).toBe('9A');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(390);
    await page.close();
  });

  it('goes by every key of the help, only with the focus inside', async () => {
    const { page, two } = await open();
    await page.keyboard.press('ArrowRight');
    expect(await turnOf(two)).toBe('start');
    await two.locator('motu-timeline .play').focus();
    const pressed = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      return turnOf(two);
    };
    expect(await pressed('ArrowRight')).toBe('1A');
    expect(await pressed('PageDown')).toBe('4B');
    expect(await pressed('PageUp')).toBe('1A');
    expect(await pressed('End')).toBe('16C');
    expect(await pressed('ArrowLeft')).toBe('16B');
    expect(await pressed('Home')).toBe('start');
    expect(await pressed(']')).toBe('7B');
    expect(await pressed(']')).toBe('9B');
    expect(await pressed('[')).toBe('7B');
    await assign(two, { turn: '3A' });
    expect(await pressed('ArrowDown')).toBe('3A/1/3A');
    expect(await pressed('ArrowRight')).toBe('3A/1/3B');
    expect(await pressed('ArrowUp')).toBe('3A/1/3A');
    expect(await pressed('ArrowUp')).toBe('3A');
    expect(await pressed('Shift+ArrowRight')).toBe('3B');
    const phase = () => two.evaluate((element) => ('phase' in element ? element.phase : 0));
    expect(await phase()).toBe(1);
    expect(await pressed('Shift+ArrowRight')).toBe('3B');
    expect(await phase()).toBe(2);
    expect(await pressed('Shift+ArrowLeft', 'Shift+ArrowLeft')).toBe('3A');
    await slider(two).focus();
    await page.keyboard.press(' ');
    await expect.poll(() => turnOf(two), { timeout: 20_000 }).toBe('3B');
    await page.keyboard.press(' ');
    await page.keyboard.press('?');
    const help = two.locator('dialog');
    expect(await help.isVisible()).toBe(true);
    expect(await help.locator('tbody tr').count()).toBe(14);
    await page.keyboard.press('Escape');
    expect(await help.isVisible()).toBe(false);
    await page.close();
  });

  it('half steps show the explorer first, then the tile, then the refill', async () => {
    const { page, two } = await open();
    const said = () => two.locator('motu-board .unseen').evaluate((tables) => tables.textContent ?? '');
    const show = (phase: number) => assign(two, { turn: '1A', phase });
    const laid = 'd3 einzelne Insel';
    const refilled = 'Inselende, Land nach Süden, Hütte, Platz in der Linie 1';
    await show(1);
    await expect.poll(said).toContain('Platz in der Linie 1');
    expect(await said()).not.toContain(laid);
    await show(2);
    await expect.poll(said).toContain(laid);
    expect(await said()).toContain('leer, Platz in der Linie 1');
    await show(3);
    await expect.poll(said).toContain(refilled);
    await page.close();
  });

  it('pieces travel one turn on, and stay still while scrubbing or where less motion is preferred', async () => {
    const moving = (board: Locator) =>
      board.evaluate((drawing) => drawing.getAnimations({ subtree: true }).length);
    for (const [reducedMotion, isMoving] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const) {
      const { page, two } = await open(TWO, { reducedMotion });
      const board = two.locator('motu-board .motu-board');
      await two.getByRole('button', { name: 'Einen Zug weiter' }).click();
      expect(await turnOf(two)).toBe('1A');
      expect((await moving(board)) > 0).toBe(isMoving);
      await expect.poll(() => moving(board), { timeout: 20_000 }).toBe(0);
      await slider(two).evaluate((input) => {
        if (input instanceof HTMLInputElement) input.value = '2';
        if (input instanceof HTMLInputElement) input.focus();
        input.dispatchEvent(new Event('input'));
      });
      expect(await turnOf(two)).toBe('1B');
      expect(await moving(board)).toBe(0);
      await page.close();
    }
  });
});
