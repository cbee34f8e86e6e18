import { readText } from '@motu/viewer/report';
import { describe, expect, it } from 'vitest';
import { allFixtures } from '../../support/fixtures.ts';
import { stage } from './open.ts';

const { open } = stage();
const fixtures = allFixtures();

const SHARES = 2;

/** Opens records one after the other in one viewer and shows every turn of every line, as fast as it draws. */
async function showAll(texts: readonly string[]): Promise<{
  readonly turns: number;
  readonly unshown: readonly number[];
  readonly judged: readonly string[];
}> {
  const viewer = document.querySelector('motu-viewer');
  if (viewer === null) throw new Error('no viewer');
  let turns = 0;
  const unshown: number[] = [];
  const judged: string[] = [];
  const shadow = (element: Element | null | undefined) => element?.shadowRoot ?? null;
  const settled = async () => {
    if ('updateComplete' in viewer) await viewer.updateComplete;
    const board = shadow(viewer)?.querySelector('motu-board');
    if (board != null && 'updateComplete' in board) await board.updateComplete;
  };
  for (const [index, text] of texts.entries()) {
    const earlier = 'report' in viewer ? viewer.report : null;
    viewer.textContent = text;
    while (!('report' in viewer) || viewer.report === earlier)
      await new Promise((resolve) => setTimeout(resolve));
    const panel = ['turns', 'findings', 'score', 'text'][index % 4];
    Object.assign(viewer, { panel });
    await settled();
    const paths = ['start'];
    const report: unknown = viewer.report;
    judged.push(JSON.stringify({ ...Object(report), start: null, turns: [] }));
    const collect = (line: unknown, prefix: string): void => {
      if (!Array.isArray(line)) return;
      for (const turn of line) {
        paths.push(`${prefix}${turn.label}`);
        turn.variations.forEach((one: unknown, at: number) => {
          collect(one, `${prefix}${turn.label}/${at + 1}/`);
        });
      }
    };
    if (typeof report === 'object' && report !== null && 'turns' in report) collect(report.turns, '');
    for (const turn of paths) {
      Object.assign(viewer, { turn, phase: (turns % 3) + 1 });
      await settled();
      turns++;
    }
    const isEmpty =
      typeof report === 'object' && report !== null && 'start' in report && report.start === null;
    const drawn =
      shadow(shadow(viewer)?.querySelector('motu-board'))?.querySelectorAll('svg text').length ?? 0;
    if (!isEmpty && drawn === 0) unshown.push(index);
  }
  return { turns, unshown, judged };
}

describe('every fixture', () => {
  for (let share = 0; share < SHARES; share++) {
    it(`opens at every turn without an error, judged as by the engine (${share + 1} of ${SHARES})`, {
      timeout: 240_000,
    }, async () => {
      const own = fixtures.filter((_, at) => at % SHARES === share);
      const { page, errors } = await open('<motu-viewer>[Motu "1"]</motu-viewer>');
      const { turns, unshown, judged } = await page.evaluate(
        showAll,
        own.map(({ text }) => text),
      );
      console.log(`viewer: ${own.length} fixtures opened, ${turns} turns shown`);
      for (const [at, { name, text }] of own.entries()) {
        const report = (await readText(text.trim())).game(1)?.report;
        const expected = JSON.stringify({ ...report, start: null, turns: [] });
        expect({ name, judged: judged[at] }).toEqual({ name, judged: expected });
      }
      expect(unshown.map((at) => own[at]?.name)).toEqual([]);
      expect(errors).toEqual([]);
      expect(turns).toBeGreaterThan(own.length);
      await page.close();
    });
  }
});
