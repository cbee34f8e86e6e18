import type { Locale } from '@motu/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { ViewerWords } from './words.ts';

const books: { readonly [locale in Locale]: ViewerWords } = { en, de, it };

/** The nearest language to a tag such as `de-AT`; English where there is none. */
export function localeOf(tag: string): Locale {
  const language = tag.slice(0, 2).toLowerCase();
  return language === 'de' || language === 'it' ? language : 'en';
}

export function wordsOf(tag: string): ViewerWords {
  return books[localeOf(tag)];
}
