import type { Book, Locale } from '@motu/engine';
import type { GameId } from '@motu/notation';
import type { ViewerWords } from '../words/words.ts';

type Loads<T> = { readonly [locale in Locale]: () => Promise<T> };

export const WORDS: Loads<ViewerWords> = {
  en: async () => (await import('../words/en.ts')).en,
  de: async () => (await import('../words/de.ts')).de,
  it: async () => (await import('../words/it.ts')).it,
};

export const NOTATION: Loads<Partial<Book>> = {
  en: async () => ({ notation: (await import('@motu/engine/notation/words/en')).notationEn }),
  de: async () => ({ notation: (await import('@motu/engine/notation/words/de')).notationDe }),
  it: async () => ({ notation: (await import('@motu/engine/notation/words/it')).notationIt }),
};

export const BOOKS: { readonly [game in GameId]: Loads<Partial<Book>> } = {
  maori: {
    en: async () => ({ maori: (await import('@motu/engine/maori/words/en')).maoriEn }),
    de: async () => ({ maori: (await import('@motu/engine/maori/words/de')).maoriDe }),
    it: async () => ({ maori: (await import('@motu/engine/maori/words/it')).maoriIt }),
  },
  mahe: {
    en: async () => ({ mahe: (await import('@motu/engine/mahe/words/en')).maheEn }),
    de: async () => ({ mahe: (await import('@motu/engine/mahe/words/de')).maheDe }),
    it: async () => ({ mahe: (await import('@motu/engine/mahe/words/it')).maheIt }),
  },
  moeraki: {
    en: async () => ({ moeraki: (await import('@motu/engine/moeraki/words/en')).moerakiEn }),
    de: async () => ({ moeraki: (await import('@motu/engine/moeraki/words/de')).moerakiDe }),
    it: async () => ({ moeraki: (await import('@motu/engine/moeraki/words/it')).moerakiIt }),
  },
};
