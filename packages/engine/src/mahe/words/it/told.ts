import type { ToldWords } from '../../../catalogue/words.ts';

export const maheToldIt: ToldWords = {
  facts: {
    decider: '{seat} decide sui dadi per la tartaruga {turtle}.',
    distance: 'Tartaruga {turtle}: {sum} × {dice} = {distance}, {from|term} → {to|term}.',
    bust: 'Sballato con {sum}: la tartaruga {turtle} va sulla zattera (portate in groppa: {riders}).',
    risk: 'Facce di un altro dado che avrebbero fatto sballare: {over} su {of}.',
    lay: '{seat} vince la carta uova {card}.',
    nest: '{seat} vince il nido: {eggs} uova.',
  },
  terms: { raft: 'zattera', nest: 'nido', basic: 'gioco base', cards: 'con carte uova come dadi' },
};
