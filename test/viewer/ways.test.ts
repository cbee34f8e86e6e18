import type { Report } from '@motu/engine';
import { treeOf } from '@motu/viewer';
import { type Drawing, draw, type SvgNode } from '@motu/viewer/draw';
import { readText } from '@motu/viewer/report';
import { expect, it } from 'vitest';
import { allFixtures } from '../support/fixtures.ts';
import { sceneAt } from './scene.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** A stone falls from a little above its hollow. */
const ABOVE = 60;

function within(outer: Required<Spot>, { x, y, scale = 1 }: Spot): Required<Spot> {
  return { x: outer.x + x * outer.scale, y: outer.y + y * outer.scale, scale: outer.scale * scale };
}

/** The spots of the drawing that pieces pass on their way, by the pieces' keys. */
function* passed(
  nodes: readonly (SvgNode | string)[],
  outer: Required<Spot>,
): Generator<readonly [key: string, spot: Spot]> {
  for (const one of nodes) {
    if (typeof one === 'string') continue;
    for (const spot of one.path ?? []) yield [one.key ?? '', within(outer, spot)];
    yield* passed(one.children, one.at === undefined ? outer : within(outer, one.at));
  }
}

function waysIn({ sheets }: Drawing): readonly (readonly [key: string, spot: Spot])[] {
  return [...passed(sheets, { x: 0, y: 0, scale: 1 })];
}

async function wholeGames(): Promise<readonly (readonly [name: string, report: Report])[]> {
  const games = allFixtures().filter(({ name }) => name.includes('/games/'));
  return Promise.all(
    games.map(async ({ name, text }) => {
      const report = (await readText(text)).game(1)?.report;
      if (report === undefined) throw new Error(`no game in ${name}`);
      return [name, report] as const;
    }),
  );
}

it('pieces never leave the drawing on their way, in any turn of any game', async () => {
  const kinds = new Set<string>();
  for (const [name, report] of await wholeGames()) {
    for (const form of ['wide', 'tall'] as const) {
      for (const step of treeOf(report).steps) {
        const scene = sceneAt(report, step, form);
        if (scene === null) throw new Error(`no board in ${name}`);
        const drawing = draw(scene);
        const astray = waysIn(drawing).filter(
          ([, { x, y }]) => !(x >= 0 && x <= drawing.width && y >= -ABOVE && y <= drawing.height),
        );
        expect(astray, `${name} ${step.path} ${form}`).toEqual([]);
        for (const [key] of waysIn(drawing)) kinds.add(key.replace(/:.*/, ''));
      }
    }
  }
  expect([...kinds].sort()).toEqual(['explorer', 'place', 'stone', 'tile', 'tribe', 'turtle']);
});

it('the explorer goes from where it stood through every position between', async () => {
  for (const [name, report] of await wholeGames()) {
    if (report.game !== 'maori') continue;
    let stood: Spot | null = null;
    for (const step of treeOf(report).main.steps) {
      const scene = sceneAt(report, step, 'wide');
      if (scene === null) throw new Error(`no board in ${name}`);
      const explorer = pieceOf(draw(scene).sheets, 'explorer');
      const way = explorer?.path ?? [];
      if (stood !== null) expect(way[0], `${name} ${step.path}`).toEqual(stood);
      for (const [at, spot] of way.entries()) {
        const next = way[at + 1] ?? explorer?.at ?? spot;
        expect(Math.hypot(next.x - spot.x, next.y - spot.y), `${name} ${step.path}`).toBeLessThan(100);
      }
      stood = explorer?.at ?? null;
    }
  }
});

function pieceOf(nodes: readonly (SvgNode | string)[], key: string): SvgNode | null {
  for (const one of nodes) {
    if (typeof one === 'string') continue;
    const found = one.key === key ? one : pieceOf(one.children, key);
    if (found !== null) return found;
  }
  return null;
}
