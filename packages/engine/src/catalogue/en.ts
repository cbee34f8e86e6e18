import { maheEn } from '../mahe/words/en.ts';
import { maoriEn } from '../maori/words/en.ts';
import { moerakiEn } from '../moeraki/words/en.ts';
import { notationEn } from '../notation/words/en.ts';
import type { Book } from './words.ts';

export const en: Book = { notation: notationEn, maori: maoriEn, mahe: maheEn, moeraki: moerakiEn };
