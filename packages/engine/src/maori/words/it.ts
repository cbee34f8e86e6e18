import type { Words } from '../../catalogue/words.ts';
import type { MaoriRule } from '../rules.ts';
import { scoreIt } from './it/score.ts';
import { setupIt } from './it/setup.ts';
import { shipIt } from './it/ship.ts';
import { turnIt } from './it/turn.ts';

export const maoriIt: Words<MaoriRule> = {
  rules: { ...setupIt, ...turnIt, ...shipIt, ...scoreIt },
  legal: {
    explorer: {
      intro: 'La nave degli esploratori potrebbe andare in:',
      item: '{position} (passi: {steps}, conchiglie: {shells})',
    },
    line: { intro: 'Libere in questa linea:', item: '{place}: {face} (conchiglie: {shells})' },
    spaces: { intro: 'Spazi possibili:', item: '{space}' },
    shapes: { intro: 'La tessera si può mettere come:', item: '{face}' },
    sail: { intro: 'La nave potrebbe navigare fino a:', item: '{space} (conchiglie: {shells})' },
    ship: { intro: 'La nave potrebbe stare in:', item: '{space}' },
    remove: { intro: 'Tessere sul piano:', item: '{space} ({face})' },
  },
  facts: {
    steps: 'La nave degli esploratori va in {position}. Passi: {steps}, barche: {boats}.',
    'steps-paid':
      'La nave degli esploratori va in {position}. Passi: {steps}, barche: {boats}, conchiglie: {shells}.',
    sail: 'La nave naviga fino a {space}. Conchiglie: {shells}.',
    take: 'Prende {face} gratis.',
    'take-paid': 'Prende {face}. Tessere saltate: {skipped}, conchiglie: {shells}.',
    'take-past-gaps': 'Prende {face}. Tessere saltate: {skipped}, posti vuoti: {gaps}, conchiglie: {shells}.',
    'from-storage': 'Prende {face} dal deposito.',
    gain: 'Conchiglie ricevute: {shells}. Nella riserva: {supply}.',
    'stack-spent': 'La pila è finita.',
    'board-full': 'Il piano di {seat} è pieno. Ancora un turno ciascuno: {seats}.',
    over: 'La partita è finita.',
  },
  rulings: {
    gap: 'Saltare un posto vuoto della matrice costa una conchiglia?',
    'sail-step': 'In quali direzioni naviga una nave?',
    'sail-path': 'Navigando, ogni passo deve finire su una tessera?',
    'covered-boat': 'Una barca stampata conta mentre una tessera la copre?',
    cleared: 'Contano come vuoti gli spazi da cui sono state tolte isole aperte?',
  },
  terms: {
    basic: 'gioco base',
    advanced: 'gioco avanzato',
    expert: 'gioco per esperti',
    front: 'fronte',
    atoll: 'lato dell’atollo',
    single: 'isola singola',
    end: 'terminale',
    middle: 'centrale',
    water: 'acqua',
    volcano: 'vulcano',
    place: 'mettere',
    store: 'mettere in deposito',
    remove: 'togliere',
    pass: 'passare',
    free: 'gratis',
    paid: 'costa come una tessera',
    king: 'otto direzioni',
    rook: 'quattro direzioni',
    tiles: 'da tessera a tessera',
    any: 'su qualsiasi spazio',
    lost: 'non conta finché è coperta',
    kept: 'conta lo stesso',
    counts: 'contano come vuoti',
  },
};
