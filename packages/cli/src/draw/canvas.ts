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

/** A grid with lines between its cells; cells may be coloured. */
export function grid(
  rows: readonly (readonly string[])[],
  width: number,
  faint: (text: string) => string,
): Block {
  const columns = rows[0]?.length ?? 0;
  const rule = (left: string, middle: string, right: string): string => {
    return faint(left + Array.from({ length: columns }, () => '─'.repeat(width)).join(middle) + right);
  };
  const bar = faint('│');
  const lines = [rule('┌', '┬', '┐')];
  rows.forEach((row, at) => {
    if (at > 0) lines.push(rule('├', '┼', '┤'));
    lines.push(bar + row.map((cell) => centred(cell, width)).join(bar) + bar);
  });
  return [...lines, rule('└', '┴', '┘')];
}
