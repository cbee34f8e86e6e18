import type { GameId } from '@motu/notation';
import type { Batches } from './batches.ts';
import type { Rates } from './rates.ts';

export type KeptVerdict = 'legal' | 'illegal';

/** What is kept of one game beside the text, so that it can be found. */
export interface GameSummary {
  /** The game's place in its file, from 1. */
  readonly number: number;
  readonly game: GameId;
  readonly edition: string;
  readonly level: string;
  readonly verdict: KeptVerdict;
  readonly players: readonly string[];
  readonly event: string | null;
  readonly date: string | null;
  readonly turns: number;
  readonly scores: readonly number[] | null;
  readonly winners: readonly string[];
  readonly way: string | null;
  /** The rules that the game breaks, each once. */
  readonly broken: readonly string[];
}

/** A text with what a version of the judge says of it. */
export interface Judgement {
  readonly judgedBy: string;
  readonly games: readonly GameSummary[];
  /** The verdicts of all games as JSON text: the jsonl objects in an array. */
  readonly verdicts: string;
}

export interface NewRecord extends Judgement {
  /** The hash of the canonical text. */
  readonly id: string;
  readonly text: string;
  readonly tokenHash: string;
  /** When, as ISO text. */
  readonly kept: string;
}

/** What a newer judge said differently. */
export interface Change {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly before: { readonly verdict: string; readonly broken: readonly string[] };
  readonly after: { readonly verdict: string; readonly broken: readonly string[] };
}

export interface StoredRecord extends NewRecord {
  /** The first version's id, which all versions share. */
  readonly family: string;
  readonly previous: string | null;
  readonly next: string | null;
  readonly changes: readonly Change[];
}

export interface ListedGame extends GameSummary {
  readonly record: string;
  readonly kept: string;
}

export interface Filter {
  readonly game?: string | undefined;
  readonly edition?: string | undefined;
  readonly level?: string | undefined;
  readonly verdict?: string | undefined;
  readonly player?: string | undefined;
  readonly event?: string | undefined;
  /** The id of a rule that the game breaks. */
  readonly broken?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Beginnings of words in the names of the players and of the event. */
  readonly q?: string | undefined;
}

export const sorts = ['-kept', 'kept', '-date', 'date', '-turns', 'turns'] as const;
export type Sort = (typeof sorts)[number];

export interface PageRequest {
  readonly sort: Sort;
  readonly limit: number;
  readonly cursor: string | null;
}

export interface Page {
  readonly games: readonly ListedGame[];
  readonly next: string | null;
}

export interface Stats {
  readonly games: number;
  /** There were more games than are counted at once: these are the newest. */
  readonly capped: boolean;
  readonly verdicts: { readonly [verdict: string]: number };
  readonly byGame: { readonly [game: string]: number };
  readonly broken: readonly { readonly rule: string; readonly games: number }[];
  readonly scores: readonly {
    readonly game: string;
    readonly scores: number;
    readonly lowest: number;
    readonly highest: number;
    readonly mean: number;
  }[];
  readonly turns: { readonly lowest: number; readonly highest: number; readonly mean: number } | null;
}

export type Amended = 'amended' | 'missing' | 'superseded' | 'taken';

/** A cursor that this store never gave, or gave for another order. */
export type ListFault = 'bad-cursor';

/** Why the store could not do what it was asked: `full` is the disk, `busy` another writer. */
export type StoreFault = 'full' | 'busy' | 'other';

export interface Store {
  readonly batches: Batches;
  /** Counts requests of an address for all processes on this store; null where one process has it alone. */
  readonly rates: Rates | null;
  /** Where other processes can find it; null for a file that one process has alone. */
  readonly url: string | null;
  /** True if it was not there before. Everything about it is on the disk when this resolves. */
  keep(record: NewRecord): Promise<boolean>;
  /** Keeps many at once, all of them or none. The number is how many were not there before. */
  keepAll(records: readonly NewRecord[]): Promise<number>;
  /** Puts a new version in the place of the current one, which stays readable by its id. */
  amend(id: string, record: NewRecord): Promise<Amended>;
  /** Takes a record away with all its versions. */
  remove(family: string): Promise<void>;
  find(id: string): Promise<StoredRecord | null>;
  list(filter: Filter, page: PageRequest): Promise<Page | ListFault>;
  stats(filter: Filter): Promise<Stats>;
  rejudged(record: StoredRecord, judgement: Judgement): Promise<StoredRecord>;
  /** The texts of all current records, oldest first. */
  texts(): AsyncIterable<{ readonly id: string; readonly text: string }>;
  isEmpty(): Promise<boolean>;
  /** Whether it can answer; what `/readyz` asks. */
  ready(): Promise<boolean>;
  faultOf(error: unknown): StoreFault;
  /** A consistent copy, made while the store is in use. */
  copyTo(file: string): Promise<void>;
  close(): Promise<void>;
}
