import type { GameState } from '@motu/engine';
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

/** How one game's board is shown: drawn, and as tables. */
export interface BoardArt {
  draw(scene: Scene): Drawing | null;
  grid(scene: Scene, seats: readonly Seated[], words: ViewerWords): readonly GridTable[];
}

const LOADS: { readonly [game in GameId]: () => Promise<BoardArt> } = {
  maori: async () => {
    const [{ drawMaori }, { maoriTable }, { maoriGrid }] = await Promise.all([
      import('../draw/maori.ts'),
      import('../draw/maori-turn.ts'),
      import('../grid/maori.ts'),
    ]);
    return art(isMaoriState, drawMaori, maoriTable, maoriGrid);
  },
  mahe: async () => {
    const [{ drawMahe, maheTable }, { maheGrid }] = await Promise.all([
      import('../draw/mahe.ts'),
      import('../grid/mahe.ts'),
    ]);
    return art(isMaheState, drawMahe, maheTable, maheGrid);
  },
  moeraki: async () => {
    const [{ drawMoeraki, moerakiTable }, { moerakiGrid }] = await Promise.all([
      import('../draw/moeraki.ts'),
      import('../grid/moeraki.ts'),
    ]);
    return art(isMoerakiState, drawMoeraki, moerakiTable, moerakiGrid);
  },
};

function art<State extends GameState>(
  isOwn: (state: GameState) => state is State,
  draw: (scene: Scene<State>) => Drawing,
  table: (scene: Scene<State>) => State,
  grid: (state: State, seats: readonly Seated[], words: ViewerWords) => readonly GridTable[],
): BoardArt {
  return {
    draw: (scene) => (isSceneOf(scene, isOwn) ? draw(scene) : null),
    grid: (scene, seats, words) => (isSceneOf(scene, isOwn) ? grid(table(scene), seats, words) : []),
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
