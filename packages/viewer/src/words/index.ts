import type { Locale } from '@motu/engine';
import { localeOf } from '../language/locale.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { ViewerWords } from './words.ts';

const books: { readonly [locale in Locale]: ViewerWords } = { en, de, it };

export function wordsOf(tag: string): ViewerWords {
  return books[localeOf(tag)];
}
