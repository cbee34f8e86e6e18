import type { Space } from '@motu/notation';
import { type Layout, nameOf, neighbour } from './layout.ts';
import type { Board } from './state.ts';
import { EDGES, opposite, type Tile, tileOf } from './tile.ts';

/** maori/place-fits: rim, printed land and empty spaces never matter. */
export function fits(layout: Layout, board: Board, target: number, tile: Tile): boolean {
  return unfitting(layout, board, target, tile) === null;
}

/** The spaces beside a tile that it does not match; null if it matches all. */
export function unfitting(
  layout: Layout,
  board: Board,
  target: number,
  { land }: Tile,
): readonly Space[] | null {
  let spaces: Space[] | null = null;
  for (const edge of EDGES) {
    const beside = neighbour(layout, target, edge);
    const other = beside < 0 ? null : (board.tiles[beside] ?? null);
    if (other === null) continue;
    const isLandThere = (tileOf(other).land & opposite(edge)) !== 0;
    if (isLandThere !== ((land & edge) !== 0)) {
      spaces ??= [];
      spaces.push(nameOf(layout, beside));
    }
  }
  return spaces;
}
