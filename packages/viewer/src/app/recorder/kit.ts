import type { Broken, Game, GameState, GameTypes, RuleId } from '@motu/engine';
import type { Comment, Json, OpenResult, PlayableRecord, Turn } from '@motu/notation';

/** What the recorder waits for. */
export type Need =
  | 'explorer'
  | 'action'
  | 'space'
  | 'refill'
  | 'turtle'
  | 'die'
  | 'die-or-stop'
  | 'reveal'
  | 'ball'
  | 'stone';

export type Group =
  | 'explorer'
  | 'take'
  | 'space'
  | 'remove'
  | 'shape'
  | 'other'
  | 'ship'
  | 'turtle'
  | 'die'
  | 'card'
  | 'reveal'
  | 'hollow'
  | 'tane';

/** Something that can be pressed, on the board or beside it. What is not legal can be pressed all the same. */
export interface Offer {
  /** Its name on the board too: `position:N3`, `place:7`, `space:A:c3`, `hollow:f6`, `die:4`. */
  readonly spot: string;
  readonly group: Group;
  /** In the notation's own words: `N3`, `c3`, `>p`. */
  readonly text: string;
  /** What it costs; null where nothing is paid. */
  readonly shells: number | null;
  readonly isLegal: boolean;
  readonly isChosen: boolean;
}

/** Why a press was not taken at all: nothing in the notation could say it. */
export type Slip = 'explorer-first' | 'not-in-line' | 'not-your-board' | 'nothing-there';

export interface Pressed<Hand> {
  readonly hand: Hand;
  readonly slip: Slip | null;
}

/** How a turn of one game is put together by pressing things. Rules are asked of the game, never answered here. */
export interface Kit<T extends GameTypes, Hand> {
  readonly game: Game<T>;
  readonly empty: Hand;
  isState(state: GameState): state is T['state'];
  offers(state: T['state'], hand: Hand): readonly Offer[];
  press(state: T['state'], hand: Hand, spot: string): Pressed<Hand>;
  /** The move as far as it is said; null while nothing is. */
  move(state: T['state'], hand: Hand): T['move'] | null;
  need(state: T['state'], hand: Hand): Need | null;
  /** Rules that only say that the turn is not finished yet. */
  pending(need: Need): ReadonlySet<RuleId>;
  /** The turn as far as it is said; `…` stands for what is still to come. */
  print(turn: Turn<T['part']>, need: Need | null): string;
  /** A finished legal turn is written without being asked. */
  isPlain(state: T['state'], hand: Hand): boolean;
}

/** A record whose turns can be exchanged. */
export interface Sheet<T extends GameTypes> {
  readonly setup: T['setup'];
  readonly turns: readonly Turn<T['part']>[];
  readonly result: T['result'] | OpenResult | null;
  /** What was said about the result. */
  readonly comments: readonly Comment[];
  /** The players ended the game themselves. */
  readonly isEnded: boolean;
  /** What the game before it in the same file left for this one. */
  readonly match: Json;
  with(turns: readonly Turn<T['part']>[], result: T['result'] | OpenResult): PlayableRecord;
}

export function taken<Hand>(hand: Hand): Pressed<Hand> {
  return { hand, slip: null };
}

export function refused<Hand>(hand: Hand, slip: Slip): Pressed<Hand> {
  return { hand, slip };
}

/** What a move breaks, of those things that `isAsked` is about. */
export function isFree(broken: Iterable<Broken>, isAsked: (one: Broken) => boolean): boolean {
  for (const one of broken) if (isAsked(one)) return false;
  return true;
}
