import type { Face, Shape, Turned } from '@motu/notation';
import { KINDS, type Kind } from './material.ts';

/** Edges as bits, clockwise from the north. */
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;
export const EDGES: readonly number[] = [NORTH, EAST, SOUTH, WEST];

export function opposite(edge: number): number {
  return edge < SOUTH ? edge << 2 : edge >> 2;
}

/** Why no tile of the box can look like this. */
export type Impossible = 'lei' | 'water' | 'volcano';

/** One way a tile can be laid: how the record says it (null: as it is displayed) and how it then looks. */
export interface Laying {
  readonly turned: Turned | null;
  readonly face: Face;
}

export interface Tile {
  readonly face: Face;
  readonly shape: Shape;
  readonly kind: Kind;
  /** The place of its kind in `KINDS`. */
  readonly heap: number;
  /** Its land edges. */
  readonly land: number;
  /** The land edges that bear a half lei. */
  readonly leis: number;
  readonly palms: number;
  readonly huts: number;
  readonly boats: number;
  readonly shells: number;
  readonly impossible: Impossible | null;
  readonly layings: readonly Laying[];
}

interface ShapeFacts {
  readonly shape: Shape;
  readonly kind: Kind;
  readonly land: number;
  /** The edge that `L` and the edge that `l` stand for. */
  readonly L: number;
  readonly l: number;
}

const WATER: ShapeFacts = { shape: '~', kind: 'water', land: 0, L: 0, l: 0 };

const SHAPES: ReadonlyMap<string, ShapeFacts> = new Map<string, ShapeFacts>([
  ['o', { shape: 'o', kind: 'single', land: 0, L: 0, l: 0 }],
  ['>', { shape: '>', kind: 'end', land: EAST, L: 0, l: EAST }],
  ['<', { shape: '<', kind: 'end', land: WEST, L: 0, l: WEST }],
  ['^', { shape: '^', kind: 'end', land: NORTH, L: 0, l: NORTH }],
  ['v', { shape: 'v', kind: 'end', land: SOUTH, L: 0, l: SOUTH }],
  ['-', { shape: '-', kind: 'middle', land: EAST | WEST, L: WEST, l: EAST }],
  ['|', { shape: '|', kind: 'middle', land: NORTH | SOUTH, L: NORTH, l: SOUTH }],
  ['~', WATER],
  ['*', { shape: '*', kind: 'volcano', land: 0, L: 0, l: 0 }],
]);

const END_SHAPES: readonly Shape[] = ['>', '<', '^', 'v'];
const MIDDLE_SHAPES: readonly Shape[] = ['-', '|'];

const VOLCANO = '*'.charCodeAt(0);

/** Long faces are impossible ones and come from hostile texts: they are not kept. */
const LONGEST_KEPT = 8;
const known = new Map<Face, Tile>();

export function tileOf(face: Face): Tile {
  const found = known.get(face);
  if (found !== undefined) return found;
  const tile = decode(face);
  if (face.length <= LONGEST_KEPT) known.set(face, tile);
  return tile;
}

function decode(face: Face): Tile {
  const facts = SHAPES.get(face.charAt(0)) ?? WATER;
  const count = { p: 0, h: 0, L: 0, l: 0, b: 0, s: 0 };
  for (const symbol of face) {
    if (symbol === 'p' || symbol === 'h' || symbol === 'L' || symbol === 'l') count[symbol]++;
    else if (symbol === 'b' || symbol === 's') count[symbol]++;
  }
  return {
    face,
    shape: facts.shape,
    kind: facts.kind,
    heap: KINDS.indexOf(facts.kind),
    land: facts.land,
    leis: (count.L > 0 ? facts.L : 0) | (count.l > 0 ? facts.l : 0),
    palms: count.p,
    huts: count.h,
    boats: count.b,
    shells: count.s,
    impossible: impossibility(facts, face, count),
    layings: layingsOf(facts, face, count),
  };
}

interface SymbolCount {
  readonly p: number;
  readonly h: number;
  readonly L: number;
  readonly l: number;
}

function impossibility({ kind, L, l }: ShapeFacts, face: Face, count: SymbolCount): Impossible | null {
  if (kind === 'volcano') return face.length > 1 ? 'volcano' : null;
  if (count.L > (L === 0 ? 0 : 1) || count.l > (l === 0 ? 0 : 1)) return 'lei';
  return kind === 'water' && count.p + count.h > 0 ? 'water' : null;
}

/** maori/palms-upright: with a palm there is one way only; without, quarter turns take the half leis along. */
function layingsOf({ shape, kind }: ShapeFacts, face: Face, count: SymbolCount): readonly Laying[] {
  const layings: Laying[] = [{ turned: null, face }];
  if (count.p > 0) return layings;
  if (kind === 'end') {
    for (const other of END_SHAPES) {
      if (other !== shape) layings.push({ turned: { shape: other, lei: null }, face: other + face.slice(1) });
    }
  } else if (kind === 'middle') {
    const oneLei = count.L + count.l === 1;
    const otherSide = count.L === 1 ? 'l' : 'L';
    for (const other of MIDDLE_SHAPES) {
      if (other !== shape) layings.push({ turned: { shape: other, lei: null }, face: other + face.slice(1) });
      if (oneLei)
        layings.push({ turned: { shape: other, lei: otherSide }, face: otherFace(face, other, otherSide) });
    }
  }
  return layings;
}

function otherFace(face: Face, shape: Shape, lei: 'L' | 'l'): Face {
  return shape + face.slice(1).replace(lei === 'L' ? 'l' : 'L', lei);
}

export function isVolcano(face: Face): boolean {
  return face.charCodeAt(0) === VOLCANO;
}

/** How a tile looks once turned as the record says, palms or not; null if it cannot have that shape. */
export function turnedTile(tile: Tile, { shape, lei }: Turned): Tile | null {
  const { face, kind, leis } = tile;
  if (SHAPES.get(shape)?.kind !== kind) return null;
  if (lei === null) return shape === tile.shape ? tile : tileOf(shape + face.slice(1));
  const hasOneLei = leis !== 0 && (leis & (leis - 1)) === 0;
  return kind === 'middle' && hasOneLei ? tileOf(sided(face, shape, lei)) : null;
}

function sided(face: Face, shape: Shape, lei: 'L' | 'l'): Face {
  return face.includes(lei) ? shape + face.slice(1) : otherFace(face, shape, lei);
}

/** Two faces with the same key are the same tile: without a palm it has no upright. */
export function tileKey(face: Face): string {
  let key = face;
  for (const laying of tileOf(face).layings) if (laying.face < key) key = laying.face;
  return key;
}
