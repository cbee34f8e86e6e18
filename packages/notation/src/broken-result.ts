import type { IToken } from 'chevrotain';
import type { GameId } from './ast/common.ts';
import { plainCharacters } from './mend.ts';
import { nearMiss, type Problem, unexpected } from './problems.ts';
import { spanOf } from './read/token.ts';
import { typeOfWord } from './scan/match.ts';

type Mend = readonly [slip: string, mend: (text: string) => string];

const common: readonly Mend[] = [['typographic', (text) => plainCharacters(text)]];
const points: readonly Mend[] = [
  ['blanks', (text) => text.replaceAll(/(?<=\d)[ \t]*[:/,;&-][ \t]*(?=-?\d)/g, ' ')],
  ['letter-o', (text) => text.replaceAll(/[Oo](?=[\d\s]|$)/g, '0')],
];
const outcome: readonly Mend[] = [
  ['case', (text) => text.replace(/^#[ \t]*[a-z](?![a-z])/, (found) => found.toUpperCase())],
  ['case', (text) => text.replaceAll(/[A-Z][A-Za-z]+/g, (found) => found.toLowerCase())],
  ['decimal', (text) => text.replaceAll(/(?<=\d),(?=\d)/g, '.')],
  ['seat-first', (text) => text.replace(/^#[ \t]*([a-z]+)[ \t]+([A-Z])/, '# $2 $1')],
];

/** Says what is wrong with a result: the one slip that lies between, or the word where it goes wrong. */
export function explainBrokenResult(token: IToken, game: GameId): Problem {
  const { image } = token;
  const span = spanOf(token);
  if (image.length <= 60) {
    for (const [slip, mend] of [...common, ...(game === 'moeraki' ? outcome : points)]) {
      const meant = mend(image);
      if (meant !== image && typeOfWord(game, meant) !== null) return nearMiss(span, image, meant, slip);
    }
  }
  const bad = badWord(image, game);
  const start = span.start + bad.start;
  const place = bad.word === '' ? span : { start, end: start + bad.word.length };
  return unexpected(place, bad.word === '' ? '#' : bad.word, [game === 'moeraki' ? 'outcome' : 'points']);
}

/** The first word that cannot stand there; none where only something is missing. */
function badWord(image: string, game: GameId): { readonly word: string; readonly start: number } {
  const good = game === 'moeraki' ? outcomeWords : [POINTS];
  let index = 0;
  for (const { 0: word, index: start } of image.slice(1).matchAll(/[^ \t]+/g)) {
    if (!(good[index++] ?? good.at(-1) ?? POINTS).test(word)) return { word, start: 1 + start };
  }
  return { word: '', start: 0 };
}

const POINTS = /^-?\d{1,6}$/;
const outcomeWords: readonly RegExp[] = [/^[A-Z]$/, /^(?:tahuna|awa|ara|mata|marae)$/, /^\d+(?:\.\d+)?$/];
