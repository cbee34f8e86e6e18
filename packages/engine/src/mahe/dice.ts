import type { Broken } from '../game.ts';
import { LIMIT, type MaheDie, MOST_DICE } from './state.ts';

/** Whether another die may follow: a second always, a third only while two sum to less than 7. */
export function mayThrowOn(count: number, sum: number): boolean {
  return count === 1 || (count === 2 && sum < LIMIT);
}

/** One to three dice, as most moves have, that break no rule of throwing: the quick way through `checkDice`. */
export function isPlainThrow(dice: readonly MaheDie[]): boolean {
  let sum = 0;
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i];
    if (die === undefined || die.card !== null || die.value < 1 || die.value > 6) return false;
    if (i > 0 && !mayThrowOn(i, sum)) return false;
    sum += die.value;
  }
  return dice.length > 0;
}

/** The rules of throwing. A card counts as the die it stands in for. */
export function* checkDice(dice: readonly MaheDie[], index: number): Generator<Broken> {
  if (dice.length === 0) {
    yield { rule: 'mahe/first-die', variant: 'none', params: {}, at: `move${index}` };
  }
  let sum = 0;
  let bust = false;
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i];
    if (die === undefined) return;
    const { value } = die;
    if (die.card === null && (value < 1 || value > 6)) {
      yield { rule: 'mahe/die', params: { found: value }, at: place(index, i) };
    }
    if (die.card !== null && i === 0) {
      yield { rule: 'mahe/first-die', params: { card: value }, at: place(index, i) };
    }
    if (i === 2 && sum >= LIMIT) {
      yield { rule: 'mahe/third-die', params: { sum }, at: place(index, i), legal: stopBefore(dice, i) };
    }
    if (sum > LIMIT && !bust) {
      bust = true;
      yield { rule: 'mahe/bust', params: { sum }, at: place(index, i), legal: stopBefore(dice, i) };
    }
    if (i === MOST_DICE) {
      const params = { found: dice.length, expected: MOST_DICE };
      yield { rule: 'mahe/dice-max', params, at: place(index, i), legal: stopBefore(dice, i) };
    }
    sum += value;
  }
}

function place(index: number, die: number): string {
  return `move${index}.die${die}`;
}

function stopBefore(dice: readonly MaheDie[], end: number): Broken['legal'] & {} {
  return { kind: 'throw', options: [{ dice: dice.slice(0, end).map(dieText).join('+') }] };
}

function dieText({ value, card }: MaheDie): string {
  return card === null ? `${value}` : `(${value}${card.offeredBy ?? ''})`;
}
