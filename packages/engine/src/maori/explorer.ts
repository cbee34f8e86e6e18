import type { MaoriState } from './state.ts';

/** The ring around the display: sixteen positions, clockwise. */
export const POSITIONS: readonly string[] = [
  ...['N1', 'N2', 'N3', 'N4', 'E1', 'E2', 'E3', 'E4'],
  ...['S4', 'S3', 'S2', 'S1', 'W4', 'W3', 'W2', 'W1'],
];

export const RING = 16;
export const LINE = 4;

/** For each position the places of its line as numbers in the display, the nearest first. */
const LINES: readonly number[] = Array.from({ length: RING * LINE }, (_, index) => {
  const position = Math.floor(index / LINE);
  const depth = index % LINE;
  const side = Math.floor(position / LINE);
  const along = position % LINE;
  if (side === 0) return depth * LINE + along;
  if (side === 1) return along * LINE + (LINE - 1 - depth);
  if (side === 2) return (LINE - 1 - depth) * LINE + (LINE - 1 - along);
  return (LINE - 1 - along) * LINE + depth;
});

/** Where in the display a place of the line lies; -1 if the line has no such place. */
export function placeInLine(explorer: number, place: number): number {
  if (place < 1 || place > LINE) return -1;
  return LINES[explorer * LINE + place - 1] ?? -1;
}

export function positionName(explorer: number): string {
  return POSITIONS[explorer] ?? '';
}

/** maori/take-cost */
export function takePrice({ rules }: MaoriState, skipped: number, gaps: number): number {
  return rules.rulings.gap === 'paid' ? skipped + gaps : skipped;
}
