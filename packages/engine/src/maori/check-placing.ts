import type { Face } from '@motu/notation';
import type { Broken } from '../game.ts';
import { shapeHints, spaceHints } from './hints.ts';
import { type Layout, nameOf, neighbour, spaceAt } from './layout.ts';
import type { Action, At } from './move.ts';
import { isNextTo } from './ship.ts';
import { type Board, isOpen, type MaoriState } from './state.ts';
import { EDGES, isVolcano, opposite, tileOf, turnedFace } from './tile.ts';

const at: At = 'action';

/** A tile in hand (null: there is none to lay) goes on a space; `ship` is where the mover's ship now stands. */
export function* checkPlacing(
  state: MaoriState,
  board: Board,
  ship: number | null,
  hand: Face | null,
  action: Action & { readonly kind: 'place' },
): Generator<Broken> {
  const { layout, rules } = state;
  const { space, turned } = action;
  const target = spaceAt(layout, space);
  const lying = board.tiles[target] ?? null;
  const isFree = isOpen(layout, board, target);

  if (!isFree) {
    const variant = target < 0 ? 'off' : lying === null ? 'land' : 'occupied';
    yield {
      rule: 'maori/place-space',
      variant,
      at,
      params: { space },
      legal: spaceHints(state, board, ship),
    };
  }
  if (rules.level !== 'basic' && ship !== null && target >= 0 && !isNextTo(layout, ship, target)) {
    const params = { space, ship: nameOf(layout, ship) };
    yield { rule: 'maori/ship-adjacent', at, params, legal: spaceHints(state, board, ship) };
  }

  // A volcano cannot be in hand, so how it would lie is not judged.
  if (hand === null || isVolcano(hand)) return;
  const face = turned === null ? hand : turnedFace(hand, turned);
  if (face === null) {
    const shape = turned === null ? '' : turned.shape + (turned.lei ?? '');
    yield { rule: 'maori/turn-shape', at, params: { face: hand, shape }, legal: shapeHints(hand) };
    return;
  }
  if (face !== hand && tileOf(hand).palms > 0) {
    yield { rule: 'maori/palms-upright', at, params: { face: hand, found: face }, legal: shapeHints(hand) };
  }
  if (isFree && rules.edition !== 'de') {
    const neighbours = unfitting(layout, board, target, face);
    if (neighbours !== null) yield { rule: 'maori/place-fits', at, params: { face, space, neighbours } };
  }
}

/** maori/place-fits: rim, printed land and empty spaces never matter. */
export function fits(layout: Layout, board: Board, target: number, face: Face): boolean {
  return unfitting(layout, board, target, face) === null;
}

function unfitting(layout: Layout, board: Board, target: number, face: Face): readonly string[] | null {
  let spaces: string[] | null = null;
  const { land } = tileOf(face);
  for (const edge of EDGES) {
    const beside = neighbour(layout, target, edge);
    const other = board.tiles[beside] ?? null;
    if (other === null) continue;
    const isLandThere = (tileOf(other).land & opposite(edge)) !== 0;
    if (isLandThere !== ((land & edge) !== 0)) {
      spaces ??= [];
      spaces.push(nameOf(layout, beside));
    }
  }
  return spaces;
}
