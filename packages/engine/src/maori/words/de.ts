import type { Words } from '../../catalogue/words.ts';
import type { MaoriRule } from '../rules.ts';
import { scoreDe } from './de/score.ts';
import { setupDe } from './de/setup.ts';
import { shipDe } from './de/ship.ts';
import { maoriToldDe } from './de/told.ts';
import { turnDe } from './de/turn.ts';

export const maoriDe: Words<MaoriRule> = {
  ...maoriToldDe,
  rules: { ...setupDe, ...turnDe, ...shipDe, ...scoreDe },
  legal: {
    explorer: {
      intro: 'Das Entdeckerschiff könnte fahren nach:',
      item: '{position} (Schritte: {steps}, Muscheln: {shells})',
    },
    line: { intro: 'Frei in dieser Linie:', item: '{place}: {face} (Muscheln: {shells})' },
    spaces: { intro: 'Mögliche Felder:', item: '{space}' },
    shapes: { intro: 'Das Plättchen kann liegen als:', item: '{face}' },
    sail: { intro: 'Das Schiff könnte segeln nach:', item: '{space} (Muscheln: {shells})' },
    ship: { intro: 'Das Schiff könnte stehen auf:', item: '{space}' },
    remove: { intro: 'Plättchen auf dem Tableau:', item: '{space} ({face})' },
  },
  rulings: {
    gap: 'Kostet es eine Muschel, einen leeren Platz der Auslage zu überspringen?',
    'sail-step': 'In welche Richtungen segelt ein Schiff?',
    'sail-path': 'Muss beim Segeln jeder Schritt auf einem Plättchen enden?',
    'covered-boat': 'Zählt ein aufgedrucktes Boot, während ein Plättchen darauf liegt?',
    cleared: 'Zählen Felder als leer, von denen offene Inseln entfernt wurden?',
  },
};
