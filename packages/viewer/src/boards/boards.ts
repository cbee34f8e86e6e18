import type { GameId } from '@motu/notation';
import type { BoardArt } from './art.ts';

const LOADS: { readonly [game in GameId]: () => Promise<BoardArt> } = {
  maori: async () => (await import('./maori.ts')).maoriBoard,
  mahe: async () => (await import('./mahe.ts')).maheBoard,
  moeraki: async () => (await import('./moeraki.ts')).moerakiBoard,
};

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
