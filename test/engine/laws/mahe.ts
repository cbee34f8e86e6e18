import { games, type Random } from '@motu/engine';
import { land } from '@motu/engine/mahe/apply';
import type {
  MaheChance,
  MaheDie,
  MaheMove,
  MaheState,
  MaheTypes,
  TurtleMove,
} from '@motu/engine/mahe/state';
import { seatOf } from '@motu/engine/mahe/state';
import { travel } from '@motu/engine/mahe/travel';
import { turtleOf } from '@motu/engine/mahe/turtles';
import { makeRecord, type TrackStack, type Valued } from '@motu/notation';
import { expect } from 'vitest';
import { oneOf, type Subject, type Table, valued } from './law.ts';

const { mahe } = games;

function* tables(): Generator<Table> {
  for (const level of mahe.levels) {
    for (let players = 2; players <= 7; players++) yield { name: `${level} ${players}`, level, players };
  }
}

/** Dice as chance brings them, now and then one too many, with a card where there is one to hope for. */
function attempt(state: MaheState, { dice, cards }: MaheChance, random: Random): MaheMove {
  let thrown = 0;
  let turned = 0;
  const step = (turtle: number | null): TurtleMove => {
    const row: MaheDie[] = [];
    for (let left = oneOf([1, 1, 2, 2, 2, 3, 3, 4], random); left > 0; left--) {
      if (row.length > 0 && state.box.level === 'cards' && random() < 0.25) {
        const offeredBy = random() < 0.6 ? null : oneOf(state.seats, random);
        row.push({ value: 1 + Math.floor(random() * 3), card: { offeredBy } });
      } else {
        const value = dice[thrown++];
        if (value !== undefined) row.push({ value, card: null });
      }
    }
    const wanted = random();
    const reveal = wanted < 0.6 ? null : wanted < 0.9 ? (cards[turned] ?? null) : 'nest';
    if (typeof reveal === 'number') turned += 1;
    return { turtle, dice: row, landing: null, reveal };
  };
  if (state.box.turtles === 1) return [step(random() < 0.02 ? 1 : null)];
  const first = oneOf([1, 2], random);
  const second = random() < 0.95 ? 3 - first : first;
  return random() < 0.1 ? [step(first)] : [step(first), step(second)];
}

/** The decider need not be named, nor the only turtle. */
function plain(state: MaheState, move: MaheMove): MaheMove {
  let now = state;
  return move.map((step, index) => {
    const turtle = turtleOf(state, move, index);
    if (turtle === null) return step;
    const trip = travel(now, turtle, step.dice);
    const decider = seatOf(now, trip.decider);
    now = land(now, step, trip);
    const dice = step.dice.map((die) =>
      die.card?.offeredBy === decider ? { ...die, card: { offeredBy: null } } : die,
    );
    return { ...step, dice, landing: null, turtle: state.box.turtles === 1 ? null : step.turtle };
  });
}

function conserves(state: MaheState): void {
  const { box, seats, order, at, eggs, spent, card, taken, revealed } = state;
  const turtles = seats.length * box.turtles;
  expect(order.toSorted((one, other) => one - other)).toEqual(Array.from({ length: turtles }, (_, i) => i));
  expect(at).toHaveLength(turtles);
  for (const field of at) expect(field >= 0 && field <= 21).toBe(true);
  const out = [...eggs.flat(), ...spent];
  expect(out.length, 'cards won').toBe(taken);
  const open = typeof card === 'number' ? [card] : [];
  for (const [index, count] of revealed.entries()) {
    expect([...out, ...open].filter((value) => value === index + 1).length, 'cards seen').toBe(count);
    expect(count).toBeLessThanOrEqual(box.deck[index] ?? 0);
  }
}

function trackOf({ order, at, box, seats }: MaheState): readonly TrackStack[] {
  const fields = new Map<number, TrackStack['turtles'][number][]>();
  for (const turtle of order) {
    const field = at[turtle] ?? 0;
    const seat = seats[Math.floor(turtle / box.turtles)] ?? '';
    const stack = fields.get(field) ?? [];
    stack.push({ seat, number: box.turtles === 1 ? null : (turtle % 2) + 1 });
    fields.set(field, stack);
  }
  return [...fields].map(([field, turtles]) => ({ field: field === 0 ? 'raft' : field, turtles }));
}

export const maheSubject: Subject<MaheTypes> = {
  game: mahe,
  tables: [...tables()],
  deal(table, random) {
    const turtles =
      (table.players ?? 2) < 4 && random() < 0.5 ? valued(oneOf([1, 2] as const, random)) : null;
    return { ...mahe.deal(table, random), turtles };
  },
  attempt,
  plain,
  conserves,
  asPosition(state, setup) {
    const eggs = new Map<string, Valued<readonly number[]>>();
    for (const [at, hand] of state.eggs.entries()) {
      if (hand.length > 0) eggs.set(state.seats[at] ?? '', valued(hand));
    }
    const nest = state.nest === null ? null : valued(state.nest);
    const taken = valued(state.taken);
    return { ...setup, card: null, track: valued(trackOf(state)), eggs, taken, nest, turn: valued('end') };
  },
  record: (setup, turns, result) => makeRecord({ game: 'mahe', setup, turns, result }),
};
