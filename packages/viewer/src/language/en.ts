import { en } from '../words/en.ts';
import type { Tongue } from './tongue.ts';

export const tongueEn: Tongue = {
  words: en,
  panels: async () => (await import('../words/panels-en.ts')).panelsEn,
  told: {
    maori: async () => (await import('@motu/engine/maori/words/en/told')).maoriToldEn,
    mahe: async () => (await import('@motu/engine/mahe/words/en/told')).maheToldEn,
    moeraki: async () => (await import('@motu/engine/moeraki/words/en/told')).moerakiToldEn,
  },
  books: {
    maori: async () => (await import('@motu/engine/maori/words/en')).maoriEn,
    mahe: async () => (await import('@motu/engine/mahe/words/en')).maheEn,
    moeraki: async () => (await import('@motu/engine/moeraki/words/en')).moerakiEn,
    notation: async () => (await import('@motu/engine/notation/words/en')).notationEn,
  },
};
