import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { evening, fixture, shown, stage } from './open.ts';

const { open } = stage();

/** Three hundred turns of five players with well-filled boards. */
function longGame(): string {
  const head = evening.slice(evening.indexOf('[Display'), evening.indexOf('\n1A'));
  const seats = ['A', 'B', 'C', 'D', 'E'];
  const tags = seats.map((seat) => `[${seat} "Player ${seat}"]`).join('\n');
  const board = '>p -ph <pl ~b / ^p opp ~s >h / vp >p <pl ~ / . ophb ~ss opp';
  const boards = seats.map((seat) => `[Board${seat} "${board}"]`).join('\n');
  const turns = Array.from({ length: 300 }, (_, at) => {
    const label = `${Math.floor(at / 5) + 1}${seats[at % 5]}`;
    return Math.floor(at / 5) % 2 === 0 ? `${label} +1 1:a1 =~` : `${label} +1 a1:x`;
  });
  return `[Motu "1"]\n[Game "maori"]\n${tags}\n${head}${boards}\n\n${turns.join('\n')}\n*\n`;
}

const LONG: readonly (readonly [game: string, text: string])[] = [
  ['Māori with five players', longGame()],
  ['Mahé with seven players', fixture('mahe/games/basic-7-players')],
  ['Moeraki-Kemu', fixture('moeraki/games/master-marae-two-tane')],
];
const STEPS = 300;
/** A browser shows sixty frames a second. */
const SIXTIETH = 1000 / 60;

/** Drags the slider one turn a frame, to the end and from the start again; gives the gaps between frames. */
async function drag(page: Page): Promise<readonly number[]> {
  return page.locator('motu-timeline input').evaluate(async (input, steps) => {
    if (!(input instanceof HTMLInputElement)) return [];
    input.focus();
    const gaps: number[] = [];
    let last = await new Promise<number>(requestAnimationFrame);
    for (let at = 1; at <= steps; at++) {
      input.value = String(at % (Number(input.max) + 1));
      input.dispatchEvent(new Event('input'));
      const now = await new Promise<number>(requestAnimationFrame);
      gaps.push(now - last);
      last = now;
    }
    return gaps;
  }, STEPS);
}

describe('scrubbing', () => {
  it.each(LONG)(
    'shows every turn of %s on the way; the figures are for the reader',
    { timeout: 240_000 },
    async (game, text) => {
      const { page, errors } = await open(`<motu-viewer>${text.replaceAll('<', '&lt;')}</motu-viewer>`, {
        viewport: { width: 1440, height: 900 },
      });
      await shown(page);
      const seen = page.locator('motu-viewer').evaluate((viewer, steps) => {
        let count = 0;
        return new Promise<number>((resolve) => {
          viewer.addEventListener('motu-turn', () => ++count === steps && resolve(count));
        });
      }, STEPS);
      const tools = await page.context().newCDPSession(page);
      await tools.send('Performance.enable');
      const figures = async () => {
        const { metrics } = await tools.send('Performance.getMetrics');
        return new Map(metrics.map(({ name, value }) => [name, value]));
      };
      const before = await figures();
      const gaps = (await drag(page)).toSorted((one, other) => one - other);
      const after = await figures();
      const each = (name: string) =>
        ((((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000) / STEPS).toFixed(1);
      const late = gaps.filter((gap) => gap > SIXTIETH * 1.1).length;
      const at = (part: number) => (gaps[Math.floor((gaps.length - 1) * part)] ?? 0).toFixed(1);
      console.log(
        `viewer: a step through ${game} takes ${each('TaskDuration')} ms of the main thread: script ${each('ScriptDuration')}, style ${each('RecalcStyleDuration')}, layout ${each('LayoutDuration')}; frames come every ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${at(1)} ms (longest), ${late} of ${STEPS} late`,
      );
      expect(await seen).toBe(STEPS);
      const turns = Number(await page.locator('motu-timeline input').getAttribute('max'));
      expect(await page.locator('motu-timeline .where').textContent()).toContain(
        `${STEPS % (turns + 1)}/${turns}`,
      );
      expect(errors).toEqual([]);
      await page.close();
    },
  );

  it('changes little of a drawing from one turn to the next, and nothing on the sheets of the others', async () => {
    const { page } = await open(`<motu-viewer>${longGame().replaceAll('<', '&lt;')}</motu-viewer>`);
    await shown(page);
    const { all, changed, sheets, touchedSheets } = await page
      .locator('motu-board')
      .evaluate(async (board) => {
        const drawing = board.shadowRoot?.querySelector('.motu-board');
        const viewer = board.getRootNode();
        if (drawing == null || !(viewer instanceof ShadowRoot))
          return { all: 0, changed: 0, sheets: 0, touchedSheets: 0 };
        const touched = new Set<Node>();
        const watcher = new MutationObserver((records) => {
          for (const { target, addedNodes } of records)
            for (const node of [target, ...addedNodes]) touched.add(node);
        });
        watcher.observe(drawing, { subtree: true, childList: true, attributes: true, characterData: true });
        Object.assign(viewer.host, { turn: '30A' });
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        touched.clear();
        Object.assign(viewer.host, { turn: '30B' });
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        const on = new Set(
          [...touched].map((node) => (node instanceof Element ? node : node.parentElement)?.closest('svg')),
        );
        return {
          all: drawing.querySelectorAll('*').length,
          changed: touched.size,
          sheets: drawing.children.length,
          touchedSheets: on.size,
        };
      });
    console.log(
      `viewer: of ${all} elements of the drawing ${changed} change from 30A to 30B, on ${touchedSheets} of ${sheets} sheets`,
    );
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(60);
    // The display, the two boards of who moved and who moves, and the explorer with the frame of the mover.
    expect(sheets).toBe(8);
    expect(touchedSheets).toBeLessThanOrEqual(4);
    await page.close();
  });
});
