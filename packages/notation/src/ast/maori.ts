import type { Span } from '../span.ts';
import type { CommonSetup, OpenResult, PointsResult, RecordOf, Seat, Turn, Valued } from './common.ts';

export type MaoriEdition = 'de' | 'en' | 'it';
export type MaoriLevel = 'basic' | 'advanced' | 'expert';
export type MaoriBoard = 'front' | 'atoll';

/** Single island, four ends (the sign points to the land edge), two middles, water, volcano. */
export type Shape = 'o' | '>' | '<' | '^' | 'v' | '-' | '|' | '~' | '*';

/** A face in canonical spelling: a shape, then symbols in the order `p h L l b s`, each as often as it shows. */
export type Face = string;

/** Rows from the top; `null` is an empty place. */
export type FaceGrid = readonly (readonly (Face | null)[])[];

/** A space of a player's board, `c3`: column letter and row number. It may lie off the board. */
export type Space = string;

/** What `[BoardA]`, `[ShellsA]`, `[StorageA]` and `[ShipA]` say of one seat. */
export interface MaoriHolding {
  readonly board: Valued<FaceGrid> | null;
  readonly shells: Valued<number> | null;
  readonly storage: Valued<Face> | null;
  readonly ship: Valued<Space> | null;
}

export interface MaoriSetup extends CommonSetup {
  readonly edition: Valued<MaoriEdition> | null;
  readonly level: Valued<MaoriLevel> | null;
  readonly board: Valued<MaoriBoard> | null;
  /** Rows from the top, all of one length, of `.` `o` `b` `B` `#`. */
  readonly layout: Valued<readonly string[]> | null;
  readonly boats: Valued<number> | null;
  readonly tiles: Valued<string> | null;
  readonly display: Valued<FaceGrid> | null;
  /** A letter and a number; whether it is one of the sixteen positions is for the rules to say. */
  readonly explorer: Valued<string> | null;
  /** Only seats with at least one such tag. */
  readonly holdings: ReadonlyMap<Seat, MaoriHolding>;
  readonly stack: Valued<number> | null;
}

/** `<` in `2:c3<`; `L` or `l` names the new side of a middle's half lei. */
export interface Turned {
  readonly shape: Shape;
  readonly lei: 'L' | 'l' | null;
}

/** `+2/N4` */
export interface ExplorerPart {
  readonly kind: 'explorer';
  readonly steps: number;
  readonly position: Valued<string> | null;
  readonly span: Span;
}

/** `@c3` before the action */
export interface SailPart {
  readonly kind: 'sail';
  readonly space: Space;
  readonly span: Span;
}

/** `2:c3<` from the line's place 2, `s:c3` from storage (`from` is `s`) */
export interface PlacePart {
  readonly kind: 'place';
  readonly from: number | 's';
  readonly space: Space;
  readonly turned: Turned | null;
  readonly span: Span;
}

/** `2:s` */
export interface StorePart {
  readonly kind: 'store';
  readonly from: number;
  readonly span: Span;
}

/** `c3:x` */
export interface RemovePart {
  readonly kind: 'remove';
  readonly space: Space;
  readonly span: Span;
}

export interface PassPart {
  readonly kind: 'pass';
  readonly span: Span;
}

/** `@c3` after the action */
export interface RelocatePart {
  readonly kind: 'relocate';
  readonly space: Space;
  readonly span: Span;
}

/** `=face` */
export interface RefillPart {
  readonly kind: 'refill';
  readonly face: Face;
  readonly span: Span;
}

/** `$n` */
export interface ShellsPart {
  readonly kind: 'shells';
  readonly count: number;
  readonly span: Span;
}

export type MaoriAction = PlacePart | StorePart | RemovePart | PassPart;
/** In the order of the turn: explorer, sail, one action, relocate, refill, shells; all but the action optional. */
export type MaoriPart = ExplorerPart | SailPart | MaoriAction | RelocatePart | RefillPart | ShellsPart;
export type MaoriTurn = Turn<MaoriPart>;
export type MaoriResult = OpenResult | PointsResult;
export type MaoriRecord = RecordOf<'maori', MaoriSetup, MaoriPart, MaoriResult>;
