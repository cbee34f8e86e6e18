import type { Words } from '../../catalogue/words.ts';
import type { MaoriRule } from '../rules.ts';
import { scoreIt } from './it/score.ts';
import { setupIt } from './it/setup.ts';
import { shipIt } from './it/ship.ts';
import { maoriToldIt } from './it/told.ts';
import { turnIt } from './it/turn.ts';

export const maoriIt: Words<MaoriRule> = {
  ...maoriToldIt,
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
  rulings: {
    gap: 'Saltare un posto vuoto della matrice costa una conchiglia?',
    'sail-step': 'In quali direzioni naviga una nave?',
    'sail-path': 'Navigando, ogni passo deve finire su una tessera?',
    'covered-boat': 'Una barca stampata conta mentre una tessera la copre?',
    cleared: 'Contano come vuoti gli spazi da cui sono state tolte isole aperte?',
  },
};
