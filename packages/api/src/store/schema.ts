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

export interface Schema {
  readonly records: RecordRow;
  readonly games: GameRow;
  readonly terms: TermRow;
}
