import { maheIt } from '../mahe/words/it.ts';
import { maoriIt } from '../maori/words/it.ts';
import { moerakiIt } from '../moeraki/words/it.ts';
import { notationIt } from '../notation/words/it.ts';
import type { Book } from './words.ts';

export const it: Book = { notation: notationIt, maori: maoriIt, mahe: maheIt, moeraki: moerakiIt };
