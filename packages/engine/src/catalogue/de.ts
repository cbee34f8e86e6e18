import { maheDe } from '../mahe/words/de.ts';
import { maoriDe } from '../maori/words/de.ts';
import { moerakiDe } from '../moeraki/words/de.ts';
import { notationDe } from '../notation/words/de.ts';
import type { Book } from './words.ts';

export const de: Book = { notation: notationDe, maori: maoriDe, mahe: maheDe, moeraki: moerakiDe };
