import type { Locale, OpenBook, Report } from '@motu/engine';
import type { PanelWords, ViewerWords } from '../words/words.ts';
import { TONGUES, type Tongue } from './tongue.ts';

/** Everything the viewer says about one game in one language. */
export interface Language {
  readonly locale: Locale;
  readonly words: ViewerWords;
  /** Null where they were not asked for. */
  readonly panels: PanelWords | null;
  readonly book: OpenBook;
}

/** A language that was asked for all it has. */
export interface FullLanguage extends Language {
  readonly panels: PanelWords;
}

export function isFull(language: Language | null): language is FullLanguage {
  return language !== null && language.panels !== null;
}

/** How much is to be said: what happened, also which rules it broke, or all there is. */
export type Depth = 'told' | 'rules' | 'all';

type Told = Pick<Report, 'game' | 'findings'> | null;

const ready = new Map<string, Language>();
const coming = new Map<string, Promise<Language>>();

function nameOf(locale: Locale, report: Told, depth: Depth): string {
  return `${locale} ${report?.game} ${depth} ${isMisread(report)}`;
}

function isMisread(report: Told): boolean {
  return report?.findings.some(({ rule }) => rule.startsWith('notation/')) === true;
}

/** Null until it has been loaded. */
export function languageNow(locale: Locale, report: Told, depth: Depth = 'all'): Language | null {
  return ready.get(nameOf(locale, report, depth)) ?? null;
}

/** Only the words that are wanted are fetched: one language, one game, and as much of it as is spoken of. */
export function loadLanguage(locale: Locale, report: Told, depth: Depth = 'all'): Promise<Language> {
  const name = nameOf(locale, report, depth);
  const known = coming.get(name);
  if (known !== undefined) return known;
  const loading = fetchLanguage(locale, report, depth).then((language) => {
    ready.set(name, language);
    return language;
  });
  coming.set(name, loading);
  loading.catch(() => coming.delete(name));
  return loading;
}

async function fetchLanguage(locale: Locale, report: Told, depth: Depth): Promise<Language> {
  const tongue = await TONGUES[locale]();
  const [panels, book] = await Promise.all([
    depth === 'all' ? tongue.panels() : null,
    openBook(tongue, report, depth),
  ]);
  return { locale, words: tongue.words, panels, book };
}

async function openBook({ told, books }: Tongue, report: Told, depth: Depth): Promise<OpenBook> {
  const game = report?.game ?? null;
  const [own, notation] = await Promise.all([
    game === null ? null : depth === 'told' ? told[game]() : books[game](),
    depth !== 'told' && isMisread(report) ? books.notation() : null,
  ]);
  return {
    ...(notation === null ? {} : { notation }),
    ...(game === null || own === null ? {} : { [game]: { rules: {}, legal: {}, rulings: {}, ...own } }),
  };
}
