import type { Broken, Inventory } from '../game.ts';
import { replaced } from '../replaced.ts';
import { BOX } from './material.ts';
import type { MaoriInventory, MaoriState } from './state.ts';
import { type Tile, tileKey } from './tile.ts';

/** What the record has shown of the box so far. */
export type Census = Pick<MaoriState, 'seen' | 'seenTiles'>;

export function emptyCensus(inventory: MaoriInventory | null): Census {
  return { seen: BOX.map(() => 0), seenTiles: inventory === null ? null : inventory.keys.map(() => 0) };
}

export function inventoryOf({ name, faces }: Inventory): MaoriInventory {
  const counts = new Map<string, number>();
  for (const [face, count] of Object.entries(faces)) {
    const key = tileKey(face);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return { name, keys: [...counts.keys()], most: [...counts.values()] };
}

export function counted({ seen, seenTiles }: Census, tile: Tile, inventory: MaoriInventory | null): Census {
  return {
    seen: oneMore(seen, tile.heap),
    seenTiles:
      seenTiles === null || inventory === null
        ? null
        : oneMore(seenTiles, inventory.keys.indexOf(tileKey(tile.face))),
  };
}

function oneMore(counts: readonly number[], at: number): readonly number[] {
  const count = counts[at];
  return count === undefined ? counts : replaced(counts, at, count + 1);
}

/** What is wrong with a face that is about to be seen: it cannot be, or there are no more of it. */
export function checkFace(
  { seen, seenTiles }: Census,
  { face, kind, heap, impossible }: Tile,
  inventory: MaoriInventory | null,
  where: Pick<Broken, 'at' | 'span'>,
  found: Broken[],
): void {
  if (impossible !== null)
    found.push({ rule: 'maori/face', variant: impossible, params: { face }, ...where });

  const most = BOX[heap] ?? 0;
  const shown = (seen[heap] ?? 0) + 1;
  if (shown > most) {
    found.push({ rule: 'maori/tile-count', params: { kind, found: shown, most }, ...where });
  }

  if (inventory !== null && seenTiles !== null) {
    const tile = inventory.keys.indexOf(tileKey(face));
    const held = inventory.most[tile] ?? 0;
    const shownOfTile = (seenTiles[tile] ?? 0) + 1;
    if (shownOfTile > held) {
      const params = { face, found: shownOfTile, most: held, inventory: inventory.name };
      found.push({ rule: 'maori/tile-inventory', params, ...where });
    }
  }
}
