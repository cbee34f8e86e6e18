import { bookOf, type Report, type ReportFinding } from '@motu/engine';
import { pathOfFinding, stepAt, treeOf } from '@motu/viewer';
import { draw, type Scene, type SvgNode } from '@motu/viewer/draw';
import { readText } from '@motu/viewer/report';
import { expect, it } from 'vitest';
import { allFixtures } from '../support/fixtures.ts';
import { sceneAt } from './scene.ts';

type Options = NonNullable<ReportFinding['legal']>['options'];

const each = (options: Options) => options.length;

/** How many marks each kind of choice makes on the board. */
const MARKS: { readonly [kind: string]: (options: Options, report: Report) => number } = {
  explorer: each,
  line: each,
  spaces: each,
  shapes: each,
  sail: each,
  ship: each,
  remove: each,
  landing: each,
  turtle: each,
  // A row has room for seven.
  reveal: (options) => Math.min(7, options.length),
  card: (options) => Math.min(7, options.length),
  throw: ([option]) => String(option?.dice ?? '').split(/[+,]/).length,
  total: (_, { seats }) => seats.length,
  stone: each,
  ball: each,
  // A frame a field, a line and a tip for each way to look.
  tane: (options) => new Set(options.map(({ field }) => field)).size + 2 * options.length,
  direction: (options) => 2 * options.length,
};

function sceneOf(report: Report, finding: ReportFinding, form: Scene['form']): Scene | null {
  const scene = sceneAt(report, stepAt(treeOf(report), pathOfFinding(report, finding)), form);
  return scene === null ? null : { ...scene, legal: finding.legal ?? null, wrong: finding.params };
}

function hintsIn(nodes: readonly (SvgNode | string)[]): number {
  let count = 0;
  for (const one of nodes) {
    if (typeof one === 'string') continue;
    if (String(one.attrs.class).startsWith('s-hint')) count++;
    count += hintsIn(one.children);
  }
  return count;
}

/** Numbers that are none would put a mark nowhere. */
function isPlaced(one: SvgNode | string): boolean {
  if (typeof one === 'string') return true;
  const { x = 0, y = 0 } = one.at ?? {};
  const values = Object.values(one.attrs);
  return (
    Number.isFinite(x + y) &&
    !values.some((value) => String(value).includes('NaN')) &&
    one.children.every(isPlaced)
  );
}

it('whatever a finding names as legal is marked on the board, for every kind of choice', async () => {
  const seen = new Set<string>();
  for (const { name, text } of allFixtures()) {
    const report = (await readText(text)).game(1)?.report;
    for (const finding of report?.findings ?? []) {
      const { legal } = finding;
      if (report === undefined || legal === undefined || legal.options.length === 0) continue;
      seen.add(`${report.game} ${legal.kind}`);
      for (const form of ['wide', 'tall'] as const) {
        const scene = sceneOf(report, finding, form);
        if (scene === null) throw new Error(`${name}: no board to show ${finding.rule} on`);
        const { sheets } = draw(scene);
        expect(hintsIn(sheets), `${name}: ${finding.rule} ${legal.kind}`).toBe(
          MARKS[legal.kind]?.(legal.options, report),
        );
        expect(sheets.every(isPlaced), `${name}: ${finding.rule}`).toBe(true);
      }
    }
  }
  const { maori, mahe, moeraki } = bookOf('en');
  const kinds = Object.entries({ maori, mahe, moeraki }).flatMap(([game, words]) =>
    Object.keys(words.legal).map((kind) => `${game} ${kind}`),
  );
  expect([...seen].sort()).toEqual(kinds.sort());
});
