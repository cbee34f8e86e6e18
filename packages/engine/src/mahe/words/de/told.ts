import type { ToldWords } from '../../../catalogue/words.ts';

export const maheToldDe: ToldWords = {
  facts: {
    decider: '{seat} entscheidet über die Würfel für Schildkröte {turtle}.',
    distance: 'Schildkröte {turtle}: {sum} × {dice} = {distance}, {from|term} → {to|term}.',
    bust: 'Überworfen mit {sum}: Schildkröte {turtle} kommt auf das Floß (mitgetragen: {riders}).',
    risk: 'Mit einem weiteren Würfel hätte man sich bei {over} von {of} Augenzahlen überworfen.',
    lay: '{seat} gewinnt die Gelege-Karte {card}.',
    nest: '{seat} gewinnt das Nest: {eggs} Eier.',
  },
  terms: { raft: 'Floß', nest: 'Nest', basic: 'Grundspiel', cards: 'mit Gelege-Karten als Würfeln' },
};
