import type { Legal } from '@motu/notation';
import type { Broken } from '../game.ts';
import type { Bill } from './bill.ts';
import { unfitting } from './fits.ts';
import { shapeHints, spaceHints } from './hints.ts';
import { nameOf } from './layout.ts';
import type { Action, At } from './move.ts';
import { isNextTo } from './ship.ts';
import { isOpen } from './state.ts';

const at: At = 'action';

/** The tile in hand, if there is one to lay, goes on a space. */
export function checkPlacing(
  { state, board, hand, laid, target, ship }: Bill,
  { space, turned }: Action & { readonly kind: 'place' },
  found: Broken[],
): void {
  const { layout, rules } = state;
  const isFree = isOpen(layout, board, target);
  const spaces = (): Legal => spaceHints(state, board, ship, laid ?? hand);

  if (!isFree) {
    const lying = board.tiles[target] ?? null;
    const variant = target < 0 ? 'off' : lying === null ? 'land' : 'occupied';
    found.push({ rule: 'maori/place-space', variant, at, params: { space }, legal: spaces() });
  }
  if (rules.level !== 'basic' && ship !== null && target >= 0 && !isNextTo(layout, ship, target)) {
    const params = { space, ship: nameOf(layout, ship) };
    found.push({ rule: 'maori/ship-adjacent', at, params, legal: spaces() });
  }

  // A volcano cannot be in hand, so how it would lie is not judged.
  if (hand === null || hand.kind === 'volcano') return;
  if (laid === null) {
    const shape = turned === null ? '' : turned.shape + (turned.lei ?? '');
    found.push({ rule: 'maori/turn-shape', at, params: { face: hand.face, shape }, legal: shapeHints(hand) });
    return;
  }
  if (laid.face !== hand.face && hand.palms > 0) {
    const params = { face: hand.face, found: laid.face };
    found.push({ rule: 'maori/palms-upright', at, params, legal: shapeHints(hand) });
  }
  if (isFree && rules.edition !== 'de') {
    const neighbours = unfitting(layout, board, target, laid);
    if (neighbours !== null) {
      const params = { face: laid.face, space, neighbours };
      found.push({ rule: 'maori/place-fits', at, params, legal: spaces() });
    }
  }
}
