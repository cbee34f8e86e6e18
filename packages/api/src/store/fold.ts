import type { GameSummary } from './store.ts';

/** Case and accents do not count in a search: `Māori` and `maori` are one word. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST);
}

const LONGEST = 200;
const MOST_WORDS = 40;

/** The words that a search can begin with. */
export function wordsOf(text: string): readonly string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS);
}

export const term = {
  player: (name: string) => `player:${fold(name)}`,
  event: (name: string) => `event:${fold(name)}`,
  broken: (rule: string) => `broken:${rule}`,
  word: (word: string) => `word:${word}`,
};

/** Everything a game can be found by, beside its own columns. */
export function termsOf({ players, event, broken }: GameSummary): readonly string[] {
  const words = wordsOf([...players, event ?? ''].join(' '));
  const terms = [
    ...players.map(term.player),
    ...(event === null ? [] : [term.event(event)]),
    ...broken.map(term.broken),
    ...words.map(term.word),
  ];
  return [...new Set(terms)];
}
