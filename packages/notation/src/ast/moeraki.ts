import type { Span } from '../span.ts';
import type { Comment, CommonSetup, OpenResult, RecordOf, Seat, Turn, Valued } from './common.ts';

export type MoerakiLevel = 'beginner' | 'basic' | 'master';

/** Column letter and row number; whether it is a hollow, a field or neither is for the rules to say. */
export type Point = string;

/** A way that ends a game early and can be noted with the stone. */
export type EarlyWay = 'tahuna' | 'awa' | 'ara' | 'mata';
export type Way = EarlyWay | 'marae';

/** `TAe4sw` of a turn, `e4sw` of a position; the direction as written. */
export interface TaneAt {
  readonly field: Point;
  readonly direction: string;
}

export interface MoerakiSetup extends CommonSetup {
  readonly level: Valued<MoerakiLevel> | null;
  readonly mata: Valued<boolean> | null;
  readonly black: Valued<Seat> | null;
  readonly kemu: Valued<number> | null;
  /** The game's number in its match; read only where there is a Kemu tag. */
  readonly round: Valued<number> | null;
  readonly stones: Valued<ReadonlyMap<Seat, readonly Valued<Point>[]>> | null;
  readonly ball: Valued<Point> | null;
  readonly tane: ReadonlyMap<Seat, Valued<TaneAt>>;
  readonly first: Valued<Seat> | null;
}

/** `*f6` */
export interface BallPart {
  readonly kind: 'ball';
  readonly hollow: Point;
  readonly span: Span;
}

/** `c5` */
export interface StonePart {
  readonly kind: 'stone';
  readonly hollow: Point;
  readonly span: Span;
}

/** `TAe4sw` */
export interface TanePart extends TaneAt {
  readonly kind: 'tane';
  readonly seat: Seat;
  readonly span: Span;
}

/** `#tahuna` */
export interface ClaimPart {
  readonly kind: 'claim';
  readonly way: EarlyWay;
  readonly span: Span;
}

/** In this order: at most one ball, stones, Tane, at most one claim. How many there may be is for the rules. */
export type MoerakiPart = BallPart | StonePart | TanePart | ClaimPart;
export type MoerakiTurn = Turn<MoerakiPart>;

/** `# A marae 11 10.5`, `# B awa`; after resigning also `# A` (`way` is null). Points are A's, then B's. */
export interface WinResult {
  readonly kind: 'win';
  readonly seat: Seat;
  readonly way: Way | null;
  readonly points: readonly [number, number] | null;
  readonly comments: readonly Comment[];
  readonly span: Span;
}

/** `# draw` */
export interface DrawResult {
  readonly kind: 'draw';
  readonly comments: readonly Comment[];
  readonly span: Span;
}

export type MoerakiResult = OpenResult | WinResult | DrawResult;
export type MoerakiRecord = RecordOf<'moeraki', MoerakiSetup, MoerakiPart, MoerakiResult>;
