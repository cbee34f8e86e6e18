import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '@motu/engine';
import { boardSvg } from '@motu/viewer/draw';
import { readText } from '@motu/viewer/report';
import { describe, expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';

async function read(name: string): Promise<Report> {
  const text = readFileSync(join(root, 'fixtures', `${name}.motu`), 'utf8');
  const report = (await readText(text)).game(1)?.report;
  if (report === undefined) throw new Error(`no game in ${name}`);
  return report;
}

function count(svg: string, what: string): number {
  return svg.split(what).length - 1;
}

function at(report: Report, label: string): string {
  const index = report.turns.findIndex((turn) => turn.label === label);
  return boardSvg(report, index === -1 ? null : index);
}

describe('the board of Māori', () => {
  it('prices the open places of the line and shades what lies behind a volcano', async () => {
    const report = await read('maori/examples/volcano-two-tiles-behind-cannot-be-taken');
    const svg = at(report, report.turns[0]?.label ?? '');
    expect(count(svg, 'class="t-coin"')).toBe(1);
    expect(count(svg, 'class="f-shade"')).toBe(2);
  });

  it('marks the tile that was taken and the space where it was laid', async () => {
    const report = await read('maori/games/basic-front-de-2-players');
    const start = at(report, 'start');
    const first = at(report, '1A');
    expect(count(start, 'class="s-mark')).toBe(0);
    expect(count(first, 'class="s-mark')).toBe(2);
    expect(first).toContain('Stack: 80');
  });

  it('has an atoll with a reef around its lagoon, and ships from the advanced game on', async () => {
    const report = await read('maori/games/advanced-atoll-de-3-players');
    const last = at(report, report.turns.at(-1)?.label ?? '');
    expect(count(at(report, 'start'), 'class="s-reef"')).toBe(3);
    const lagoons = [...at(report, 'start').matchAll(/d="([^"]+)" class="f-lagoon"/g)];
    expect(lagoons.map(([, spaces = '']) => count(spaces, 'M'))).toEqual([6, 6, 6]);
    expect(count(last, 'translate(0 -15) scale(.62)')).toBe(3);
  });
});

describe('the board of Mahé', () => {
  it('has the ring, every turtle with its own outline, the dice and the eggs', async () => {
    const report = await read('mahe/games/basic-7-players');
    const start = boardSvg(report, null);
    expect(count(start, 'class="f-field"')).toBe(20);
    const outlines = [...start.matchAll(/scale\(\.36\)"><path d="([^"]+)"/g)].map(([, path]) => path);
    expect(new Set(outlines).size).toBe(7);
    expect(boardSvg(report, 0)).toContain('class="f-die"');
    const cards = report.turns.at(-1)?.state;
    expect(cards).toMatchObject({ taken: 20 });
    expect(count(boardSvg(report, report.turns.length - 1), 'class="s-speck"')).toBeGreaterThanOrEqual(20);
  });
});

describe('the board of Moeraki-Kemu', () => {
  it('has stones of two shapes, the ball, tiles, half tiles, and the Tane with their sight', async () => {
    const report = await read('moeraki/games/master-marae-two-tane');
    const svg = at(report, '24A');
    expect(count(svg, '<circle r="17" fill="url(#motu-black)"')).toBeGreaterThan(10);
    expect(count(svg, 'fill="url(#motu-white)"')).toBeGreaterThan(10);
    expect(count(svg, 'class="f-ball')).toBe(1);
    expect(svg).toContain('M-21 21V-21L21 21Z');
    expect(count(svg, 'class="f-sight"')).toBe(5);
  });
});

describe('a drawing as a file', () => {
  it('is well-formed whatever the names are, in every theme and language', async () => {
    const text =
      '[Motu "1"]\n[Game "mahe"]\n[A "<b>&\\"\'"]\n[B "]]>"]\n[Turtles "1"]\n[Card "3"]\n\n1A 2+4\n*';
    const report = (await readText(text)).game(1)?.report;
    if (report === undefined) throw new Error('no game');
    for (const theme of ['light', 'dark'] as const) {
      for (const locale of ['en', 'de', 'it']) {
        const svg = boardSvg(report, 0, { theme, locale });
        expect(svg).toContain('&lt;b&gt;&amp;&quot;&#39;');
        expect(svg).not.toContain('<b>');
      }
    }
  });
});
