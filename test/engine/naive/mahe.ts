import {
  cut,
  firstTurn,
  type Judgement,
  type Line,
  labelFaults,
  readText,
  seatsOf,
  turnAfter,
} from './text.ts';

/** Every turtle's name with the field it is on, 0 for the raft, and stacks as lists from bottom to top. */
interface Table {
  readonly seats: readonly string[];
  readonly each: number;
  readonly level: string;
  readonly deck: readonly number[];
  readonly stacks: Map<number, string[]>;
  readonly hands: Map<string, number[]>;
  readonly seen: number[];
  open: number | 'nest' | null;
  taken: number;
  nest: string | null;
  over: boolean;
}

interface Die {
  readonly value: number;
  readonly isCard: boolean;
  readonly from: string;
}

interface Move {
  readonly number: string;
  readonly dice: readonly Die[];
  at: string | null;
  shown: string | null;
}

const BEACH = 21;
const CARDS = 20;

export function judgeMahe(written: string): Judgement {
  const text = readText(written);
  const table = tableOf(written);
  let due = firstTurn(text) ?? { round: 1, seat: 'A' };
  for (const [index, line] of text.turns.entries()) {
    const rules = new Set([...labelFaults(line, due, table.over, 'mahe'), ...judgeTurn(table, line)]);
    if (rules.size > 0) return { wrong: index, rules: [...rules].sort(), points: null };
    due = turnAfter(line, table.seats);
  }
  const points = table.seats.map(
    (seat) =>
      (table.hands.get(seat) ?? []).reduce((sum, card) => sum + card, 0) + (table.nest === seat ? 7 : 0),
  );
  if (text.result !== null && !table.over && text.tags.get('Ended') !== 'agreed') {
    return { wrong: 'result', rules: ['mahe/unfinished'], points: null };
  }
  if (text.result !== null && table.over && text.result.join() !== points.join()) {
    return { wrong: 'result', rules: ['mahe/score-total'], points: null };
  }
  return { wrong: null, rules: [], points: table.over ? points : null };
}

function tableOf(written: string): Table {
  const text = readText(written);
  const { tags } = text;
  const seats = seatsOf(text);
  const each = Number(tags.get('Turtles') ?? (seats.length < 4 ? 2 : 1));
  const hands = new Map(
    seats.map((seat) => [seat, (tags.get(`Eggs${seat}`) ?? '').split(' ').filter(Boolean).map(Number)]),
  );
  const held = [...hands.values()].flat();
  const taken = Number(tags.get('Taken') ?? held.length);
  const over = tags.get('Turn') === 'end';
  const card = tags.get('Card');
  const stacks = new Map<number, string[]>();
  for (const word of (tags.get('Track') ?? '').split(' ').filter(Boolean)) {
    const [field = '', names = ''] = word.split(':');
    const turtles = (names.match(/[A-G][12]?/g) ?? []).map((name) => (name.length === 1 ? `${name}1` : name));
    if (field !== 'raft') stacks.set(Number(field), turtles);
  }
  return {
    seats,
    each,
    level: tags.get('Level') ?? 'basic',
    deck: (tags.get('Deck') ?? '3 3 5 5 5 3').split(' ').map(Number),
    stacks,
    hands,
    seen: card === undefined ? held : [...held, Number(card)],
    open: card === undefined ? (over ? null : 'nest') : Number(card),
    taken,
    nest: tags.get('Nest') ?? null,
    over,
  };
}

function movesIn(words: readonly string[]): readonly Move[] {
  const moves: Move[] = [];
  for (const word of words) {
    const last = moves.at(-1);
    if (word.startsWith('@') && last !== undefined) last.at = word.slice(1);
    else if (word.startsWith('=') && last !== undefined) last.shown = word.slice(1);
    else {
      const [number = '', throwing = ''] = cut(word, /^(?:(\d+):)?(.*)$/);
      moves.push({ number, dice: throwing.split('+').map(dieOf), at: null, shown: null });
    }
  }
  return moves;
}

function dieOf(text: string): Die {
  const [value = '', from = ''] = cut(text, /^\((\d+)([A-Z]?)\)$/);
  return value === ''
    ? { value: Number(text), isCard: false, from }
    : { value: Number(value), isCard: true, from };
}

function* judgeTurn(table: Table, { seat, words }: Line): Generator<string> {
  const wasOver = table.over;
  const moved: string[] = [];
  for (const move of movesIn(words)) {
    if (table.over && !wasOver) yield 'mahe/game-over';
    const number = move.number === '' ? '1' : move.number;
    const isNamed = table.each === 1 || move.number !== '';
    if (!isNamed || Number(number) > table.each || moved.includes(number)) yield 'mahe/turtle';
    moved.push(number);
    if (isNamed && Number(number) <= 2)
      yield* judgeMove(table, seat, `${seat}${table.each === 1 ? 1 : number}`, move);
  }
  const both = table.each === 1 || ['1', '2'].every((number) => moved.includes(number));
  if (!both && !table.over) yield 'mahe/turn-order';
}

function* judgeMove(table: Table, mover: string, turtle: string, move: Move): Generator<string> {
  const [from, load] = loadOf(table, turtle);
  const decider = load.at(-1)?.charAt(0) ?? mover;
  const faults = [...throwFaults(move.dice), ...cardFaults(table, mover, decider, move.dice)];
  yield* faults;

  const sum = move.dice.reduce((total, { value }) => total + value, 0);
  let field = from;
  let lays = false;
  for (let steps = sum > 7 ? 0 : sum * move.dice.length; steps > 0; steps--) {
    field = field === BEACH ? 1 : field + 1;
    if (field === BEACH) lays = true;
  }
  if (sum > 7) field = 0;
  const wins = lays && !table.over;
  if (faults.length === 0) {
    if (move.at !== null && move.at !== (field === 0 ? 'raft' : `${field}`)) yield 'mahe/landing';
    yield* revealFaults(table, wins, move.shown);
  }

  const below = (table.stacks.get(from) ?? []).filter((one) => !load.includes(one));
  table.stacks.set(from, below);
  if (field !== 0) table.stacks.set(field, [...(table.stacks.get(field) ?? []), ...load]);
  for (const die of move.dice) if (die.isCard) drop(table.hands.get(die.from || decider) ?? [], die.value);
  if (wins) winCard(table, decider, move.shown);
}

function loadOf({ stacks }: Table, turtle: string): readonly [number, readonly string[]] {
  for (const [field, stack] of stacks) {
    if (stack.includes(turtle)) return [field, stack.slice(stack.indexOf(turtle))];
  }
  return [0, [turtle]];
}

function* throwFaults(dice: readonly Die[]): Generator<string> {
  let sum = 0;
  for (const [index, { value, isCard }] of dice.entries()) {
    if (!isCard && (value < 1 || value > 6)) yield 'mahe/die';
    if (isCard && index === 0) yield 'mahe/first-die';
    if (index === 2 && sum >= 7) yield 'mahe/third-die';
    if (index > 2) yield 'mahe/dice-max';
    if (sum > 7) yield 'mahe/bust';
    sum += value;
  }
}

function* cardFaults(table: Table, mover: string, decider: string, dice: readonly Die[]): Generator<string> {
  const hands = new Map([...table.hands].map(([seat, hand]) => [seat, [...hand]]));
  let sum = 0;
  let cards = 0;
  for (const [index, { value, isCard, from }] of dice.entries()) {
    sum += value;
    if (!isCard) continue;
    cards += 1;
    if (table.level === 'basic') yield 'mahe/card-level';
    else {
      const owner = from || decider;
      if (cards > 1 || index > 2) yield 'mahe/card-once';
      if ((owner !== decider && owner !== mover) || !drop(hands.get(owner) ?? [], value))
        yield 'mahe/card-owned';
      if (sum > 7 && sum - value <= 7) yield 'mahe/card-bust';
    }
  }
}

function drop(hand: number[], card: number): boolean {
  const at = hand.indexOf(card);
  if (at >= 0) hand.splice(at, 1);
  return at >= 0;
}

function* revealFaults(table: Table, wins: boolean, shown: string | null): Generator<string> {
  const isDue = wins && table.open !== 'nest';
  const due = !isDue ? null : table.taken + 1 === CARDS ? 'nest' : 'card';
  const kind = shown === null || shown === 'nest' ? shown : 'card';
  if (kind !== due) yield 'mahe/reveal';
  if (kind !== 'card') return;
  const card = Number(shown);
  const isOneTooMany = table.seen.filter((one) => one === card).length >= (table.deck[card - 1] ?? 0);
  const all = table.taken + (typeof table.open === 'number' ? 1 : 0);
  if (isOneTooMany || all >= CARDS) yield 'mahe/card-count';
}

function winCard(table: Table, winner: string, shown: string | null): void {
  if (table.open === 'nest') {
    table.nest = winner;
    table.over = true;
    return;
  }
  if (table.open !== null) table.hands.get(winner)?.push(table.open);
  table.taken += 1;
  const isCard = shown !== null && shown !== 'nest';
  table.open = table.taken === CARDS ? 'nest' : isCard ? Number(shown) : null;
  if (typeof table.open === 'number') table.seen.push(table.open);
}
