import type { Face } from '@motu/notation';

export const SHAPES = ['o', '>', '<', '^', 'v', '-', '|', '~', '*'] as const;
/** In the order in which a face spells them. */
export const SYMBOLS = ['p', 'h', 'L', 'l', 'b', 's'] as const;
export type FaceSymbol = (typeof SYMBOLS)[number];

const MOST = 4;

export function shapeOf(face: Face): string {
  return face.charAt(0);
}

export function countOf(face: Face, symbol: FaceSymbol): number {
  return [...face.slice(1)].filter((one) => one === symbol).length;
}

export function withShape(face: Face, shape: string): Face {
  return shape + face.slice(1);
}

export function withCount(face: Face, symbol: FaceSymbol, count: number): Face {
  const most = symbol === 'l' || symbol === 'L' ? 1 : MOST;
  const kept = Math.max(0, Math.min(most, count));
  return (
    shapeOf(face) + SYMBOLS.map((one) => one.repeat(one === symbol ? kept : countOf(face, one))).join('')
  );
}
