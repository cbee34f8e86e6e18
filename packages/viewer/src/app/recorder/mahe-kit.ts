import type { RuleId } from '@motu/engine';
import { land } from '@motu/engine/mahe/apply';
import { checkCards, handOf } from '@motu/engine/mahe/cards';
import { mayThrowOn } from '@motu/engine/mahe/dice';
import { mahe } from '@motu/engine/mahe/game';
import { dueAfter } from '@motu/engine/mahe/reveal';
import {
  fieldName,
  type MaheDie,
  type MaheState,
  type MaheTypes,
  moverOf,
  RAFT,
  seatOf,
  type TurtleMove,
} from '@motu/engine/mahe/state';
import { type Travel, travel } from '@motu/engine/mahe/travel';
import { printTurn } from '@motu/notation';
import { isMaheState } from '../judge/state-kinds.ts';
import { isFree, type Kit, type Need, type Offer, type Pressed, refused, taken } from './kit.ts';

interface Swim {
  /** With two turtles each, which one; null with one. */
  readonly turtle: number | null;
  readonly dice: readonly MaheDie[];
  readonly hasStopped: boolean;
  readonly reveal: TurtleMove['reveal'];
}

/** One swim a turtle, in the order pressed. */
export type MaheHand = readonly Swim[];

const NO_HAND: MaheHand = [];

export const maheKit: Kit<MaheTypes, MaheHand> = {
  game: mahe,
  empty: NO_HAND,
  isState: isMaheState,
  offers,
  press,
  print: (turn) => printTurn(turn),
  need,
  isPlain: () => false,
  move: (state, hand) => (hand.length === 0 ? null : watched(state, hand).map(({ step }) => step)),
  pending: (missing): ReadonlySet<RuleId> => (missing === 'reveal' ? UNREVEALED : UNMOVED),
};

const UNMOVED = new Set<RuleId>(['mahe/turn-order', 'mahe/first-die', 'mahe/reveal']);
const UNREVEALED = new Set<RuleId>(['mahe/reveal', 'mahe/turn-order']);

interface Watched {
  readonly before: MaheState;
  readonly trip: Travel;
  readonly step: TurtleMove;
  readonly after: MaheState;
}

/** Each swim with the state it starts from: the second turtle sets out from where the first left things. */
function watched(state: MaheState, hand: MaheHand): readonly Watched[] {
  const all: Watched[] = [];
  let before = state;
  for (const swim of hand) {
    const trip = travel(before, turtleIn(state, swim.turtle), swim.dice);
    const { turtle, dice, reveal } = swim;
    const landing = dice.length > 0 ? fieldName(trip.to) : null;
    const step: TurtleMove = { turtle, dice, landing, reveal };
    const after = land(before, step, trip);
    all.push({ before, trip, step, after });
    before = after;
  }
  return all;
}

function turtleIn(state: MaheState, number: number | null): number {
  return moverOf(state) * state.box.turtles + (number ?? 1) - 1;
}

function hasEnded(swim: Swim, { trip }: Watched): boolean {
  return swim.hasStopped || !mayThrowOn(swim.dice.length, trip.sum);
}

function need(state: MaheState, hand: MaheHand): Need | null {
  const swim = hand.at(-1);
  const seen = watched(state, hand).at(-1);
  if (swim === undefined || seen === undefined) return state.box.turtles === 2 ? 'turtle' : 'die';
  if (swim.dice.length === 0) return 'die';
  if (!hasEnded(swim, seen)) return 'die-or-stop';
  if (dueAfter(seen.before, seen.trip) !== 'nothing' && swim.reveal === null) return 'reveal';
  return hand.length < state.box.turtles && !seen.after.over ? 'turtle' : null;
}

function press(state: MaheState, hand: MaheHand, spot: string): Pressed<MaheHand> {
  const [kind = '', value = ''] = spot.split(':');
  switch (kind) {
    case 'turtle':
      return pressTurtle(state, hand, value);
    case 'field':
      return pressField(state, hand, value);
    case 'die':
      return throwOn(state, hand, { value: Number(value), card: null });
    case 'card':
      return throwOn(state, hand, cardDie(value));
    case 'stop':
      return taken(withLast(hand, { hasStopped: true }));
    case 'reveal':
      return taken(withLast(hand, { reveal: value === 'nest' ? 'nest' : Number(value), hasStopped: true }));
    default:
      return refused(hand, 'nothing-there');
  }
}

/** `2`, or `2B` offered by seat B. */
function cardDie(text: string): MaheDie {
  return { value: Number.parseInt(text, 10), card: { offeredBy: text.length > 1 ? text.slice(-1) : null } };
}

function withLast(hand: MaheHand, change: Partial<Swim>): MaheHand {
  return hand.map((swim, at) => (at === hand.length - 1 ? { ...swim, ...change } : swim));
}

function swimOf(turtle: number | null): Swim {
  return { turtle, dice: [], hasStopped: false, reveal: null };
}

/** `turtle:B2`, as the board names it. */
function pressTurtle(state: MaheState, hand: MaheHand, name: string): Pressed<MaheHand> {
  if (name.charAt(0) !== state.turn.seat) return refused(hand, 'not-your-board');
  if (state.box.turtles === 1) return taken(hand);
  const turtle = Number(name.slice(1));
  const missing = need(state, hand);
  if (missing === 'die' && hand.length > 0) return taken(withLast(hand, { turtle }));
  return taken([...hand, swimOf(turtle)]);
}

/** Pressing a field means the own turtle there that has not moved yet. */
function pressField(state: MaheState, hand: MaheHand, name: string): Pressed<MaheHand> {
  const { turtles } = state.box;
  const field = name === 'raft' ? RAFT : Number(name);
  const own = [1, 2].slice(0, turtles).filter((number) => state.at[turtleIn(state, number)] === field);
  const turtle = own.find((number) => !hand.some((swim) => swim.turtle === number));
  if (turtle === undefined) return refused(hand, 'nothing-there');
  return turtles === 1 ? taken(hand) : pressTurtle(state, hand, `${state.turn.seat}${turtle}`);
}

/** A die that no turtle was named for is thrown for the first that has not moved. */
function throwOn(state: MaheState, hand: MaheHand, die: MaheDie): Pressed<MaheHand> {
  const missing = need(state, hand);
  const isNew = hand.length === 0 || missing === 'turtle';
  if (!isNew) return taken(withLast(hand, { dice: [...(hand.at(-1)?.dice ?? []), die], hasStopped: false }));
  const left = [1, 2].find((number) => !hand.some(({ turtle }) => turtle === number)) ?? 2;
  return taken([...hand, { ...swimOf(state.box.turtles === 1 ? null : left), dice: [die] }]);
}

function offers(state: MaheState, hand: MaheHand): readonly Offer[] {
  const missing = need(state, hand);
  const swim = hand.at(-1);
  const now = watched(state, hand).at(-1);
  const plain = { shells: null, isLegal: true, isChosen: false } as const;
  const turtles = state.box.turtles === 2 ? [1, 2] : [];
  const isThrowing =
    missing === 'die' || missing === 'die-or-stop' || (missing === 'turtle' && hand.length === 0);
  const due = now === undefined ? 'nothing' : dueAfter(now.before, now.trip);
  const isWon = now?.after.over === true;
  // The card that the first turtle has won is turned up before the second sets out.
  const maySetOut =
    missing === 'turtle' || missing === 'die' || (missing === 'die-or-stop' && due === 'nothing' && !isWon);
  return [
    ...turtles.map((number): Offer => {
      const hasMoved = hand.some(({ turtle }) => turtle === number);
      const text = `${state.turn.seat}${number}`;
      return {
        ...plain,
        spot: `turtle:${text}`,
        group: 'turtle',
        text,
        isLegal: !hasMoved && maySetOut,
        isChosen: swim?.turtle === number,
      };
    }),
    ...[1, 2, 3, 4, 5, 6].map((value): Offer => {
      return { ...plain, spot: `die:${value}`, group: 'die', text: `${value}`, isLegal: isThrowing };
    }),
    ...(missing === 'die-or-stop' && now !== undefined ? cardOffers(now) : []),
    ...(missing === 'die-or-stop' ? [{ ...plain, spot: 'stop', group: 'other', text: 'stop' } as const] : []),
    ...(due === 'nothing' || (missing !== 'reveal' && swim?.reveal == null)
      ? []
      : revealOffers(now, due, swim)),
  ];
}

/** mahe/card-owned: the decider's cards, and the mover's own where somebody rides on him. */
function cardOffers({ before, trip, step }: Watched): readonly Offer[] {
  if (before.box.level === 'basic') return [];
  const mover = moverOf(before);
  const cards = handOf(before, trip.decider).map((card) => `${card}`);
  const offered =
    trip.decider === mover ? [] : handOf(before, mover).map((card) => `${card}${seatOf(before, mover)}`);
  return [...cards, ...offered].map((text) => {
    const dice = [...step.dice, cardDie(text)];
    const isLegal = isFree(checkCards(before, dice, trip.decider, 0), () => true);
    return { spot: `card:${text}`, group: 'card', text: `(${text})`, shells: null, isLegal, isChosen: false };
  });
}

function revealOffers(
  now: Watched | undefined,
  due: 'card' | 'nest',
  swim: Swim | undefined,
): readonly Offer[] {
  const texts = due === 'nest' ? ['nest'] : ['1', '2', '3', '4', '5', '6'];
  return texts.map((text): Offer => {
    const at = Number(text) - 1;
    const isLegal =
      due === 'nest' || now === undefined || (now.before.box.deck[at] ?? 0) > (now.before.revealed[at] ?? 0);
    return {
      spot: `reveal:${text}`,
      group: 'reveal',
      text,
      shells: null,
      isLegal,
      isChosen: `${swim?.reveal}` === text,
    };
  });
}
