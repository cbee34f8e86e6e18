import type { GameId } from './ast/common.ts';
import { typeOfWord } from './scan/match.ts';

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
  { name: 'swapped', mend: (word) => word.replace(/(^|[:@*])(\d{1,2})([a-z])/, '$1$3$2') },
  { name: 'swapped', mend: (word) => word.replace(/\/(\d)([NESW])/, '/$2$1') },
  { name: 'swapped', mend: (word) => word.replace(/^([A-Z])(\d{1,4})$/, '$2$1') },
  { name: 'letter-o', mend: (word) => word.replace(/^=[O0]/, '=o').replace(/([a-z]\d+)[O0]$/, '$1o') },
  { name: 'letter-o', mend: (word) => word.replaceAll(/[Oo](?=\d)|(?<=\d)[Oo]/g, '0') },
  { name: 'symbol-order', mend: inSymbolOrder },
  { name: 'colon', mend: (word) => word.replace(/^(\d|s)([a-z]\d)/, '$1:$2').replace(/^(\d)s$/, '$1:s') },
  { name: 'colon', mend: (word) => word.replace(/^(\d|s|[a-z]\d)[.;,-]/, '$1:') },
  { name: 'separator', mend: (word) => word.replaceAll(/[,&]/g, '+') },
  { name: 'case', mend: (word) => word.toLowerCase() },
  { name: 'case', mend: (word) => word.replace(/\/([nesw])/, (found) => found.toUpperCase()) },
  { name: 'case', mend: (word) => word.replace(/^\d+[a-z]$/, (found) => found.toUpperCase()) },
  { name: 'case', mend: (word) => word.replace(/([@:*]|^)([A-Z])(\d)/, (found) => found.toLowerCase()) },
  { name: 'punctuation', mend: (word) => word.replace(/[.,:]$/, '') },
];

/** The one slip that lies between this word and one that could stand in a turn of the game, if there is one. */
export function mendWord(
  game: GameId,
  word: string,
): { readonly meant: string; readonly slip: string } | null {
  if (word.length > 24) return null;
  for (const { name, mend } of slips) {
    const meant = mend(word);
    if (meant !== word && typeOfWord(game, meant) !== null) return { meant, slip: name };
  }
  return null;
}

/** A broken tag whose brackets or quotes can be put right; null if the slip is another. */
export function mendTag(text: string): string | null {
  const found = /^\[[ \t]*([A-Za-z_]\w*)[ \t]*[:=]?[ \t]*['"]?([^"\][\\]*?)['"]?[ \t]*\]?[ \t]*$/.exec(
    plainCharacters(text),
  );
  return found === null ? null : `[${found[1]} "${(found[2] ?? '').trim()}"]`;
}
