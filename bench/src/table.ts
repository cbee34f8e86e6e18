/** One line of a table: a thing that was measured, and how it compares with the table's reference. */
export interface Row {
  readonly what: string;
  /** Columns of figures, in the order of the table's heads; null where there is nothing to measure. */
  readonly figures: readonly (number | null)[];
  /** This thing over the reference; null for what could not be measured. */
  readonly ratio: number | null;
  readonly note?: string;
}

export interface Table {
  readonly title: string;
  /** What is measured, on what, and what the ratio compares. */
  readonly about: string;
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
  /** What was to be reached, and whether this run did. */
  readonly reach: readonly Reach[];
}

export interface Reach {
  readonly goal: string;
  readonly found: string;
  readonly isReached: boolean;
}

export function reach(goal: string, found: number, atLeast: number): Reach {
  return { goal, found: `${figure(found)}x`, isReached: found >= atLeast };
}

/** Three digits that say something: 12,300; 4.56; 0.0123. */
export function figure(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return '-';
  if (value >= 1000) return Number(value.toPrecision(3)).toLocaleString('en');
  return `${Number(value.toPrecision(3))}`;
}

export function asMarkdown({ title, about, heads, rows, reach: goals }: Table): string {
  const lines = [
    `## ${title}`,
    '',
    about,
    '',
    `| | ${[...heads, 'ratio'].join(' | ')} | |`,
    `|---|${[...heads, ''].map(() => '---:').join('|')}|---|`,
  ];
  for (const { what, figures, ratio, note } of rows) {
    lines.push(
      `| ${[what, ...figures.map(figure), ratio === null ? '-' : figure(ratio), note ?? ''].join(' | ')} |`,
    );
  }
  for (const { goal, found, isReached } of goals) {
    lines.push('', `${isReached ? 'Reached' : 'Not reached'}: ${goal}. Found: ${found}.`);
  }
  return lines.join('\n');
}
