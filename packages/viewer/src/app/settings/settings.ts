import type { Locale } from '@motu/engine';
import type { Cupboard } from '../workspace/shelf.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themes)[number];

/** What a reader has chosen for all visits. */
export interface Settings {
  readonly locale: Locale;
  readonly theme: ThemeChoice;
}

const KEY = 'motu.settings';

export function readSettings(cupboard: Cupboard | null, languages: readonly string[]): Settings {
  const known = stored(cupboard);
  return { locale: known.locale ?? spokenBest(languages), theme: known.theme ?? 'system' };
}

export function keepSettings(cupboard: Cupboard | null, settings: Settings): void {
  try {
    cupboard?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Then they hold for this visit only.
  }
}

export const localeNames: { readonly [locale in Locale]: string } = {
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
};

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(localeNames, text);
}

function spokenBest(languages: readonly string[]): Locale {
  return languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale) ?? 'en';
}

function stored(cupboard: Cupboard | null): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(cupboard?.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const locale =
      'locale' in found && typeof found.locale === 'string' && isLocale(found.locale) ? found.locale : null;
    const theme = 'theme' in found ? themes.find((one) => one === found.theme) : undefined;
    return { ...(locale === null ? {} : { locale }), ...(theme === undefined ? {} : { theme }) };
  } catch {
    return {};
  }
}
