import type { MaheSetup, TrackStack, TurtleRef } from '../ast/mahe.ts';
import { readCommonSetup, type TagBox, writeCommonSetup, written } from './box.ts';
import { type Form, numbers, oneOf, seat, wordsIn } from './form.ts';

const level = oneOf('basic', 'cards');
const turtles: Form<1 | 2> = {
  read: (text) => (text.trim() === '1' ? 1 : text.trim() === '2' ? 2 : null),
  write: String,
  choices: ['1', '2'],
};

const VALUES = 6;
const PLAYED = 20;
const deck = numbers('3 3 5 5 5 3', (counts) => {
  return counts.length === VALUES && counts.reduce((sum, one) => sum + one, 0) >= PLAYED;
});
const cards = numbers('1 3 3', (values) => values.every((value) => value >= 1 && value <= VALUES));
const card: Form<number> = {
  read: (text) => (/^[1-6]$/.test(text.trim()) ? Number(text) : null),
  write: String,
  example: '4',
};
const taken: Form<number> = {
  read: (text) => (/^\d{1,2}$/.test(text.trim()) && Number(text) <= PLAYED ? Number(text) : null),
  write: String,
  example: '13',
};

/** `18:CAB 5:D raft:E`: stacks from bottom to top; with two turtles each `18:C1A2`. */
const track: Form<readonly TrackStack[]> = {
  read: (text) => {
    const stacks: TrackStack[] = [];
    for (const word of wordsIn(text)) {
      const found = /^(raft|\d{1,2}):((?:[A-Z][12]?)+)$/.exec(word);
      if (found === null) return null;
      const [, field = '', names = ''] = found;
      if (field !== 'raft' && (Number(field) < 1 || Number(field) > 21)) return null;
      stacks.push({ field: field === 'raft' ? 'raft' : Number(field), turtles: turtlesIn(names) });
    }
    return stacks;
  },
  write: (stacks) => stacks.map((stack) => `${stack.field}:${stack.turtles.map(nameOf).join('')}`).join(' '),
  example: '18:CAB 5:D raft:E',
};

function turtlesIn(names: string): readonly TurtleRef[] {
  return [...names.matchAll(/([A-Z])([12])?/g)].map(([, owner = '', which]) => ({
    seat: owner,
    number: which === undefined ? null : Number(which),
  }));
}

function nameOf(turtle: TurtleRef): string {
  return `${turtle.seat}${turtle.number ?? ''}`;
}

export function readMaheSetup(box: TagBox): MaheSetup {
  // Members first, then the spread: the other way round V8 takes a hundred times as long.
  return {
    level: box.read('Level', level),
    turtles: box.read('Turtles', turtles),
    deck: box.read('Deck', deck),
    card: box.read('Card', card),
    track: box.read('Track', track),
    eggs: box.readSeats('Eggs', cards),
    taken: box.read('Taken', taken),
    nest: box.read('Nest', seat),
    ...readCommonSetup(box),
  };
}

export function writeMaheSetup(setup: MaheSetup): readonly (readonly [string, string])[] {
  return [
    ...writeCommonSetup(setup),
    ...written('Level', setup.level, level),
    ...written('Turtles', setup.turtles, turtles),
    ...written('Deck', setup.deck, deck),
    ...written('Card', setup.card, card),
    ...written('Track', setup.track, track),
    ...[...setup.eggs].flatMap(([owner, eggs]) => written(`Eggs${owner}`, eggs, cards)),
    ...written('Taken', setup.taken, taken),
    ...written('Nest', setup.nest, seat),
  ];
}
