import type { GameId } from './ast/common.ts';
import { typeOfWord } from './scan/match.ts';
import { Label } from './tokens.ts';

/** A slip people make, with its phrase in the catalogue's terms, and how to undo it. */
interface Slip {
  readonly name: string;
  mend(word: string): string;
}

const DASHES = /[\u2010-\u2015\u2212]/g;
const SINGLE_QUOTES = /[\u2018\u2019\u02bc`]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f\u00ab\u00bb\u2033]/g;
const SYMBOLS = 'phLlbs';

/** Characters that a chat or a word processor puts in place of the typewriter's own. */
export function plainCharacters(text: string): string {
  return text
    .replaceAll(DASHES, '-')
    .replaceAll(SINGLE_QUOTES, "'")
    .replaceAll(DOUBLE_QUOTES, '"')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\uff1a', ':')
    .replaceAll('\u00d7', 'x')
    .replaceAll('\u2026', '...');
}

function inSymbolOrder(word: string): string {
  const symbols = /[phLlbs]+$/.exec(word)?.[0] ?? '';
  const sorted = [...symbols].sort((one, other) => SYMBOLS.indexOf(one) - SYMBOLS.indexOf(other));
  return word.slice(0, word.length - symbols.length) + sorted.join('');
}

const slips: readonly Slip[] = [
  { name: 'typographic', mend: plainCharacters },
  { name: 'plus', mend: (word) => `+${word}` },
  { name: 'equals', mend: (word) => `=${word}` },
  { name: 'swapped', mend: (word) => word.replace(/(^|[:@*])(\d{1,2})([a-z])/, '$1$3$2') },
  { name: 'swapped', mend: (word) => word.replace(/\/(\d)([NESW])/, '/$2$1') },
  { name: 'letter-o', mend: (word) => word.replace(/^=[O0]/, '=o').replace(/([a-z]\d+)[O0]$/, '$1o') },
  { name: 'letter-o', mend: (word) => word.replaceAll(/[Oo](?=\d)|(?<=\d)[Oo]/g, '0') },
  { name: 'letter-l', mend: (word) => word.replaceAll(/[lI](?=\d)|(?<=[\d@+:(])[lI]/g, '1') },
  { name: 'one-word', mend: (word) => word.replaceAll(/[ \t]+/g, '') },
  { name: 'symbol-order', mend: inSymbolOrder },
  { name: 'colon', mend: (word) => word.replace(/^(\d|s)([a-z]\d)/, '$1:$2').replace(/^(\d)s$/, '$1:s') },
  { name: 'colon', mend: (word) => word.replace(/^(\d|s|[a-z]\d)[.;,-]/, '$1:') },
  { name: 'separator', mend: (word) => word.replaceAll(/[,&]/g, '+') },
  { name: 'case', mend: (word) => word.toLowerCase() },
  { name: 'case', mend: (word) => word.replace(/\/([nesw])/, (found) => found.toUpperCase()) },
  { name: 'case', mend: (word) => word.replace(/([@:*]|^)([A-Z])(\d)/, (found) => found.toLowerCase()) },
  { name: 'case', mend: (word) => word.replace(/^t([a-z])/i, (found) => found.toUpperCase()) },
  { name: 'punctuation', mend: (word) => word.replace(/[.,:]$/, '') },
];

/**
 * The one slip that lies between this word and one that could stand in a turn of the game, if there is one.
 * Only the first part of a turn can have lost its `+`, and only a later one its `=`.
 */
export function mendWord(
  game: GameId,
  word: string,
  isFirst: boolean,
): { readonly meant: string; readonly slip: string } | null {
  if (word.length > 24) return null;
  for (const { name, mend } of slips) {
    const meant = mend(word);
    if ((name === 'plus' && !isFirst) || (name === 'equals' && isFirst)) continue;
    if (meant !== word && meant.split(' ').every((one) => isPart(game, one))) return { meant, slip: name };
  }
  return null;
}

/** A label opens a turn: within one, no slip leads to it. */
function isPart(game: GameId, word: string): boolean {
  const type = word === '' ? null : typeOfWord(game, word);
  return type !== null && type !== Label;
}

/**
 * A broken tag whose brackets, quotes or backslashes can be put right; null if the slip is another. What is
 * escaped already stays so.
 */
export function mendTag(text: string): string | null {
  if (text.length > 400) return null;
  const plain = plainCharacters(text).trimEnd().replace(/\]$/, '').trimEnd();
  const found = /^\[[ \t]*([A-Za-z_]\w*)[ \t]*[:=]?[ \t]*/.exec(plain);
  if (found === null) return null;
  const value = plain
    .slice(found[0].length)
    .replace(/^['"]/, '')
    .replace(/(?<!\\)['"]$/, '')
    .trim();
  if (/[[\]{}]/.test(value)) return null;
  const escaped = value.replaceAll(/\\(["\\])|["\\]/g, (one, kept) =>
    kept === undefined ? `\\${one}` : one,
  );
  return `[${found[1]} "${escaped}"]`;
}
