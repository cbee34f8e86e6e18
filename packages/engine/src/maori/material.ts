import type { MaoriBoard } from '@motu/notation';

/** What is in the box. The counts by kind are certain; the layouts are reconstructed and a record can bring its own. */

export type Kind = 'single' | 'end' | 'middle' | 'water' | 'volcano';

export const KINDS: readonly Kind[] = ['single', 'end', 'middle', 'water', 'volcano'];

/** Tiles of each kind, in the order of `KINDS`: 97 in all. */
export const BOX: readonly number[] = [10, 54, 14, 17, 2];

export const WOODEN_SHELLS = 30;
export const STARTING_SHELLS = 5;
/** Face-down tiles once the display is laid out. */
export const FULL_STACK = 81;

interface PlayerBoard {
  /** Rows from the top, in the signs of the Layout tag. */
  readonly rows: readonly string[];
  /** Boats printed off the spaces. */
  readonly boats: number;
  readonly players: number;
}

export const PLAYER_BOARDS: { readonly [board in MaoriBoard]: PlayerBoard } = {
  front: { rows: ['....', '....', '....', '....'], boats: 2, players: 5 },
  atoll: { rows: ['.....', '.ooo.', '.oBo.', '.....'], boats: 1, players: 4 },
};

export const FEWEST_PLAYERS = 2;

/** Symbols to draw from for dealt games: the sources do not say how they are spread, so this is only plausible. */
export const DEALT_SYMBOLS: { readonly [kind in Kind]: readonly string[] } = {
  single: ['p', 'pp', 'ph', 'pb', 'ps', 'pp'],
  end: ['p', 'p', 'pp', 'ph', 'pl', 'pl', 'l', 'b', 'pb', 's', 'ps', 'h', 'pp', ''],
  middle: ['p', 'pp', 'ph', 'pl', 'pL', 'pLl', 'h', 'Ll', 'b', 's'],
  water: ['', '', 'b', 'b', 's', 's', 'ss', 'bb'],
  volcano: [''],
};
