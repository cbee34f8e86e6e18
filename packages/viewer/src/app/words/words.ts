import type { Locale } from '@motu/engine';
import { type AppWords, en } from './en.ts';

export type { AppWords } from './en.ts';

/** English comes with the page; the others are fetched when somebody wants them. */
const LOADS: { readonly [locale in Locale]: () => Promise<AppWords> } = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  it: async () => (await import('./it.ts')).it,
};

export const firstWords: AppWords = en;

export function loadWords(locale: Locale): Promise<AppWords> {
  return LOADS[locale]();
}

/** What stands in the braces is put in as it is: text from a record is never taken for a template. */
export function fill(template: string, values: { readonly [name: string]: string | number }): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
