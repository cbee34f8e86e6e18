/** A board as tables, for those who hear it instead of seeing it. */
export interface GridTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly GridRow[];
}

export interface GridRow {
  readonly head: string;
  readonly cells: readonly GridCell[];
}

export interface GridCell {
  readonly text: string;
  /** The place on the drawn board; null where there is none. */
  readonly pick: string | null;
}
