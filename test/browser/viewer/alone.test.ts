import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../support/fixtures.ts';
import { evening, stage } from './open.ts';

const { open } = stage();

const PARTS = ['board', 'timeline', 'turns', 'story', 'score', 'findings', 'text'].map(
  (part) => `motu-${part}`,
);

describe('each part', () => {
  it('stands alone with a report, and tells the page what is chosen', async () => {
    const { page, errors } = await open(`
      <motu-viewer id="two">${evening.replaceAll('<', '&lt;')}</motu-viewer>
      ${PARTS.map((part) => `<${part}></${part}>`).join('')}`);
    await page.evaluate(
      ({ parts, source }) => {
        const viewer = document.querySelector('#two');
        const report = viewer !== null && 'report' in viewer ? viewer.report : null;
        for (const part of parts) {
          const element = document.querySelector(`body > ${part}`);
          if (element !== null) Object.assign(element, { report, source, turn: '7B', interactive: true });
        }
        for (const name of ['motu-turn', 'motu-finding', 'motu-pick']) {
          document.addEventListener(name, (event) => {
            if (!(event instanceof CustomEvent)) return;
            document.body.dataset[name.slice(5)] = JSON.stringify(event.detail);
          });
        }
      },
      { parts: PARTS, source: evening },
    );
    const alone = (part: string) => page.locator(`body > ${part}`);
    const told = (name: string) => page.locator('body').getAttribute(`data-${name}`);
    await alone('motu-story').getByText('A tile already lies on d3.').waitFor();
    await alone('motu-turns').locator('button', { hasText: '8A' }).first().click();
    expect(await told('turn')).toContain('"8A"');
    await alone('motu-timeline').getByRole('button', { name: 'One turn on' }).click();
    expect(await told('turn')).toContain('"7C"');
    await alone('motu-findings').getByRole('button', { name: 'Show what would' }).first().click();
    expect(await told('finding')).toContain('maori/place-space');
    await alone('motu-text').locator('[data-path="9A"]').click();
    expect(await told('turn')).toContain('"9A"');
    await alone('motu-board').locator('[data-pick="space:A:d4"].hit').click();
    expect(await told('pick')).toBe('{"pick":"space:A:d4"}');
    await alone('motu-score').locator('table').waitFor();
    expect(errors).toEqual([]);
    await page.close();
  });

  it('is chosen from by keyboard: arrows go from cell to cell, Enter takes one', async () => {
    const { page, two } = await open();
    const board = two.locator('motu-board');
    await board.evaluate((element) => {
      Object.assign(element, { interactive: true });
      document.addEventListener('motu-pick', (event) => {
        if (event instanceof CustomEvent) document.body.dataset.pick = event.detail.pick;
      });
    });
    await board.locator('td[tabindex="0"]').first().focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    expect(await page.locator('body').getAttribute('data-pick')).toBe('place:5');
    expect(await board.locator('svg .hit.focused').getAttribute('data-pick')).toBe('place:5');
    await page.close();
  });
});

describe('the page in docs/viewer.md', () => {
  it('shows its game as it says', async () => {
    const guide = readFileSync(join(root, 'docs', 'viewer.md'), 'utf8');
    const body = /<body>(.*)<\/body>/s.exec(guide)?.[1] ?? '';
    const { page, errors } = await open(body);
    await page.locator('motu-story', { hasText: '1B c5' }).waitFor();
    expect(await page.locator('motu-viewer header').textContent()).toContain('illegal');
    expect(errors).toEqual([]);
    await page.close();
  });
});

describe('without a browser', () => {
  it('the elements can be imported: nothing touches a document', () => {
    const script = `const viewer = await import('@motu/viewer'); console.log(typeof viewer.MotuViewer, typeof document)`;
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: root });
    expect(String(said).trim()).toBe('function undefined');
  });

  it('a board is drawn as a file', () => {
    const script = `
      const { readText } = await import('@motu/viewer/report');
      const { boardSvg } = await import('@motu/viewer/draw');
      const text = (await import('node:fs')).readFileSync('fixtures/mahe/games/basic-4-players.motu', 'utf8');
      const { report } = (await readText(text)).game(1);
      console.log(boardSvg(report, 3, { theme: 'dark', locale: 'it' }).slice(0, 40));`;
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: join(root),
    });
    expect(String(said)).toContain('<svg xmlns=');
  });
});
