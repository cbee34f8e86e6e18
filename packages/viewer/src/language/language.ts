import type { Book, Locale, Report } from '@motu/engine';
import type { ViewerWords } from '../words/words.ts';
import { BOOKS, NOTATION, WORDS } from './books.ts';

/** Everything the viewer says about one game in one language. */
export interface Language {
  readonly locale: Locale;
  readonly words: ViewerWords;
  readonly book: Partial<Book>;
}

type Told = Pick<Report, 'game' | 'findings'>;

const ready = new Map<string, Language>();
const coming = new Map<string, Promise<Language>>();

function nameOf(locale: Locale, report: Told | null): string {
  return `${locale} ${report?.game ?? ''} ${needsNotation(report)}`;
}

function needsNotation(report: Told | null): boolean {
  return report?.findings.some(({ rule }) => rule.startsWith('notation/')) === true;
}

/** Null until it has been loaded. */
export function languageNow(locale: Locale, report: Told | null): Language | null {
  return ready.get(nameOf(locale, report)) ?? null;
}

/** Only the words that are wanted are fetched: one language, one game. */
export function loadLanguage(locale: Locale, report: Told | null): Promise<Language> {
  const name = nameOf(locale, report);
  const known = coming.get(name);
  if (known !== undefined) return known;
  const loading = fetchLanguage(locale, report).then((language) => {
    ready.set(name, language);
    return language;
  });
  coming.set(name, loading);
  loading.catch(() => coming.delete(name));
  return loading;
}

async function fetchLanguage(locale: Locale, report: Told | null): Promise<Language> {
  const game = report?.game ?? null;
  const [words, notation, book] = await Promise.all([
    WORDS[locale](),
    needsNotation(report) ? NOTATION[locale]() : {},
    game === null ? {} : BOOKS[game][locale](),
  ]);
  return { locale, words, book: { ...notation, ...book } };
}
