import type { Generated } from 'kysely';

/** A file of games. JSON and times are text, so that every engine holds the same. */
export interface RecordRow {
  readonly id: string;
  readonly family: string;
  readonly previous: string | null;
  readonly next: string | null;
  readonly text: string;
  readonly token_hash: string;
  readonly kept: string;
  readonly judged_by: string;
  /** JSON: the games' summaries. */
  readonly games: string;
  /** JSON: the games' verdicts with their findings. */
  readonly verdicts: string;
  /** JSON: what newer judges said differently. */
  readonly changes: string;
}

/** One game of a current record, in narrow columns: what listings go through. */
export interface GameRow {
  readonly seq: Generated<number>;
  readonly record: string;
  readonly number: number;
  readonly game: string;
  readonly edition: string;
  readonly level: string;
  readonly verdict: string;
  /** Empty where none is known, so that pages by date can go through all games. */
  readonly date: string;
  readonly turns: number;
  readonly kept: string;
  /** JSON: the summary, as listings give it. */
  readonly summary: string;
}

/** What a game can be found by, one row each: `player:ana`, `event:open 2026`, `broken:…`, `word:ana`. */
export interface TermRow {
  readonly term: string;
  readonly seq: number;
}

/** Many records that are judged together. */
export interface BatchRow {
  readonly id: string;
  readonly kind: BatchKind;
  readonly token_hash: string;
  readonly created: string;
  readonly finished: string | null;
  /** How many records it has; null while they are still arriving. */
  readonly total: number | null;
  readonly done: number;
  readonly legal: number;
  readonly illegal: number;
  readonly unreadable: number;
  readonly changed: number;
}

export type BatchKind = 'keep' | 'rejudge';

export interface BatchItemRow {
  readonly batch: string;
  /** Counted from 1. */
  readonly number: number;
  /** The name of its file, or the id of the record that is judged again. */
  readonly name: string;
  /** Empty once it is kept, and where a kept record is judged again. */
  readonly text: string;
  readonly changed: number;
  /** JSON: what came of it; null while nothing has. */
  readonly result: string | null;
}

/** How often an address asked since a moment, for all processes together. */
export interface RateRow {
  readonly key: string;
  readonly since: number;
  readonly count: number;
}

export interface Schema {
  readonly batches: BatchRow;
  readonly batch_items: BatchItemRow;
  readonly rates: RateRow;
  readonly records: RecordRow;
  readonly games: GameRow;
  readonly terms: TermRow;
}
