import type { GameState, SeatScore } from '@motu/engine';
import type { GameId } from '@motu/notation';
import {
  isMaheState,
  isMaoriState,
  isMoerakiState,
  isSceneOf,
  type Scene,
  type Seated,
} from '../draw/scene.ts';
import type { Drawing } from '../draw/tree.ts';
import type { GridTable } from '../grid/grid.ts';
import type { ViewerWords } from '../words/words.ts';

/** How one game is shown: its board drawn and as tables, and its score. */
export interface BoardArt {
  draw(scene: Scene): Drawing | null;
  grid(scene: Scene, seats: readonly Seated[], words: ViewerWords): readonly GridTable[];
  /** The score as it stands, by the engine's own count. */
  score(state: GameState): readonly SeatScore[];
}

const LOADS: { readonly [game in GameId]: () => Promise<BoardArt> } = {
  maori: async () => {
    const [{ drawMaori }, { maoriGrid }, { scoresOf }] = await Promise.all([
      import('../draw/maori.ts'),
      import('../grid/maori.ts'),
      import('@motu/engine/maori/score'),
    ]);
    return art(isMaoriState, drawMaori, maoriGrid, scoresOf);
  },
  mahe: async () => {
    const [{ drawMahe }, { maheGrid }, { score }] = await Promise.all([
      import('../draw/mahe.ts'),
      import('../grid/mahe.ts'),
      import('@motu/engine/mahe/score'),
    ]);
    return art(isMaheState, drawMahe, maheGrid, score);
  },
  moeraki: async () => {
    const [{ drawMoeraki }, { moerakiGrid }, { score }] = await Promise.all([
      import('../draw/moeraki.ts'),
      import('../grid/moeraki.ts'),
      import('@motu/engine/moeraki/score'),
    ]);
    return art(isMoerakiState, drawMoeraki, moerakiGrid, score);
  },
};

function art<State extends GameState>(
  isOwn: (state: GameState) => state is State,
  draw: (scene: Scene<State>) => Drawing,
  grid: (state: State, seats: readonly Seated[], words: ViewerWords) => readonly GridTable[],
  score: (state: State) => readonly SeatScore[],
): BoardArt {
  const known = new WeakMap<GameState, readonly SeatScore[]>();
  return {
    draw: (scene) => (isSceneOf(scene, isOwn) ? draw(scene) : null),
    grid: ({ state }, seats, words) => (isOwn(state) ? grid(state, seats, words) : []),
    score: (state) => {
      const found = known.get(state) ?? (isOwn(state) ? score(state) : []);
      known.set(state, found);
      return found;
    },
  };
}

const ready = new Map<GameId, BoardArt>();

/** Null until it has been loaded. */
export function boardNow(game: GameId): BoardArt | null {
  return ready.get(game) ?? null;
}

export async function loadBoard(game: GameId): Promise<BoardArt> {
  const found = ready.get(game) ?? (await LOADS[game]());
  ready.set(game, found);
  return found;
}
