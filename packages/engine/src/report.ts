import type { Comment, Finding, GameId, Glyph, Json, Seat, Span } from '@motu/notation';
import type { RuleId } from './catalogue/rules.ts';
import type { Fact, GameState, Outcome, SeatScore } from './game.ts';

export type Verdict = 'legal' | 'illegal' | 'unreadable';

export type ReportFinding = Finding<RuleId>;

export interface TurnReport<State extends GameState = GameState> {
  readonly label: string;
  readonly round: number;
  readonly seat: Seat;
  /** Where the turn stands in the text. */
  readonly span: Span;
  readonly readable: boolean;
  /** The state after the turn. */
  readonly state: State;
  readonly facts: readonly Fact[];
  /** Findings of this turn; those of its variations stand with their own turns. */
  readonly findings: readonly ReportFinding[];
  readonly sic: boolean;
  readonly glyphs: readonly Glyph[];
  readonly comments: readonly Comment[];
  readonly variations: readonly (readonly TurnReport<State>[])[];
}

export interface RulingUse {
  readonly name: string;
  readonly value: string;
}

export interface Report<State extends GameState = GameState> {
  readonly game: GameId | null;
  readonly verdict: Verdict;
  readonly edition: string | null;
  readonly level: string | null;
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  /** All findings, variations included, in the order of the text. */
  readonly findings: readonly ReportFinding[];
  /** The state before the first turn; null where nothing could be replayed. */
  readonly start: State | null;
  readonly turns: readonly TurnReport<State>[];
  /** The score as it stands after the last turn. */
  readonly score: readonly SeatScore[];
  readonly outcome: Outcome;
  /** The rulings that mattered, with the answer that was used. */
  readonly rulings: readonly RulingUse[];
  /** What the next game of the same match must know. */
  readonly match: Json;
}
