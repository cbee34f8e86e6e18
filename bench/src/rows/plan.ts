/** How much is measured. Slow peers get fewer games: rates are compared, not times. */
export interface Plan {
  readonly games: number;
  readonly rounds: number;
  /** Seconds of CPU time that a subject warms up: after that the compiler has done most of its work. */
  readonly warm: number;
  readonly slowGames: number;
  readonly growth: readonly number[];
  readonly startups: number;
  /** Rounds of what takes seconds each: programs, servers, databases, browsers. */
  readonly slowRounds: number;
  /** Games in a batch. */
  readonly queued: number;
  /** Games in the library that is listed and searched. */
  readonly libraryGames: number;
  /** How long the service is asked at a time. */
  readonly seconds: number;
}

export const fullPlan: Plan = {
  games: 20_000,
  rounds: 5,
  warm: 1.5,
  slowGames: 1_000,
  growth: [1_000, 10_000, 100_000, 1_000_000],
  startups: 5,
  slowRounds: 5,
  queued: 4_000,
  libraryGames: 200_000,
  seconds: 5,
};

export const quickPlan: Plan = {
  games: 1_000,
  rounds: 5,
  warm: 0.4,
  slowGames: 50,
  growth: [1_000, 10_000],
  startups: 3,
  slowRounds: 2,
  queued: 100,
  libraryGames: 5_000,
  seconds: 1,
};
