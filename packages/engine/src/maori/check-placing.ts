import type { Face, Legal } from '@motu/notation';
import type { Broken } from '../game.ts';
import { unfitting } from './fits.ts';
import { shapeHints, spaceHints } from './hints.ts';
import { nameOf, spaceAt } from './layout.ts';
import type { Action, At } from './move.ts';
import { isNextTo } from './ship.ts';
import { type Board, isOpen, type MaoriState } from './state.ts';
import { isVolcano, tileOf, turnedFace } from './tile.ts';

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

  const face = hand === null || turned === null ? hand : turnedFace(hand, turned);
  const spaces = (): Legal => spaceHints(state, board, ship, face ?? hand);

  if (!isFree) {
    const variant = target < 0 ? 'off' : lying === null ? 'land' : 'occupied';
    yield {
      rule: 'maori/place-space',
      variant,
      at,
      params: { space },
      legal: spaces(),
    };
  }
  if (rules.level !== 'basic' && ship !== null && target >= 0 && !isNextTo(layout, ship, target)) {
    const params = { space, ship: nameOf(layout, ship) };
    yield { rule: 'maori/ship-adjacent', at, params, legal: spaces() };
  }

  // A volcano cannot be in hand, so how it would lie is not judged.
  if (hand === null || isVolcano(hand)) return;
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
    if (neighbours !== null) {
      yield { rule: 'maori/place-fits', at, params: { face, space, neighbours }, legal: spaces() };
    }
  }
}
