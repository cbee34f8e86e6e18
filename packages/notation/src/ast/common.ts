import type { Finding, NotationRule } from '../finding.ts';
import type { Span } from '../span.ts';

export type GameId = 'maori' | 'mahe' | 'moeraki';

/** A seat's letter, `A` to `Z`. */
export type Seat = string;

export interface Comment {
  readonly text: string;
  readonly span: Span;
}

/** A value read from a tag, with the place where it stands (inside the quotes). */
export interface Valued<T> {
  readonly value: T;
  readonly span: Span;
}

export interface Tag {
  readonly name: string;
  /** Unescaped; where the notation defines the value's form, in its canonical spelling. */
  readonly value: string;
  readonly span: Span;
  readonly valueSpan: Span;
  readonly comments: readonly Comment[];
}

export interface SeatTag {
  readonly seat: Seat;
  readonly name: string;
  readonly span: Span;
}

/** One `name=value` of the Ruling tag. */
export interface RulingChoice {
  readonly name: string;
  readonly value: string;
  readonly span: Span;
}

/** A round and a seat: `12C`. */
export interface TurnRef {
  readonly round: number;
  readonly seat: Seat;
}

export interface Label extends TurnRef {
  readonly span: Span;
}

export type Ended = 'agreed' | 'resigned';

/** What the tags of any game say. Each game's set-up adds its own. */
export interface CommonSetup {
  readonly seats: readonly SeatTag[];
  readonly ruling: readonly RulingChoice[];
  readonly ended: Valued<Ended> | null;
  /** Where a position starts; `end`: nothing is played, the result alone is judged. */
  readonly turn: Valued<TurnRef | 'end'> | null;
}

export type Glyph = '!' | '?' | '!!' | '??' | '!?' | '?!';

export interface Turn<Part> {
  readonly label: Label;
  readonly parts: readonly Part[];
  /** False after a syntax error: `parts` holds what was read before it. */
  readonly readable: boolean;
  readonly sic: boolean;
  readonly glyphs: readonly Glyph[];
  readonly comments: readonly Comment[];
  readonly variations: readonly Variation<Part>[];
  /** From the label to the end of the last part (or `sic` or glyph); comments and variations lie outside. */
  readonly span: Span;
}

/** Turns that replace the turn they follow. */
export interface Variation<Part> {
  /** Comments between `(` and the first turn. */
  readonly opening: readonly Comment[];
  readonly turns: readonly Turn<Part>[];
  /** Comments after `)`. */
  readonly comments: readonly Comment[];
  readonly span: Span;
}

/** `*`: the record stops here and claims nothing. */
export interface OpenResult {
  readonly kind: 'open';
  readonly comments: readonly Comment[];
  readonly span: Span;
}

/** `# 37 31`: points in seat order. */
export interface PointsResult {
  readonly kind: 'points';
  readonly points: readonly number[];
  readonly comments: readonly Comment[];
  readonly span: Span;
}

export interface RecordOf<Id extends GameId, Setup, Part, Result> {
  readonly game: Id;
  /** False if the form errors keep the game as a whole from being replayed. */
  readonly readable: boolean;
  /** Comments before the first tag. */
  readonly comments: readonly Comment[];
  readonly tags: readonly Tag[];
  readonly setup: Setup;
  readonly turns: readonly Turn<Part>[];
  readonly result: Result | null;
  readonly problems: readonly Finding<NotationRule>[];
  readonly span: Span;
}

/** A text whose game is not known: its tags are read, its turns cannot be. */
export interface UnknownRecord {
  readonly game: null;
  readonly readable: false;
  readonly comments: readonly Comment[];
  readonly tags: readonly Tag[];
  readonly problems: readonly Finding<NotationRule>[];
  readonly span: Span;
}
