import { widthOf } from '@motu/formats';

export type Cell = string | number;

/** Rows with their columns aligned: text to the left, numbers to the right. The first row is the head. */
export function table(rows: readonly (readonly Cell[])[], indent = ''): readonly string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((row) => widthOf(`${row[at] ?? ''}`))),
  );
  const isNumeric = widths.map((_, at) => rows.slice(1).some((row) => typeof row[at] === 'number'));
  return rows.map((row) => {
    const cells = row.map((cell, at) => {
      const text = `${cell}`;
      const space = ' '.repeat((widths[at] ?? 0) - widthOf(text));
      return isNumeric[at] ? space + text : text + space;
    });
    return `${indent}${cells.join('  ')}`.trimEnd();
  });
}
