import type { Random } from '@motu/engine';

/** A word of a record as anybody would cut it: a tag, a comment, or what stands between blanks. */
interface Word {
  readonly start: number;
  readonly end: number;
}

export interface Damaged {
  readonly text: string;
  /** Which word of the damaged text is no longer what it was. */
  readonly word: number;
  readonly kind: string;
}

const WORD = /\[[^\n]*\]|\{(?:[^\\}]|\\.)*\}|\S+/g;

export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

/** Which word stands at this place, or before it. */
export function wordAt(words: readonly Word[], offset: number): number {
  const after = words.findIndex(({ start }) => start > offset);
  return (after === -1 ? words.length : after) - 1;
}

const KEYS = 'abcxoOLsvTN0123456789+-/:=@#$*!?()[]{}<>^|~,;."';

type Slip = (word: string, choose: (count: number) => number, other: string) => string;

/** What goes wrong when one word is typed, copied or read from bad handwriting. */
const slips: { readonly [kind: string]: Slip } = {
  'left out': () => '',
  twice: (word) => `${word} ${word}`,
  'another word': (_, __, other) => other,
  prose: (_, choose) => ['then', 'Ana', 'what?', '—', '3rd', 'x', 'e.g.', '...'][choose(8)] ?? '',
  'a letter left out': (word, choose) => {
    const at = choose(word.length);
    return word.slice(0, at) + word.slice(at + 1);
  },
  'a letter too many': (word, choose) => {
    const at = choose(word.length + 1);
    return word.slice(0, at) + KEYS.charAt(choose(KEYS.length)) + word.slice(at);
  },
  'another letter': (word, choose) => {
    const at = choose(word.length);
    return word.slice(0, at) + KEYS.charAt(choose(KEYS.length)) + word.slice(at + 1);
  },
  'letters swapped': (word, choose) => {
    const at = choose(Math.max(1, word.length - 1));
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  },
};
const kinds = Object.entries(slips);

export function damage(text: string, random: Random): Damaged {
  const choose = (count: number): number => Math.floor(random() * count);
  const words = wordsOf(text);
  const at = choose(words.length);
  const other = words[choose(words.length)] ?? { start: 0, end: 0 };
  const word = words[at] ?? other;
  const [kind, slip] = kinds[choose(kinds.length)] ?? ['', () => ''];
  const wrong = slip(text.slice(word.start, word.end), choose, text.slice(other.start, other.end));
  return { text: text.slice(0, word.start) + wrong + text.slice(word.end), word: at, kind };
}
