import type { Words } from '../../catalogue/words.ts';
import type { MaoriRule } from '../rules.ts';
import { scoreDe } from './de/score.ts';
import { setupDe } from './de/setup.ts';
import { shipDe } from './de/ship.ts';
import { turnDe } from './de/turn.ts';

export const maoriDe: Words<MaoriRule> = {
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
  facts: {
    steps: 'Das Entdeckerschiff fährt nach {position}. Schritte: {steps}, Boote: {boats}.',
    'steps-paid':
      'Das Entdeckerschiff fährt nach {position}. Schritte: {steps}, Boote: {boats}, Muscheln: {shells}.',
    sail: 'Das Schiff segelt nach {space}. Muscheln: {shells}.',
    take: 'Nimmt {face} umsonst.',
    'take-paid': 'Nimmt {face}. Übersprungene Plättchen: {skipped}, Muscheln: {shells}.',
    'take-past-gaps':
      'Nimmt {face}. Übersprungene Plättchen: {skipped}, leere Plätze: {gaps}, Muscheln: {shells}.',
    'from-storage': 'Nimmt {face} aus dem Speicher.',
    gain: 'Gewonnene Muscheln: {shells}. Im Vorrat: {supply}.',
    'stack-spent': 'Der Stapel ist aufgebraucht.',
    'board-full': 'Das Tableau von {seat} ist voll. Noch je ein Zug: {seats}.',
    over: 'Das Spiel ist zu Ende.',
  },
  rulings: {
    gap: 'Kostet es eine Muschel, einen leeren Platz der Auslage zu überspringen?',
    'sail-step': 'In welche Richtungen segelt ein Schiff?',
    'sail-path': 'Muss beim Segeln jeder Schritt auf einem Plättchen enden?',
    'covered-boat': 'Zählt ein aufgedrucktes Boot, während ein Plättchen darauf liegt?',
    cleared: 'Zählen Felder als leer, von denen offene Inseln entfernt wurden?',
  },
  terms: {
    basic: 'Grundspiel',
    advanced: 'Fortgeschrittenenspiel',
    expert: 'Profispiel',
    front: 'Vorderseite',
    atoll: 'Atollseite',
    single: 'einzelne Insel',
    end: 'Endstück',
    middle: 'Mittelstück',
    water: 'Wasserteil',
    volcano: 'Vulkan',
    place: 'legen',
    store: 'einlagern',
    remove: 'entfernen',
    pass: 'passen',
    free: 'kostenlos',
    paid: 'kostet wie ein Plättchen',
    king: 'acht Richtungen',
    rook: 'vier Richtungen',
    tiles: 'von Plättchen zu Plättchen',
    any: 'über beliebige Felder',
    lost: 'zählt nicht, solange es verdeckt ist',
    kept: 'zählt trotzdem',
    counts: 'zählen als leer',
  },
};
