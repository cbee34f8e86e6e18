import type { Face, FaceGrid, MaoriSetup, Span, Valued } from '@motu/notation';
import type { Broken } from '../game.ts';
import { type Census, checkFace } from './census.ts';
import { LINE } from './explorer.ts';
import type { MaoriInventory } from './state.ts';
import { isVolcano, tileKey, tileOf } from './tile.ts';

/** A record that begins anywhere but at the start. */
function isPosition(tags: MaoriSetup): boolean {
  return tags.holdings.size > 0 || tags.stack !== null || tags.turn !== null;
}

/** maori/setup-display; what is too much is left out and what is missing is empty, so that the replay can go on. */
export function readDisplay(tags: MaoriSetup, findings: Broken[]): readonly (Face | null)[] {
  if (tags.display === null) {
    if (tags.turn?.value !== 'end') {
      findings.push({ rule: 'notation/missing-tag', params: { tag: 'Display' } });
    }
    return places([]);
  }
  const { value: grid, span } = tags.display;
  const rule = 'maori/setup-display';
  if (grid.length !== LINE || grid.some((row) => row.length !== LINE)) {
    const found = grid.reduce((sum, row) => sum + row.length, 0);
    findings.push({ rule, variant: 'size', params: { found, rows: grid.length }, span });
  }
  const display = places(grid);
  if (isPosition(tags)) return display;
  for (let at = 0; at < display.length; at++) {
    const face = grid[Math.floor(at / LINE)]?.[at % LINE];
    if (face === undefined || (face !== null && !isVolcano(face))) continue;
    const params = { row: Math.floor(at / LINE) + 1, column: (at % LINE) + 1 };
    findings.push({ rule, variant: face === null ? 'empty' : 'volcano', params, span });
  }
  return display;
}

function places(grid: FaceGrid): readonly (Face | null)[] {
  const faces: (Face | null)[] = new Array(LINE * LINE).fill(null);
  for (let at = 0; at < faces.length; at++) faces[at] = grid[Math.floor(at / LINE)]?.[at % LINE] ?? null;
  return faces;
}

/** Every tile that the set-up shows, counted once. */
export function countTiles(
  { display, holdings }: MaoriSetup,
  start: Census,
  inventory: MaoriInventory | null,
  findings: Broken[],
): Census {
  const seen = [...start.seen];
  const seenTiles = start.seenTiles === null ? null : [...start.seenTiles];
  const census = { seen, seenTiles };
  const count = (face: Face, where: { readonly span: Span }): void => {
    const tile = tileOf(face);
    checkFace(census, tile, inventory, where, findings);
    seen[tile.heap] = (seen[tile.heap] ?? 0) + 1;
    const known = inventory?.keys.indexOf(tileKey(face)) ?? -1;
    if (seenTiles !== null && known >= 0) seenTiles[known] = (seenTiles[known] ?? 0) + 1;
  };
  const countGrid = ({ value, span }: Valued<FaceGrid>): void => {
    const where = { span };
    for (const row of value) for (const face of row) if (face !== null) count(face, where);
  };
  if (display !== null) countGrid(display);
  for (const { board } of holdings.values()) if (board !== null) countGrid(board);
  for (const { storage } of holdings.values()) {
    if (storage !== null) count(storage.value, { span: storage.span });
  }
  return census;
}
