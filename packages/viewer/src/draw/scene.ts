import type { Fact, GameState, TurnReport } from '@motu/engine';
import type { MaheState } from '@motu/engine/mahe/state';
import type { MaoriState } from '@motu/engine/maori/state';
import type { MoerakiState } from '@motu/engine/moeraki/state';
import type { Finding, Legal, Seat } from '@motu/notation';
import type { BoardWords } from '../words/words.ts';

/** How much of a turn is shown: what moves first, what follows, the whole. */
export type Phase = 1 | 2 | 3;

/** A line of the score that the reader looks at: where it comes from is shown on the board. */
export interface ScoreFocus {
  readonly seat: Seat;
  readonly rule: string;
  readonly where: readonly string[];
  /** What counts for nothing there: spaces of unfinished islands. */
  readonly unfinished: readonly string[];
}

export interface Seated {
  readonly seat: Seat;
  readonly name: string;
}

/** Everything a board's drawing depends on. */
export interface Scene<State extends GameState = GameState> {
  readonly state: State;
  /** The state before the turn; null at the start. */
  readonly before: State | null;
  readonly turn: Pick<TurnReport, 'seat' | 'facts'> | null;
  readonly phase: Phase;
  readonly seats: readonly Seated[];
  readonly form: 'wide' | 'tall';
  readonly words: BoardWords;
  readonly focus: ScoreFocus | null;
  /** What would have been legal, and what the finding says besides. */
  readonly legal: Legal | null;
  readonly wrong: Finding['params'];
  readonly threats: boolean;
  /** Whether places can be chosen: a drawing for a file needs no such areas. */
  readonly picks: boolean;
}

export function isMaoriState(state: GameState): state is MaoriState {
  return 'display' in state;
}

export function isMaheState(state: GameState): state is MaheState {
  return 'eggs' in state;
}

export function isMoerakiState(state: GameState): state is MoerakiState {
  return 'hollows' in state;
}

export function isSceneOf<State extends GameState>(
  scene: Scene,
  isOwn: (state: GameState) => state is State,
): scene is Scene<State> {
  return isOwn(scene.state);
}

export function nameOfSeat({ seats }: Pick<Scene, 'seats'>, seat: Seat): string {
  return seats.find((one) => one.seat === seat)?.name ?? '';
}

/** Whose turn is shown, or comes first. */
export function moverOf({ turn, state }: Scene): Seat {
  return turn?.seat ?? state.turn.seat;
}

/** Names come from records and can have any length; the boards have room for so much. */
export function shortName(name: string, most = 18): string {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : name;
}

export function factOf(scene: Scene, ...kinds: readonly string[]): Fact | null {
  return scene.turn?.facts.find(({ kind }) => kinds.includes(kind)) ?? null;
}

export function numberIn(fact: Fact | null, name: string): number | null {
  const value = fact?.params[name];
  return typeof value === 'number' ? value : null;
}

/** The values that the hints of a finding name: spaces, positions, hollows. */
export function hintsOf({ legal }: Scene, name: string): readonly string[] {
  if (legal === null) return [];
  return legal.options.map((option) => option[name]).filter((value) => typeof value === 'string');
}
