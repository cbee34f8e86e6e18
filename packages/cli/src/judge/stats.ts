import type { Judged } from '@motu/formats';

/** A number over many games, so that parts can be added up. */
export interface Spread {
  readonly count: number;
  readonly sum: number;
  readonly least: number;
  readonly most: number;
}

export interface SeatStats {
  readonly wins: number;
  readonly scores: Spread | null;
}

/** What a heap of games has in common. Every member can be added to that of another heap. */
export interface GameStats {
  readonly verdicts: { readonly [verdict: string]: number };
  readonly turns: Spread | null;
  readonly seats: { readonly [seat: string]: SeatStats };
  readonly ways: { readonly [way: string]: number };
  readonly draws: number;
}

export interface Stats {
  readonly games: { readonly [game: string]: GameStats };
  /** In how many games each rule was broken. */
  readonly rules: { readonly [rule: string]: number };
}

export const NO_STATS: Stats = { games: {}, rules: {} };

export function addGame(stats: Stats, { report }: Judged): Stats {
  const { outcome, verdict, turns, seats } = report;
  const game = report.game ?? 'unknown';
  const isEnded = outcome.ended !== 'open';
  const one: GameStats = {
    verdicts: { [verdict]: 1 },
    turns: verdict === 'unreadable' ? null : spread(turns.length),
    seats: isEnded
      ? Object.fromEntries(
          seats.map(({ seat }, at) => {
            const score = outcome.scores?.[at];
            const wins = outcome.winners.includes(seat) ? 1 : 0;
            return [seat, { wins, scores: score === undefined ? null : spread(score) }];
          }),
        )
      : {},
    ways: outcome.way === null ? {} : { [outcome.way]: 1 },
    draws: isEnded && outcome.winners.length !== 1 ? 1 : 0,
  };
  const broken = new Set(report.findings.map(({ rule }) => rule));
  return addStats(stats, {
    games: { [game]: one },
    rules: Object.fromEntries([...broken].map((rule) => [rule, 1])),
  });
}

export function addStats(one: Stats, other: Stats): Stats {
  return {
    games: merged(one.games, other.games, addGames),
    rules: merged(one.rules, other.rules, plus),
  };
}

function addGames(one: GameStats, other: GameStats): GameStats {
  return {
    verdicts: merged(one.verdicts, other.verdicts, plus),
    turns: addSpreads(one.turns, other.turns),
    seats: merged(one.seats, other.seats, (left, right) => ({
      wins: left.wins + right.wins,
      scores: addSpreads(left.scores, right.scores),
    })),
    ways: merged(one.ways, other.ways, plus),
    draws: one.draws + other.draws,
  };
}

function plus(one: number, other: number): number {
  return one + other;
}

function spread(value: number): Spread {
  return { count: 1, sum: value, least: value, most: value };
}

function addSpreads(one: Spread | null, other: Spread | null): Spread | null {
  if (one === null || other === null) return one ?? other;
  return {
    count: one.count + other.count,
    sum: one.sum + other.sum,
    least: Math.min(one.least, other.least),
    most: Math.max(one.most, other.most),
  };
}

/** Keys are ids of games, rules, seats and verdicts, never text from a record. */
function merged<T>(
  one: { readonly [key: string]: T },
  other: { readonly [key: string]: T },
  add: (left: T, right: T) => T,
): { readonly [key: string]: T } {
  const result: { [key: string]: T } = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = result[key];
    result[key] = before === undefined ? value : add(before, value);
  }
  return result;
}
