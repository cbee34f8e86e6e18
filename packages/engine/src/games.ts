import type { GameId } from '@motu/notation';
import { mahe } from './mahe/game.ts';
import { maori } from './maori/game.ts';
import { moeraki } from './moeraki/game.ts';

export const games = { maori, mahe, moeraki };

/** What is known of a game without playing it. */
export function gameOf(id: GameId): {
  readonly editions: readonly string[];
  readonly levels: readonly string[];
} {
  return games[id];
}
