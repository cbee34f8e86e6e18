import type { Locale } from '@motu/engine';

/** The languages Motu speaks, known here without loading their words. */
export const LOCALES: readonly Locale[] = ['en', 'de', 'it'];

/** The language of the environment, as POSIX orders its variables; English if Motu does not speak it. */
export function environmentLocale(environment: NodeJS.ProcessEnv): Locale {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const wanted = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '') ?? '';
  return LOCALES.find((locale) => wanted === locale || wanted.startsWith(`${locale}_`)) ?? 'en';
}
