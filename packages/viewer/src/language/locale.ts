import type { Locale } from '@motu/engine';

/** The nearest language to a tag such as `de-AT`; English where there is none. */
export function localeOf(tag: string): Locale {
  const language = tag.slice(0, 2).toLowerCase();
  return language === 'de' || language === 'it' ? language : 'en';
}
