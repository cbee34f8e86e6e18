import type { GameState, SeatScore } from '@motu/engine';
import type { GameId, Seat } from '@motu/notation';

/** How one game is scored, by the engine's own count. */
export interface ScoreArt {
  score(state: GameState): readonly SeatScore[];
  /** The spaces of a seat that count for nothing because their island is unfinished. */
  unfinished(state: GameState, seat: Seat): readonly string[];
}

const LOADS: { readonly [game in GameId]: () => Promise<ScoreArt> } = {
  maori: async () => (await import('./score-maori.ts')).maoriScore,
  mahe: async () => (await import('./score-mahe.ts')).maheScore,
  moeraki: async () => (await import('./score-moeraki.ts')).moerakiScore,
};

const ready = new Map<GameId, ScoreArt>();

/** Null until it has been loaded. */
export function scoreNow(game: GameId): ScoreArt | null {
  return ready.get(game) ?? null;
}

export async function loadScore(game: GameId): Promise<ScoreArt> {
  const found = ready.get(game) ?? remembering(await LOADS[game]());
  ready.set(game, found);
  return found;
}

/** The same state has the same score: a chart asks for all of them at every turn. */
function remembering({ score, unfinished }: ScoreArt): ScoreArt {
  const known = new WeakMap<GameState, readonly SeatScore[]>();
  return {
    unfinished,
    score: (state) => {
      const found = known.get(state) ?? score(state);
      known.set(state, found);
      return found;
    },
  };
}
