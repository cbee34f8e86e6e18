import type { Span } from '../span.ts';
import type { CommonSetup, OpenResult, PointsResult, RecordOf, Seat, Turn, Valued } from './common.ts';

export type MaheLevel = 'basic' | 'cards';

/** A field's number, 1 to 21, or the raft. */
export type Field = number | 'raft';

/** `C` or, with two turtles each, `C1`. */
export interface TurtleRef {
  readonly seat: Seat;
  readonly number: number | null;
}

/** `18:CAB` of the Track tag: bottom to top. */
export interface TrackStack {
  readonly field: Field;
  readonly turtles: readonly TurtleRef[];
}

export interface MaheSetup extends CommonSetup {
  readonly level: Valued<MaheLevel> | null;
  readonly turtles: Valued<1 | 2> | null;
  /** How many cards of each value from 1 to 6; six numbers, at least 20 in all. */
  readonly deck: Valued<readonly number[]> | null;
  readonly card: Valued<number> | null;
  readonly track: Valued<readonly TrackStack[]> | null;
  readonly eggs: ReadonlyMap<Seat, Valued<readonly number[]>>;
  readonly taken: Valued<number> | null;
  readonly nest: Valued<Seat> | null;
}

/** A number thrown, or `(2)`, an egg card standing in; `(2B)` names the seat that offers it. */
export interface Die {
  readonly value: number;
  readonly card: { readonly offeredBy: Seat | null } | null;
  readonly span: Span;
}

/** `1:2+4 @12 =3`: one turtle's move. */
export interface TurtleMovePart {
  readonly kind: 'move';
  readonly turtle: number | null;
  /** Empty where only a check or a card is written. */
  readonly dice: readonly Die[];
  readonly landing: Valued<Field> | null;
  readonly reveal: Valued<number | 'nest'> | null;
  readonly span: Span;
}

export type MahePart = TurtleMovePart;
export type MaheTurn = Turn<MahePart>;
export type MaheResult = OpenResult | PointsResult;
export type MaheRecord = RecordOf<'mahe', MaheSetup, MahePart, MaheResult>;
