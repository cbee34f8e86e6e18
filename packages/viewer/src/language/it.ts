import { it } from '../words/it.ts';
import type { Tongue } from './tongue.ts';

export const tongueIt: Tongue = {
  words: it,
  panels: async () => (await import('../words/panels-it.ts')).panelsIt,
  told: {
    maori: async () => (await import('@motu/engine/maori/words/it/told')).maoriToldIt,
    mahe: async () => (await import('@motu/engine/mahe/words/it/told')).maheToldIt,
    moeraki: async () => (await import('@motu/engine/moeraki/words/it/told')).moerakiToldIt,
  },
  books: {
    maori: async () => (await import('@motu/engine/maori/words/it')).maoriIt,
    mahe: async () => (await import('@motu/engine/mahe/words/it')).maheIt,
    moeraki: async () => (await import('@motu/engine/moeraki/words/it')).moerakiIt,
    notation: async () => (await import('@motu/engine/notation/words/it')).notationIt,
  },
};
