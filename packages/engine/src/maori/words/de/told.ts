import type { ToldWords } from '../../../catalogue/words.ts';

export const maoriToldDe: ToldWords = {
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
