import type { Broken } from '../game.ts';
import { CARDS_PLAYED, type MaheState, type TurtleMove } from './state.ts';
import type { Travel } from './travel.ts';

type Due = 'card' | 'nest' | 'nothing';

/** What a move turns up: the next card, the nest under the twentieth, nothing without a lay. */
export function dueAfter(state: MaheState, trip: Travel): Due {
  if (!trip.lays || state.over || state.card === 'nest') return 'nothing';
  return state.taken + 1 < CARDS_PLAYED ? 'card' : 'nest';
}

export function checkReveal(
  state: MaheState,
  { reveal }: TurtleMove,
  trip: Travel,
  index: number,
  found: Broken[],
): void {
  const due = dueAfter(state, trip);
  const written: Due = reveal === null ? 'nothing' : reveal === 'nest' ? 'nest' : 'card';
  if (written !== due) {
    found.push({
      rule: 'mahe/reveal',
      variant: variantOf(written, due),
      params: { found: reveal },
      at: `move${index}.reveal`,
      ...(due !== 'nothing' && { legal: { kind: 'reveal', options: cardsLeft(state, due) } }),
    });
  }
  if (typeof reveal === 'number') checkCardCount(state, reveal, index, found);
}

function variantOf(written: Due, due: Due): string {
  if (due === 'nothing') return 'superfluous';
  if (written === 'nothing') return due === 'nest' ? 'missing-nest' : 'broken';
  return due === 'nest' ? 'nest-due' : 'card-due';
}

/** A card that the record turns up counts, also where none should have been. */
function checkCardCount(state: MaheState, card: number, index: number, found: Broken[]): void {
  const holds = state.box.deck[card - 1] ?? 0;
  if ((state.revealed[card - 1] ?? 0) >= holds) {
    found.push({ rule: 'mahe/card-count', params: { card, holds }, at: `move${index}.reveal` });
  }
  const count = state.taken + (typeof state.card === 'number' ? 1 : 0) + 1;
  if (count > CARDS_PLAYED) {
    const params = { count, most: CARDS_PLAYED };
    found.push({ rule: 'mahe/card-count', variant: 'total', params, at: `move${index}.reveal` });
  }
}

function cardsLeft(state: MaheState, due: 'card' | 'nest'): readonly { readonly card: number | 'nest' }[] {
  if (due === 'nest') return [{ card: 'nest' }];
  return state.box.deck.flatMap((count, i) => (count > (state.revealed[i] ?? 0) ? [{ card: i + 1 }] : []));
}
