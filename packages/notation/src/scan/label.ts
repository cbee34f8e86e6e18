import { isBlank, NONE } from './cursor.ts';

/** Slips in a label, the commonest first; each leaves a label that is right untouched. */
const slips: readonly (readonly [name: string, slip: RegExp, meant: string])[] = [
  ['case', /^(\d{1,6})([a-z])$/, '$1$2'],
  ['swapped', /^([A-Z])(\d{1,6})$/, '$2$1'],
  ['punctuation', /^(\d{1,6})[.:,_-]?([A-Z])[.:,_-]?$/, '$1$2'],
  ['letter-l', /^[lI|](\d{0,5})([A-Z])$/, '1$1$2'],
  ['letter-o', /^(\d{1,5})[Oo]([A-Z])$/, '$10$2'],
];

/** The label that a word at the start of a turn was meant to be; null if it was none. */
export function meantLabel(word: string): { readonly meant: string; readonly slip: string } | null {
  if (word.length > 10) return null;
  for (const [slip, form, meant] of slips) {
    if (form.test(word)) return { meant: word.replace(form, meant).toUpperCase(), slip };
  }
  return null;
}

const LINE_BREAK = 10;
const OPEN = 40;

/** How far from the start of its line something stands; `NONE` where it is not the first on it. */
export function marginOf(text: string, at: number): number {
  const before = skipBack(text, at);
  return before < 0 || text.charCodeAt(before) === LINE_BREAK ? at - before - 1 : NONE;
}

/** Whether a word is where a turn begins in canonical form: first on its line, or behind `(`. */
export function startsTurn(text: string, at: number): boolean {
  return marginOf(text, at) !== NONE || text.charCodeAt(skipBack(text, at)) === OPEN;
}

/** How far in the line of a turn stands, parentheses before it not counted. */
export function indentOf(text: string, label: number): number {
  let at = label;
  while (text.charCodeAt(skipBack(text, at)) === OPEN) at = skipBack(text, at);
  return Math.max(0, marginOf(text, at));
}

function skipBack(text: string, at: number): number {
  let before = at - 1;
  while (before >= 0 && isBlank(text.charCodeAt(before)) && text.charCodeAt(before) !== LINE_BREAK) before--;
  return before;
}
