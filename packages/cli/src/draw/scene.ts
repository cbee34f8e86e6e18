import type { GameState, Locale } from '@motu/engine';
import type { MaheState } from '@motu/engine/mahe/state';
import type { MaoriState } from '@motu/engine/maori/state';
import type { MoerakiState } from '@motu/engine/moeraki/state';
import type { Paint } from '@motu/formats';
import type { Seat } from '@motu/notation';

/** A position to draw, and what it was before, so that changes can be set off. */
export interface Scene<State extends GameState = GameState> {
  readonly state: State;
  readonly before: State | null;
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  readonly locale: Locale;
  readonly paint: Paint;
  readonly width: number;
  /** Whether there is little room from top to bottom. */
  readonly isTight: boolean;
}

export function isMaori(scene: Scene): scene is Scene<MaoriState> {
  return 'display' in scene.state;
}

export function isMahe(scene: Scene): scene is Scene<MaheState> {
  return 'eggs' in scene.state;
}

export function isMoeraki(scene: Scene): scene is Scene<MoerakiState> {
  return 'hollows' in scene.state;
}
