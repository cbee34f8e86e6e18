// Mahé at level basic with one turtle each, as it would be written by hand for speed alone: one state, changed
// in place, a yes or no for an answer. What Motu adds to this is what its time over this buys.

const RAFT = 0;
const BEACH = 21;
const NEST = 7;
const CARDS_PLAYED = 20;

export interface Race {
  readonly at: number[];
  readonly order: number[];
  readonly eggs: number[];
  readonly revealed: number[];
  card: number;
  taken: number;
  isOver: boolean;
}

export interface Throw {
  readonly dice: readonly { readonly value: number }[];
  readonly landing: { readonly value: number | 'raft' } | null;
  readonly reveal: { readonly value: number | 'nest' } | null;
}

export function newRace(players: number, card: number): Race {
  const revealed = [0, 0, 0, 0, 0, 0, 0];
  revealed[card] = 1;
  const turtles = Array.from({ length: players }, (_, turtle) => turtle);
  return {
    at: turtles.map(() => RAFT),
    order: [...turtles],
    eggs: turtles.map(() => 0),
    revealed,
    card,
    taken: 0,
    isOver: false,
  };
}

const DECK = [0, 3, 3, 5, 5, 5, 3];

/** Plays a throw of a turtle. False if it breaks a rule. */
export function play(race: Race, turtle: number, { dice, landing, reveal }: Throw): boolean {
  if (race.isOver || dice.length === 0 || dice.length > 3) return false;
  let sum = 0;
  for (let i = 0; i < dice.length; i++) {
    const value = dice[i]?.value ?? 0;
    if (value < 1 || value > 6 || sum > 7 || (i === 2 && sum >= 7)) return false;
    sum += value;
  }
  const from = race.at[turtle] ?? RAFT;
  const distance = sum > 7 ? 0 : sum * dice.length;
  const to = sum > 7 ? RAFT : ((from + distance - 1) % BEACH) + 1;
  const owner = carry(race, turtle, from, to);
  if (landing !== null && landing.value !== (to === RAFT ? 'raft' : to)) return false;
  const lays = sum <= 7 && (from % BEACH) + distance >= BEACH;
  return lays ? lay(race, owner, reveal?.value ?? null) : reveal === null;
}

const load: number[] = [];

/** Moves the turtle with its riders, and says whose is on top. */
function carry({ at, order }: Race, turtle: number, from: number, to: number): number {
  const first = order.indexOf(turtle);
  let kept = 0;
  let count = 0;
  for (let i = 0; i < order.length; i++) {
    const one = order[i] ?? 0;
    const isMoved = i === first || (i > first && from !== RAFT && at[one] === from);
    if (isMoved) load[count++] = one;
    else order[kept++] = one;
  }
  for (let i = 0; i < count; i++) {
    const one = load[i] ?? 0;
    at[one] = to;
    order[kept + i] = one;
  }
  return load[count - 1] ?? turtle;
}

function lay(race: Race, owner: number, reveal: number | 'nest' | null): boolean {
  race.eggs[owner] = (race.eggs[owner] ?? 0) + race.card;
  if (race.card === NEST) {
    race.isOver = true;
    return reveal === null;
  }
  race.taken++;
  if (race.taken === CARDS_PLAYED) {
    race.card = NEST;
    return reveal === 'nest';
  }
  if (typeof reveal !== 'number') return false;
  const seen = (race.revealed[reveal] ?? 0) + 1;
  race.revealed[reveal] = seen;
  race.card = reveal;
  return seen <= (DECK[reveal] ?? 0);
}
