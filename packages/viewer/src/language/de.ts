import { de } from '../words/de.ts';
import type { Tongue } from './tongue.ts';

export const tongueDe: Tongue = {
  words: de,
  panels: async () => (await import('../words/panels-de.ts')).panelsDe,
  told: {
    maori: async () => (await import('@motu/engine/maori/words/de/told')).maoriToldDe,
    mahe: async () => (await import('@motu/engine/mahe/words/de/told')).maheToldDe,
    moeraki: async () => (await import('@motu/engine/moeraki/words/de/told')).moerakiToldDe,
  },
  books: {
    maori: async () => (await import('@motu/engine/maori/words/de')).maoriDe,
    mahe: async () => (await import('@motu/engine/mahe/words/de')).maheDe,
    moeraki: async () => (await import('@motu/engine/moeraki/words/de')).moerakiDe,
    notation: async () => (await import('@motu/engine/notation/words/de')).notationDe,
  },
};
