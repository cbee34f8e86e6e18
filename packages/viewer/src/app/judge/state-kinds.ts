import type { GameState } from '@motu/engine';
import type { MaheState } from '@motu/engine/mahe/state';
import type { MaoriState } from '@motu/engine/maori/state';
import type { MoerakiState } from '@motu/engine/moeraki/state';

export function isMaoriState(state: GameState): state is MaoriState {
  return 'display' in state;
}

export function isMaheState(state: GameState): state is MaheState {
  return 'eggs' in state;
}

export function isMoerakiState(state: GameState): state is MoerakiState {
  return 'hollows' in state;
}
