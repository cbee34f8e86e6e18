import type { RuleFacts, Source } from '../catalogue/rules.ts';

type Sources = readonly [Source, ...Source[]];

/** The same chapter of the three rulebooks, by its heading in each. */
function chapter(de: string, en: string, it: string): Sources {
  return [
    { edition: 'de', section: de },
    { edition: 'en', section: en },
    { edition: 'it', section: it },
  ];
}

const material = chapter('Spielmaterial', 'Contents', 'Contenuto');
const preparation = chapter('Spielvorbereitungen', 'Preparation', 'Preparazione');
const sequence = chapter('Zugablauf', 'Playing the game', 'Come si gioca');
const explorer = chapter(
  '1. Entdeckerschiff bewegen',
  '1. Move the discoverer ship',
  '1. Muovere la nave degli esploratori',
);
const discovery = chapter('2. Insel entdecken', '2. Discover a tile', '2. Scoprire una tessera');
const notes = chapter('Achtung wichtige Hinweise', 'Important notes', 'Importante');
const shells = chapter('Die Muscheln', 'The shells', 'Conchiglie');
const end = chapter('Spielende', 'Game end', 'Fine del gioco');
const scoring = chapter('Wertung', 'Scoring', 'Punteggio');
const variants = chapter('Die Varianten (Fortgeschrittenen- und Profispiel)', 'The variations', 'Varianti');
const advanced = chapter(
  'Das Fortgeschrittenenspiel (der Spieler kann sein Schiff versetzen)',
  'Variation 1 (the player may move his ship)',
  'Variante 1 (il giocatore può muovere la nave colorata)',
);
const expert = chapter(
  'Das Profispiel (der Spieler muss sein Schiff versetzen)',
  'Variation 2 (the player must move his ship)',
  'Variante 2 (il giocatore deve muovere la nave)',
);
const sailing = chapter(
  'Zusätzliche Verwendung von Holzmuscheln im Fortgeschrittenenspiel und im Profispiel',
  "Additional moving of a player's ship by spending wooden shells in the variations",
  'Movimento aggiuntivo della nave colorata usando le conchiglie',
);
const atoll = chapter(
  'Das Atoll (Rückseite des Spielertableaus)',
  'The Atol (back side of the player board)',
  'Atollo (retro del piano di gioco)',
);
const notation: Sources = [{ edition: 'motu', section: 'Māori' }];

export const maoriRules = {
  'maori/player-count': { sources: [...material, ...atoll] },
  'maori/setup-display': { sources: preparation },
  'maori/setup-shells': { sources: preparation },
  'maori/tile-count': { sources: material },
  'maori/tile-inventory': { sources: [...material, ...notation] },
  'maori/face': { sources: material },
  'maori/ship-start': { sources: preparation },
  'maori/turn-order': { sources: sequence },
  'maori/ship-must-move': { sources: [...explorer, ...notes] },
  'maori/ship-range': { sources: explorer },
  'maori/shells': { sources: [...shells, ...explorer] },
  'maori/take-line': { sources: discovery },
  'maori/take-cost': { effect: true, sources: discovery },
  'maori/take-empty': { sources: discovery },
  'maori/volcano-take': { sources: notes },
  'maori/volcano-blocks': { sources: notes },
  'maori/place-space': { sources: discovery },
  'maori/palms-upright': { sources: [...discovery, ...notes] },
  'maori/turn-shape': { sources: discovery },
  'maori/place-fits': { sources: notes },
  'maori/shell-gain': { effect: true, sources: discovery },
  'maori/store-one': { sources: discovery },
  'maori/store-empty': { sources: discovery },
  'maori/remove-tile': { sources: discovery },
  'maori/refill': { sources: notes },
  'maori/no-refill': { sources: notes },
  'maori/explorer-check': { sources: notation },
  'maori/shells-check': { sources: notation },
  'maori/ship-boards': { sources: advanced },
  'maori/ship-adjacent': { sources: advanced },
  'maori/ship-on-tile': { sources: advanced },
  'maori/ship-sail': { sources: sailing },
  'maori/ship-relocate': { sources: advanced },
  'maori/ship-follows': { sources: expert },
  'maori/ship-stays': { sources: expert },
  'maori/ship-tile-locked': { sources: [...expert, ...advanced] },
  'maori/no-ship': { sources: variants },
  'maori/game-over': { sources: end },
  'maori/unfinished': { sources: end },
  'maori/score-palms': { effect: true, sources: scoring },
  'maori/score-atoll': { effect: true, sources: atoll },
  'maori/score-lei': { effect: true, sources: scoring },
  'maori/score-boats': { effect: true, sources: [...scoring, ...atoll] },
  'maori/score-shells': { effect: true, sources: scoring },
  'maori/score-empty': { effect: true, sources: [...scoring, ...atoll] },
  'maori/score-storage': { effect: true, sources: scoring },
  'maori/score-total': { sources: scoring },
  'maori/winner': { effect: true, sources: scoring },
} satisfies { readonly [rule: string]: RuleFacts };

export type MaoriRule = keyof typeof maoriRules;
