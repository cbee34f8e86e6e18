import type { Book, Locale, ToldWords } from '@motu/engine';
import type { GameId } from '@motu/notation';
import type { PanelWords, ViewerWords } from '../words/words.ts';

/** One language: what is always said, and the rest when it is asked for. */
export interface Tongue {
  readonly words: ViewerWords;
  readonly panels: () => Promise<PanelWords>;
  /** What the turns of a game are told with. */
  readonly told: { readonly [game in GameId]: () => Promise<ToldWords> };
  /** The same, with what there is to say of its rules. */
  readonly books: { readonly [scope in keyof Book]: () => Promise<Book[scope]> };
}

export const TONGUES: { readonly [locale in Locale]: () => Promise<Tongue> } = {
  en: async () => (await import('./en.ts')).tongueEn,
  de: async () => (await import('./de.ts')).tongueDe,
  it: async () => (await import('./it.ts')).tongueIt,
};
