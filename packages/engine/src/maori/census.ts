import type { Face } from '@motu/notation';
import type { Broken, Inventory } from '../game.ts';
import { BOX, KINDS } from './material.ts';
import type { MaoriInventory, MaoriState } from './state.ts';
import { tileKey, tileOf } from './tile.ts';

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

export function counted(census: Census, face: Face, inventory: MaoriInventory | null): Census {
  return {
    seen: oneMore(census.seen, KINDS.indexOf(tileOf(face).kind)),
    seenTiles:
      census.seenTiles === null || inventory === null
        ? null
        : oneMore(census.seenTiles, inventory.keys.indexOf(tileKey(face))),
  };
}

function oneMore(counts: readonly number[], at: number): readonly number[] {
  const count = counts[at];
  return count === undefined ? counts : counts.with(at, count + 1);
}

/** What is wrong with a face that is about to be seen: it cannot be, or there are no more of it. */
export function* checkFace(census: Census, face: Face, inventory: MaoriInventory | null): Generator<Broken> {
  const { kind, impossible } = tileOf(face);
  if (impossible !== null) yield { rule: 'maori/face', variant: impossible, params: { face } };

  const at = KINDS.indexOf(kind);
  const most = BOX[at] ?? 0;
  const found = (census.seen[at] ?? 0) + 1;
  if (found > most) yield { rule: 'maori/tile-count', params: { kind, found, most } };

  if (inventory !== null && census.seenTiles !== null) {
    const tile = inventory.keys.indexOf(tileKey(face));
    const held = inventory.most[tile] ?? 0;
    const shown = (census.seenTiles[tile] ?? 0) + 1;
    if (shown > held) {
      const params = { face, found: shown, most: held, inventory: inventory.name };
      yield { rule: 'maori/tile-inventory', params };
    }
  }
}
