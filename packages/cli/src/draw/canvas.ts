import { widthOf } from '@motu/formats';

/** Lines of text, some of them coloured. */
export type Block = readonly string[];

const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** How many columns a text takes on the screen, its colours left out. */
export function visibleWidth(text: string): number {
  return widthOf(text.replaceAll(COLOUR, ''));
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - visibleWidth(text)));
}

export function centred(text: string, width: number): string {
  const room = Math.max(0, width - visibleWidth(text));
  return padded(' '.repeat(Math.floor(room / 2)) + text, width);
}

export function widthOfBlock(block: Block): number {
  return Math.max(0, ...block.map(visibleWidth));
}

const GAP = 4;

/** Blocks side by side as far as the width allows, then below each other. */
export function flow(blocks: readonly Block[], width: number): Block {
  const rows: Block[][] = [];
  let used = 0;
  for (const block of blocks) {
    const needed = widthOfBlock(block);
    const row = rows.at(-1);
    if (row === undefined || used + GAP + needed > width) {
      rows.push([block]);
      used = needed;
    } else {
      row.push(block);
      used += GAP + needed;
    }
  }
  return rows.flatMap((row, at) => (at === 0 ? beside(row) : ['', ...beside(row)]));
}

function beside(blocks: readonly Block[]): Block {
  const height = Math.max(...blocks.map((block) => block.length));
  const widths = blocks.map(widthOfBlock);
  return Array.from({ length: height }, (_, line) =>
    blocks
      .map((block, at) => padded(block[line] ?? '', widths[at] ?? 0))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}

/** A line of a grid, and which row of cells it shows; null: it is a rule between them. */
export interface GridLine {
  readonly text: string;
  readonly row: number | null;
}

export interface GridStyle {
  readonly faint: (text: string) => string;
  /** Without rules between the rows: for small screens. */
  readonly isTight: boolean;
}

/** A grid of cells, each so wide; cells may be coloured. */
export function grid(
  rows: readonly (readonly string[])[],
  width: number,
  { faint, isTight }: GridStyle,
): readonly GridLine[] {
  const columns = rows[0]?.length ?? 0;
  const rule = (left: string, middle: string, right: string): GridLine => {
    const line = left + Array.from({ length: columns }, () => '─'.repeat(width)).join(middle) + right;
    return { text: faint(line), row: null };
  };
  const bar = faint('│');
  const shown = rows.map((cells, row): GridLine => {
    return { text: bar + cells.map((cell) => centred(cell, width)).join(bar) + bar, row };
  });
  if (isTight) return shown;
  const ruled = shown.flatMap((line, at) => (at === 0 ? [line] : [rule('├', '┼', '┤'), line]));
  return [rule('┌', '┬', '┐'), ...ruled, rule('└', '┴', '┘')];
}
