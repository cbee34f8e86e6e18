import type { Place } from '@motu/notation';

/** The lines of a text, found once for all findings in it. */
export interface Lines {
  placeOf(offset: number): Place;
  /** The line with this number, without its line break; empty outside the text. */
  lineAt(line: number): string;
}

export function linesOf(text: string, firstLine: number): Lines {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return {
    placeOf(offset) {
      const index = lastAtOrBefore(starts, offset);
      return { line: firstLine + index, column: offset - (starts[index] ?? 0) + 1 };
    },
    lineAt(line) {
      const start = starts[line - firstLine];
      if (start === undefined) return '';
      const end = starts[line - firstLine + 1] ?? text.length + 1;
      return text.slice(start, end - 1).replace(/\r$/, '');
    },
  };
}

function lastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
