import { land } from './apply.ts';
import { handOf, hasCards } from './cards.ts';
import { mayThrowOn } from './dice.ts';
import { dueAfter } from './reveal.ts';
import {
  ANY_FACE,
  LIMIT,
  type MaheChance,
  type MaheDie,
  type MaheMove,
  type MaheState,
  moverOf,
  seatOf,
  type TurtleMove,
  UNSEEN,
} from './state.ts';
import { sumOf, type Travel, travel } from './travel.ts';

/** Every turn that the players may choose when the dice and the cards come as `chance` says. */
export function* legalMoves(state: MaheState, chance: MaheChance): Generator<MaheMove> {
  if (!state.over) yield* turnsAfter(state, [], chance);
}

/** The turns that begin with the moves already made. What chance they have used is no longer in `chance`. */
function* turnsAfter(state: MaheState, made: MaheMove, chance: MaheChance): Generator<MaheMove> {
  const { turtles } = state.box;
  for (let number = 1; number <= turtles; number++) {
    if (made.some((step) => step.turtle === number)) continue;
    const turtle = moverOf(state) * turtles + number - 1;
    const { decider } = travel(state, turtle, []);
    for (const dice of throwsOf(state, decider, chance.dice)) {
      const trip = travel(state, turtle, dice);
      const reveal = revealOf(state, trip, chance);
      if (reveal === undefined) continue;
      const step: TurtleMove = { turtle: turtles === 1 ? null : number, dice, landing: null, reveal };
      const moves = [...made, step];
      if (moves.length === turtles) {
        yield moves;
        continue;
      }
      const after = land(state, step, trip);
      if (after.over) yield moves;
      else yield* turnsAfter(after, moves, restOf(chance, step));
    }
  }
}

function restOf({ dice, cards }: MaheChance, step: TurtleMove): MaheChance {
  const thrown = step.dice.filter(({ card }) => card === null).length;
  return { dice: dice.slice(thrown), cards: cards.slice(typeof step.reveal === 'number' ? 1 : 0) };
}

/** What is turned up after the move; undefined where the box cannot give the card that chance brings. */
function revealOf(state: MaheState, trip: Travel, { cards }: MaheChance): TurtleMove['reveal'] | undefined {
  const due = dueAfter(state, trip);
  if (due !== 'card') return due === 'nest' ? due : null;
  const [card] = cards;
  if (card === undefined) return undefined;
  if (card === UNSEEN) return null;
  const left = (state.box.deck[card - 1] ?? 0) - (state.revealed[card - 1] ?? 0);
  return left > 0 ? card : undefined;
}

type Throw = readonly MaheDie[];

function throwsOf(state: MaheState, decider: number, [first, ...rest]: readonly number[]): readonly Throw[] {
  const throws: Throw[] = [];
  for (const value of facesOf(first)) addThrows(state, decider, [{ value, card: null }], rest, throws);
  return throws;
}

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];
const NO_FACES: readonly number[] = [];

/** What a die to come may show. */
function facesOf(die: number | undefined): readonly number[] {
  if (die === undefined) return NO_FACES;
  return die === ANY_FACE ? FACES : [die];
}

/** Stopping here, or going on with a die or, once a move, with a card. */
function addThrows(
  state: MaheState,
  decider: number,
  thrown: Throw,
  dice: readonly number[],
  throws: Throw[],
): void {
  throws.push(thrown);
  const sum = sumOf(thrown);
  if (!mayThrowOn(thrown.length, sum)) return;
  const rest = dice.slice(1);
  for (const value of facesOf(dice[0])) {
    addThrows(state, decider, [...thrown, { value, card: null }], rest, throws);
  }
  if (state.box.level === 'basic' || hasCards(thrown)) return;
  for (const card of cardsOnOffer(state, decider)) {
    if (sum + card.value <= LIMIT) addThrows(state, decider, [...thrown, card], dice, throws);
  }
}

/** The decider's cards, and the mover's own where he is not the decider. */
function* cardsOnOffer(state: MaheState, decider: number): Generator<MaheDie> {
  for (const value of handOf(state, decider)) yield { value, card: { offeredBy: null } };
  const mover = moverOf(state);
  if (mover === decider) return;
  const offeredBy = seatOf(state, mover);
  for (const value of handOf(state, mover)) yield { value, card: { offeredBy } };
}
