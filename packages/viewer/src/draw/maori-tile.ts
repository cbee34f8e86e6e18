import { EAST, EDGES, tileOf } from '@motu/engine/maori/tile';
import type { Face } from '@motu/notation';
import { PALM } from './palm.ts';
import { moved, type Shape, shapes } from './shape.ts';
import { box, path, type SvgNode } from './tree.ts';

/** A tile is drawn on a square from 0 to 100. */
export const TILE = 100;

const MIDDLE = { x: 50, y: 50 };

/** The same outline, drawn for the east, towards each of the edges. */
function towards(edges: readonly number[], d: string): string {
  return edges.map((edge) => moved(d, MIDDLE, EDGES.indexOf(edge) - EDGES.indexOf(EAST))).join('');
}

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
  if (kind === 'volcano') return [...ground, ...VOLCANO];
  const isLand = kind !== 'water';
  return [
    ...ground,
    ...(isLand ? island(land) : [OPEN_WAVES]),
    ...halfLeis(EDGES.filter((edge) => (leis & edge) !== 0)),
    ...row(palms, isLand && huts > 0 ? 36 : 50, 52, PALM),
    ...row(huts, palms > 0 ? 67 : 50, palms > 0 ? 62 : 54, HUT),
    ...row(boats, isLand ? 80 : 50, isLand ? 86 : shells > 0 ? 38 : 50, BOAT, isLand ? 0.62 : 1),
    ...row(shells, isLand ? 18 : 50, isLand ? 86 : boats > 0 ? 74 : 50, SHELL, isLand ? 0.62 : 0.95),
  ];
}

/** Land that runs from the middle of the tile to some of its edges, where the coast stays open, and its grass. */
function island(land: number): readonly SvgNode[] {
  const arms = EDGES.filter((edge) => (land & edge) !== 0);
  return [
    SHORE_WAVES,
    path(
      `M50 20C70 17 83 33 81 51C80 70 66 82 48 81C30 81 18 67 19 49C20 32 32 21 50 20Z${towards(arms, 'M51 26C32 25 12 30 -6 26L-6 -26C12 -30 32 -25 51 -26')}`,
      's-coast',
    ),
    path(
      `M50 28C65 26 74 38 73 51C72 65 62 73 49 73C36 73 27 63 27 50C27 37 37 29 50 28Z${towards(arms, 'M2 -17C18 -19 34 -17 51 -17L51 17C34 17 18 19 2 17Z')}`,
      'f-grass',
    ),
  ];
}

/** A wave from each of the spots. */
function waves(spots: string): SvgNode {
  return path(spots.replaceAll(/M[^M]+/g, '$&q5 -5 10 0t10 0'), 's-wave');
}

const SHORE_WAVES = waves('M8 14M72 12M6 92M74 93');
const OPEN_WAVES = waves('M14 18M62 26M12 62M66 88M30 90M70 58');

/** Several of one symbol stand side by side, closer the more they are. */
function row(count: number, x: number, y: number, shape: Shape, scale = 1): readonly SvgNode[] {
  if (count === 0) return [];
  const shown = Math.min(count, 5);
  const gap = Math.min(26, 52 / shown) * scale;
  const spots = Array.from({ length: shown }, (_, index) => ({
    x: x + (index - (shown - 1) / 2) * gap,
    y: y + (index % 2) * 4,
    scale: scale * (shown > 2 ? 0.8 : 1),
  }));
  return shapes(shape, ...spots);
}

const HUT: Shape = [
  ['M-11 -4L11 -4L11 12L-11 12Z', 'f-hut'],
  ['M-3.5 12L-3.5 3.5C-3.5 -1.2 3.5 -1.2 3.5 3.5L3.5 12ZM-17 -2L0 -18L17 -2L11 -4L-11 -4Z', 'f-roof'],
];

export const BOAT: Shape = [
  ['M-20 5L20 5C17 14 10 16 0 16C-10 16 -17 14 -20 5Z', 'f-boat'],
  ['M0 5L0 -20M3 -18C13 -12 15 -4 14 1L3 1ZM-3 -12L-13 1L-3 1Z', 'f-sail s-mast'],
];

export const SHELL: Shape = [
  ['M0 12C-5 12 -6 9 -6 9C-17 2 -15 -12 0 -13C15 -12 17 2 6 9C6 9 5 12 0 12Z', 'f-shell s-rib'],
  ['M0 9L0 -11M-2 9L-8 -8M2 9L8 -8', 's-rib'],
];

/** Lines without length and with round ends. */
const FLOWERS = 'M47 -21M35 -16M28 -6M28 6M35 16M47 21'.replaceAll(/M([^M]+)/g, '$&L$1');

/** Half a flower chain that meets the other half across the edge. */
function halfLeis(edges: readonly number[]): readonly SvgNode[] {
  if (edges.length === 0) return [];
  const flowers = towards(edges, FLOWERS);
  return [
    path(towards(edges, 'M50 -22C20 -18 20 18 50 22'), 's-string'),
    path(flowers, 's-petal'),
    path(flowers, 's-heart'),
  ];
}

const VOLCANO: readonly SvgNode[] = [
  SHORE_WAVES,
  path('M8 84C24 74 32 44 39 30H61C68 44 76 74 92 84C74 94 26 94 8 84Z', 'f-rock'),
  path('M39 30C44 36 56 36 61 30C56 25 44 25 39 30Z', 'f-crater'),
  path(
    'M44 32C46 44 40 52 43 64C46 56 49 52 48 42C51 50 55 58 54 74C60 60 55 46 57 32C53 35 48 35 44 32Z',
    'f-lava',
  ),
  path('M50 24C44 18 52 14 47 8M56 22C54 16 60 13 56 7', 's-line faint'),
];
