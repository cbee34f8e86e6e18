import type { MaheSetup, Span, Valued } from '@motu/notation';
import type { DealOptions, Random } from '../game.ts';
import { land } from './apply.ts';
import { handOf } from './cards.ts';
import { mayThrowOn } from './dice.ts';
import { dueAfter } from './reveal.ts';
import { DECK } from './setup.ts';
import {
  ANY_FACE,
  fieldOf,
  LIMIT,
  type MaheChance,
  type MaheDie,
  type MaheMove,
  type MaheState,
  MOST_DICE,
  moverOf,
  NEST_EGGS,
  type Turtle,
  type TurtleMove,
  UNSEEN,
} from './state.ts';
import { progressOf, sumOf, travel } from './travel.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia'];
const NOWHERE: Span = { start: 0, end: 0 };

export function deal(options: DealOptions, random: Random): MaheSetup {
  const players = Math.max(2, Math.min(NAMES.length, options.players ?? (options.turtles === 2 ? 3 : 4)));
  return {
    seats: NAMES.slice(0, players).map((name, index) => ({
      seat: String.fromCharCode('A'.charCodeAt(0) + index),
      name,
      span: NOWHERE,
    })),
    ruling: [],
    ended: null,
    turn: null,
    level: options.level === 'cards' ? valued('cards') : null,
    turtles: options.turtles === undefined ? null : valued(options.turtles),
    deck: null,
    card: valued(draw(DECK, random) ?? 1),
    track: null,
    eggs: new Map(),
    taken: null,
    nest: null,
  };
}

function valued<const T>(value: T): Valued<T> {
  return { value, span: NOWHERE };
}

/** A card out of so many of each value; undefined where there is none left. */
function draw(left: readonly number[], random: Random): number | undefined {
  const cards = left.flatMap((count, i) => new Array<number>(Math.max(0, count)).fill(i + 1));
  return cards[Math.floor(random() * cards.length)];
}

export function chance(state: MaheState, random: Random): MaheChance {
  const { turtles, deck } = state.box;
  const dice = Array.from({ length: 3 * turtles }, () => 1 + Math.floor(random() * 6));
  const left = deck.map((count, i) => count - (state.revealed[i] ?? 0));
  const cards: number[] = [];
  for (let i = 0; i < turtles; i++) {
    const card = draw(left, random);
    if (card === undefined) break;
    cards.push(card);
    left[card - 1] = (left[card - 1] ?? 0) - 1;
  }
  return { dice, cards };
}

/** The dice and cards that a turn shows. What else would be thrown or turned up, nobody knows. */
export function chanceIn(state: MaheState, move: MaheMove | null): MaheChance {
  const steps = move ?? [];
  const thrown = steps.flatMap(({ dice }) => dice).filter(({ card }) => card === null);
  const cards = steps.flatMap(({ reveal }) => (typeof reveal === 'number' ? [reveal] : []));
  const { turtles } = state.box;
  const open = Math.max(0, MOST_DICE * turtles - thrown.length);
  return {
    dice: [...thrown.map(({ value }) => value), ...new Array<number>(open).fill(ANY_FACE)],
    cards: [...cards, ...new Array<number>(turtles).fill(UNSEEN)],
  };
}

/** A round of 21 fields brings about three and a half eggs, so an egg is worth six fields. */
const EGG = 6;

/** What a throw so far is worth to the decider, in fields. */
interface Prospect {
  readonly progress: number;
  /** The eggs to be had at the beach. */
  readonly eggs: number;
}

/** The first turtle to move is the one nearest to the beach: the open card is known, the next is not. */
export function pick(state: MaheState, coming: MaheChance): MaheMove | null {
  if (state.over) return null;
  const { turtles } = state.box;
  const own = Array.from({ length: turtles }, (_, i) => moverOf(state) * turtles + i);
  own.sort((one, other) => progressOf(fieldOf(state, other)) - progressOf(fieldOf(state, one)));
  const made: TurtleMove[] = [];
  let { dice, cards } = coming;
  let now = state;
  for (const turtle of own) {
    const thrown = play(now, turtle, dice);
    const trip = travel(now, turtle, thrown);
    const due = dueAfter(now, trip);
    const reveal = due === 'card' ? (cards[0] ?? null) : due === 'nest' ? due : null;
    const step = { turtle: turtles === 1 ? null : (turtle % 2) + 1, dice: thrown, landing: null, reveal };
    made.push(step);
    now = land(now, step, trip);
    if (now.over) break;
    dice = dice.slice(thrown.filter(({ card }) => card === null).length);
    if (due === 'card') cards = cards.slice(1);
  }
  return made;
}

/** Die by die, as the decider would: he sees only what has been thrown. */
function play(state: MaheState, turtle: Turtle, coming: readonly number[]): readonly MaheDie[] {
  const { decider, from } = travel(state, turtle, []);
  const eggs = typeof state.card === 'number' ? state.card : NEST_EGGS;
  const prospect: Prospect = { progress: progressOf(from), eggs };
  const thrown: MaheDie[] = [];
  for (const value of coming) {
    thrown.push({ value, card: null });
    const sum = sumOf(thrown);
    if (!mayThrowOn(thrown.length, sum)) break;
    const stop = worth(prospect, sum, thrown.length);
    const on = worthOfThrow(prospect, sum, thrown.length);
    const card =
      state.box.level === 'cards' ? bestCard(prospect, handOf(state, decider), sum, thrown.length) : null;
    if (card !== null && card.worth > Math.max(stop, on)) {
      thrown.push({ value: card.value, card: { offeredBy: null } });
      break;
    }
    if (stop >= on) break;
  }
  return thrown;
}

function worth({ progress, eggs }: Prospect, sum: number, count: number): number {
  if (sum > LIMIT) return -progress;
  const end = progress + sum * count;
  return end >= 21 ? end - 21 - progress + eggs * EGG : end - progress;
}

function worthOfThrow(prospect: Prospect, sum: number, count: number): number {
  let all = 0;
  for (let face = 1; face <= 6; face++) {
    const stop = worth(prospect, sum + face, count + 1);
    const on = mayThrowOn(count + 1, sum + face) && sum + face < LIMIT;
    all += on ? Math.max(stop, worthOfThrow(prospect, sum + face, count + 1)) : stop;
  }
  return all / 6;
}

function bestCard(prospect: Prospect, hand: readonly number[], sum: number, count: number) {
  let best: { readonly value: number; readonly worth: number } | null = null;
  for (const value of hand) {
    if (sum + value > LIMIT) continue;
    const gain = worth(prospect, sum + value, count + 1) - value * EGG;
    if (best === null || gain > best.worth) best = { value, worth: gain };
  }
  return best;
}
