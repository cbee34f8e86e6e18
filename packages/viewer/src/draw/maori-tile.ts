import { EAST, EDGES, NORTH, SOUTH, tileOf, WEST } from '@motu/engine/maori/tile';
import type { Face } from '@motu/notation';
import { palm } from './palm.ts';
import { box, circle, node, path, placed, type Spot, type SvgNode } from './tree.ts';

/** A tile is drawn on a square from 0 to 100. */
export const TILE = 100;

const CENTRE = 'M50 20C70 17 83 33 81 51C80 70 66 82 48 81C30 81 18 67 19 49C20 32 32 21 50 20Z';
/** Land that runs from the middle of the tile to its east edge. */
const ARM = 'M44 24C62 20 82 25 101 24V76C82 75 62 80 44 76Z';

const TURNS: ReadonlyMap<number, number> = new Map([
  [EAST, 0],
  [SOUTH, 90],
  [WEST, 180],
  [NORTH, 270],
]);

const drawn = new Map<Face, readonly SvgNode[]>();
const MOST_DRAWN = 400;

/** The same face is the same drawing, so that what did not change need not be compared. */
export function tile(face: Face): readonly SvgNode[] {
  const found = drawn.get(face);
  if (found !== undefined) return found;
  const nodes = drawTile(face);
  if (drawn.size < MOST_DRAWN) drawn.set(face, nodes);
  return nodes;
}

function drawTile(face: Face): readonly SvgNode[] {
  const { kind, land, leis, palms, huts, boats, shells } = tileOf(face);
  const ground = [box(1, 4, 98, 98, 9, 'f-shadow'), box(1, 1, 98, 98, 9, 'f-water')];
  if (kind === 'volcano') return [...ground, ...volcano()];
  const isLand = kind !== 'water';
  return [
    ...ground,
    ...waves(isLand),
    ...(isLand ? island(land) : []),
    ...EDGES.filter((edge) => (leis & edge) !== 0).map(halfLei),
    ...row(palms, isLand && huts > 0 ? 36 : 50, 52, palm),
    ...row(huts, palms > 0 ? 67 : 50, palms > 0 ? 62 : 54, hut),
    ...row(boats, isLand ? 80 : 50, isLand ? 86 : shells > 0 ? 38 : 50, boat, isLand ? 0.62 : 1),
    ...row(shells, isLand ? 18 : 50, isLand ? 86 : boats > 0 ? 74 : 50, shell, isLand ? 0.62 : 0.95),
  ];
}

function island(land: number): readonly SvgNode[] {
  const arms = EDGES.filter((edge) => (land & edge) !== 0);
  const turned = (d: string, edge: number, className: string) =>
    node('path', { d, class: className, transform: `rotate(${TURNS.get(edge) ?? 0} 50 50)` });
  return [
    path(CENTRE, 's-shore f-sand'),
    ...arms.map((edge) => turned(ARM, edge, 's-shore f-sand')),
    path(CENTRE, 'f-sand'),
    path('M50 28C65 26 74 38 73 51C72 65 62 73 49 73C36 73 27 63 27 50C27 37 37 29 50 28Z', 'f-grass'),
    ...arms.map((edge) => turned('M52 33C68 31 84 33 101 33V67C84 67 68 69 52 67Z', edge, 'f-grass')),
  ];
}

function waves(isLand: boolean): readonly SvgNode[] {
  const wave = (x: number, y: number) => path(`M${x} ${y}q5 -5 10 0t10 0`, 's-wave');
  return isLand
    ? [wave(8, 14), wave(72, 12), wave(6, 92), wave(74, 93)]
    : [wave(14, 18), wave(62, 26), wave(12, 62), wave(66, 88), wave(30, 90), wave(70, 58)];
}

/** Several of one symbol stand side by side, closer the more they are. */
function row(
  count: number,
  x: number,
  y: number,
  draw: () => readonly SvgNode[],
  scale = 1,
): readonly SvgNode[] {
  const shown = Math.min(count, 5);
  const gap = Math.min(26, 52 / Math.max(1, shown)) * scale;
  return Array.from({ length: shown }, (_, index) => {
    const shift = (index - (shown - 1) / 2) * gap;
    const size = scale * (shown > 2 ? 0.8 : 1);
    return placed({ x: x + shift, y: y + (shown > 1 && index % 2 === 1 ? 4 : 0), scale: size }, draw());
  });
}

const HUT: readonly SvgNode[] = [
  box(-11, -4, 22, 16, 1.5, 'f-hut'),
  path('M-3.5 12V3.5A3.5 3.5 0 0 1 3.5 3.5V12Z', 'f-roof'),
  path('M-17 -2L0 -18L17 -2L11 -4H-11Z', 'f-roof'),
];

function hut(): readonly SvgNode[] {
  return HUT;
}

const BOAT: readonly SvgNode[] = [
  path('M-20 5H20C17 14 10 16 0 16C-10 16 -17 14 -20 5Z', 'f-boat'),
  path('M0 5V-20', 's-mast'),
  path('M3 -18C13 -12 15 -4 14 1H3Z', 'f-sail s-mast'),
  path('M-3 -12L-13 1H-3Z', 'f-sail s-mast'),
];

export function boat(): readonly SvgNode[] {
  return BOAT;
}

const SHELL: readonly SvgNode[] = [
  path('M0 12C-5 12 -6 9 -6 9C-17 2 -15 -12 0 -13C15 -12 17 2 6 9C6 9 5 12 0 12Z', 'f-shell s-rib'),
  path('M0 9V-11M-2 9L-8 -8M2 9L8 -8', 's-rib'),
];

export function shell(): readonly SvgNode[] {
  return SHELL;
}

/** Half a flower chain that meets the other half across the edge. */
function halfLei(edge: number): SvgNode {
  const flowers: readonly Spot[] = [
    { x: 97, y: 29 },
    { x: 85, y: 34 },
    { x: 78, y: 44 },
    { x: 78, y: 56 },
    { x: 85, y: 66 },
    { x: 97, y: 71 },
  ];
  return node('g', { transform: `rotate(${TURNS.get(edge) ?? 0} 50 50)` }, [
    path('M100 28C70 32 70 68 100 72', 's-string'),
    ...flowers.flatMap(({ x, y }) => [circle(x, y, 5.4, 'f-lei'), circle(x, y, 1.9, 'f-heart')]),
  ]);
}

function volcano(): readonly SvgNode[] {
  return [
    ...waves(true),
    path('M8 84C24 74 32 44 39 30H61C68 44 76 74 92 84C74 94 26 94 8 84Z', 'f-rock'),
    path('M39 30C44 36 56 36 61 30C56 25 44 25 39 30Z', 'f-crater'),
    path(
      'M44 32C46 44 40 52 43 64C46 56 49 52 48 42C51 50 55 58 54 74C60 60 55 46 57 32C53 35 48 35 44 32Z',
      'f-lava',
    ),
    path('M50 24C44 18 52 14 47 8M56 22C54 16 60 13 56 7', 's-line faint'),
  ];
}
