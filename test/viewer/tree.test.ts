import { readFileSync } from 'node:fs';
import { pathOfFinding, START, stepAt, treeOf } from '@motu/viewer';
import { readText } from '@motu/viewer/report';
import { describe, expect, it } from 'vitest';

const evening = readFileSync(new URL('../browser/viewer/evening.motu', import.meta.url), 'utf8');

async function readEvening() {
  const game = (await readText(evening)).game(1);
  if (game === null) throw new Error('no game');
  return game;
}

describe('the tree of a game', () => {
  it('names every turn by labels, into variations and back', async () => {
    const { report } = await readEvening();
    const tree = treeOf(report);
    expect(tree.main.steps).toHaveLength(48);
    expect(tree.steps).toHaveLength(50);
    for (const step of tree.steps) expect(stepAt(tree, step.path)).toBe(step);
    expect(stepAt(tree, '3A/1/3B')?.turn.label).toBe('3B');
    expect(stepAt(tree, START)).toBeNull();
  });

  it('goes as far along a path as the game does', async () => {
    const tree = treeOf((await readEvening()).report);
    expect(stepAt(tree, '3A/1/9Z')?.path).toBe('3A');
    expect(stepAt(tree, '3A/7/3A')?.path).toBe('3A');
    expect(stepAt(tree, '99Z')).toBeNull();
    expect(stepAt(tree, '')).toBeNull();
    expect(stepAt(tree, '__proto__')).toBeNull();
  });

  it('counts a label that comes twice, as in a record with a slip', async () => {
    const text = evening.replace('4B +5 1:d3 =^b', '4A +5 1:d3 =^b');
    const report = (await readText(text)).game(1)?.report;
    const tree = report === undefined ? null : treeOf(report);
    const doubled = tree?.steps.filter(({ turn }) => turn.label === '4A').map(({ path }) => path);
    expect(doubled).toEqual(['4A', '4A:2']);
  });

  it('starts each variation from the position before the turn it replaces', async () => {
    const tree = treeOf((await readEvening()).report);
    const main = stepAt(tree, '3A');
    const variation = stepAt(tree, '3A/1/3A');
    expect(variation?.before).toBe(main?.before);
    expect(stepAt(tree, '3A/1/3B')?.before).toBe(variation?.turn.state);
  });

  it('leads from each finding to the turn it is about', async () => {
    const { report } = await readEvening();
    const turns = report.findings.map((finding) => [finding.turn, pathOfFinding(report, finding)]);
    expect(turns[0]).toEqual(['7B', '7B']);
    expect(turns.at(-1)).toEqual(['result', '16C']);
  });
});

describe('a text of several games', () => {
  it('gives each with its own text, and nothing beyond the last', async () => {
    const text = await readText(`${evening}\n${evening.replaceAll('Ana', 'Zoe')}`);
    expect(text.titles).toEqual(['Ana – Ben – Cleo', 'Zoe – Ben – Cleo']);
    expect(text.game(2)?.report.seats[0]?.name).toBe('Zoe');
    expect(text.game(2)?.source.startsWith('[Motu "1"]')).toBe(true);
    expect(text.game(3)).toBeNull();
    expect(text.game(Number.NaN)).toBeNull();
  });
});
