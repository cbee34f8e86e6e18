import type { Lines } from './lines.ts';
import type { Paint } from './paint.ts';
import { plainText } from './plain-text.ts';
import type { VerdictFinding } from './verdict.ts';
import { widthOf } from './width.ts';

/** How much of a long line stands before the place in question. */
const LEAD = 24;

/** The line a finding points at, with the exact part underlined. */
export function frame(lines: Lines, finding: VerdictFinding, paint: Paint, width: number): readonly string[] {
  const { line, column, endLine, endColumn, severity } = finding;
  const colour = severity === 'error' ? paint.error : paint.warning;
  const number = `${line}`;
  const gutter = ' '.repeat(number.length);
  const text = lines.lineAt(line);
  const from = Math.min(column - 1, text.length);
  const to = Math.max(from, endLine === line ? Math.min(endColumn - 1, text.length) : text.length);
  const view = viewOf(text, from, to, Math.max(20, width - number.length - 3));
  return [
    `${gutter} ${paint.faint('|')}`,
    `${paint.faint(`${number} |`)} ${view.text}`,
    `${gutter} ${paint.faint('|')} ${' '.repeat(view.before)}${colour('^'.repeat(view.marked))}`,
  ];
}

interface View {
  readonly text: string;
  readonly before: number;
  readonly marked: number;
}

/** Cuts a line to what fits around the marked part. */
function viewOf(text: string, from: number, to: number, room: number): View {
  const fits = text.length <= room * 4 && widthOf(plainText(text)) <= room;
  const start = fits ? 0 : Math.max(0, from - LEAD);
  const before = `${start > 0 ? '…' : ''}${plainText(text.slice(start, from))}`;
  const marked = fits ? plainText(text.slice(from, to)) : cut(text.slice(from, to), room - widthOf(before));
  const left = room - widthOf(before) - widthOf(marked);
  const after = fits ? plainText(text.slice(to)) : cut(text.slice(to), left);
  return { text: before + marked + after, before: widthOf(before), marked: Math.max(1, widthOf(marked)) };
}

function cut(text: string, room: number): string {
  let shown = '';
  for (const sign of text) {
    const next = shown + plainText(sign);
    if (widthOf(next) > room - 1) return room > 0 ? `${shown}…` : '';
    shown = next;
  }
  return shown;
}
