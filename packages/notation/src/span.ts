/** A stretch of the text, as offsets in UTF-16 code units; `end` is the first one after it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A place as people count it: both start at 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset. Computed for findings only, so nothing is kept while reading. */
export function placeOf(text: string, offset: number): Place {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++;
    lineStart = at + 1;
  }
  return { line, column: offset - lineStart + 1 };
}
