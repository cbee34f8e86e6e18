import type { Broken } from '../game.ts';
import { LIMIT, type MaheDie, type MaheState, MOST_DICE, moverOf, seatOf } from './state.ts';

/** The seat whose card stands in; -1 if there is no such seat. */
export function holderOf(state: MaheState, decider: number, offeredBy: string | null): number {
  return offeredBy === null ? decider : state.seats.indexOf(offeredBy);
}

export function hasCards(dice: readonly MaheDie[]): boolean {
  for (const die of dice) if (die.card !== null) return true;
  return false;
}

/** The rules of the variant in which an egg card may stand in for a die. */
export function* checkCards(
  state: MaheState,
  dice: readonly MaheDie[],
  decider: number,
  index: number,
): Generator<Broken> {
  let sum = 0;
  let cards = 0;
  for (const [i, { value, card }] of dice.entries()) {
    const before = sum;
    sum += value;
    if (card === null) continue;
    cards += 1;
    const at = `move${index}.die${i}`;
    if (state.box.level === 'basic') {
      yield { rule: 'mahe/card-level', params: { card: value }, at };
      continue;
    }
    if (cards > 1) yield { rule: 'mahe/card-once', params: { card: value }, at };
    else if (i >= MOST_DICE) yield { rule: 'mahe/card-once', variant: 'place', params: { card: value }, at };
    yield* checkOwned(state, dice.slice(0, i), value, card.offeredBy, decider, at);
    if (before <= LIMIT && sum > LIMIT) {
      const most = LIMIT - before;
      yield { rule: 'mahe/card-bust', params: { card: value, sum, most }, at };
    }
  }
}

/** The decider's card, or one that the mover offers when he is not the decider. */
function* checkOwned(
  state: MaheState,
  before: readonly MaheDie[],
  value: number,
  offeredBy: string | null,
  decider: number,
  at: string,
): Generator<Broken> {
  const holder = holderOf(state, decider, offeredBy);
  if (holder !== decider && holder !== moverOf(state)) {
    const params = { found: offeredBy, mover: state.turn.seat, decider: seatOf(state, decider) };
    yield { rule: 'mahe/card-owned', variant: 'seat', params, at };
    return;
  }
  const spent = before.filter(
    (die) =>
      die.card !== null && die.value === value && holderOf(state, decider, die.card.offeredBy) === holder,
  );
  const hand = state.eggs[holder] ?? [];
  if (hand.filter((card) => card === value).length <= spent.length) {
    const options = handOf(state, holder).map((card) => ({ card }));
    const params = { card: value, seat: seatOf(state, holder) };
    yield {
      rule: 'mahe/card-owned',
      params,
      at,
      ...(options.length > 0 && { legal: { kind: 'card', options } }),
    };
  }
}

/** The values among a seat's cards, each once. */
export function handOf(state: MaheState, seat: number): readonly number[] {
  return [...new Set(state.eggs[seat])].sort((one, other) => one - other);
}
