import type { Json, MoerakiSetup, Point } from '@motu/notation';
import type { Broken, Outcome } from '../game.ts';
import { hollowName } from './board.ts';
import type { MoerakiRulings } from './rulings.ts';
import type { MoerakiState } from './state.ts';

/** What a Kemu, a match, has come to. Players are known by name: the winner of one game is A in the next. */
type Kemu = {
  readonly kemu: number;
  readonly names: readonly [string, string];
  readonly wins: readonly [number, number];
  /** Of the last game: who placed the ball and where, and who won; `drawn` and `open` ones have no winner. */
  readonly starter: string;
  readonly ball: Point | null;
  readonly ended: 'won' | 'drawn' | 'open';
  readonly winner: string | null;
};

/** How a match stands: to how many wins it goes, and who has how many. */
export interface KemuScore {
  readonly length: number;
  readonly players: readonly { readonly name: string; readonly wins: number }[];
  readonly winner: string | null;
}

/** The score of the match that a report hands on; null where the game belongs to none. */
export function kemuScore(match: Json): KemuScore | null {
  if (!isKemu(match)) return null;
  const players = match.names.map((name, n) => ({ name, wins: match.wins[n] ?? 0 }));
  const winner = players.find(({ wins }) => wins >= match.kemu)?.name ?? null;
  return { length: match.kemu, players, winner };
}

/** The Kemu that this game continues, if it does. */
export function continuedKemu(setup: MoerakiSetup, before: Json): Kemu | null {
  const names = namesOf(setup);
  if (!isKemu(before) || setup.kemu?.value !== before.kemu || names === null) return null;
  if (setup.round?.value === 1) return null;
  return names.every((name) => before.names.includes(name)) &&
    before.names.every((name) => names.includes(name))
    ? before
    : null;
}

export function* checkKemu(kemu: Kemu, setup: MoerakiSetup, rulings: MoerakiRulings): Generator<Broken> {
  const leader = kemu.wins[0] >= kemu.wins[1] ? 0 : 1;
  if (kemu.wins[leader] >= kemu.kemu) {
    yield {
      rule: 'moeraki/kemu-over',
      params: { winner: kemu.names[leader], wins: kemu.kemu },
      ...(setup.kemu === null ? {} : { span: setup.kemu.span }),
    };
  }
  const first = setup.seats[0];
  const expected = starterAfter(kemu, rulings);
  if (first !== undefined && expected !== null && first.name !== expected) {
    yield {
      rule: 'moeraki/kemu-starter',
      variant: kemu.ended === 'won' ? 'winner' : 'draw',
      params: { found: first.name, expected },
      span: first.span,
    };
  }
}

/** Nobody can say who begins after a game without an end. */
function starterAfter(kemu: Kemu, rulings: MoerakiRulings): string | null {
  switch (kemu.ended) {
    case 'won':
      return kemu.winner;
    case 'drawn':
      if (rulings['draw-starter'] === 'same') return kemu.starter;
      return kemu.names.find((name) => name !== kemu.starter) ?? null;
    case 'open':
      return null;
  }
}

export function kemuAfter(
  state: MoerakiState | null,
  outcome: Outcome,
  setup: MoerakiSetup,
  before: Json,
): Kemu | null {
  const names = namesOf(setup);
  if (setup.kemu === null || names === null) return null;
  const continued = continuedKemu(setup, before);
  const [starter] = names;
  const ball = state?.hollows.ball ?? null;
  const seat = outcome.winners[0];
  const winner = seat === undefined ? null : seat === 'A' ? names[0] : names[1];
  const [one, other] = continued?.names ?? names;
  const [wins, otherWins] = continued?.wins ?? [0, 0];
  return {
    kemu: setup.kemu.value,
    names: [one, other],
    wins:
      winner === null ? [wins, otherWins] : winner === one ? [wins + 1, otherWins] : [wins, otherWins + 1],
    starter,
    ball: ball === null ? null : hollowName(ball),
    ended: winner !== null ? 'won' : outcome.ended === 'open' ? 'open' : 'drawn',
    winner,
  };
}

function namesOf({ seats }: MoerakiSetup): readonly [string, string] | null {
  const [one, other] = seats;
  return seats.length !== 2 || one === undefined || other === undefined ? null : [one.name, other.name];
}

/** Only what `kemuAfter` made has these members. */
function isKemu(value: Json): value is Kemu {
  return typeof value === 'object' && value !== null && 'kemu' in value && 'starter' in value;
}
