import type { RuleFacts, Source } from '../catalogue/rules.ts';

function section(heading: string): readonly [Source] {
  return [{ edition: 'de', section: heading }];
}

export const moerakiRules = {
  'moeraki/player-count': { sources: section('B) Spielbeginn') },
  'moeraki/ball-first': { sources: section('B) Spielbeginn') },
  'moeraki/ball-hollow': { sources: section('B) Spielbeginn') },
  'moeraki/turn-order': { sources: section('C) Spielverlauf: Legen von Spielsteinen') },
  'moeraki/hollow': { sources: section('C) Spielverlauf: Legen von Spielsteinen') },
  'moeraki/occupied': { sources: section('C) Spielverlauf: Legen von Spielsteinen') },
  'moeraki/stones': { sources: section('Material und Spielbrett') },
  'moeraki/tribe-tile': { effect: true, sources: section('C) Spielverlauf: Legen von Stammesplättchen') },
  'moeraki/tahuna': { effect: true, sources: section('D) Spielende: 1. Tahuna (Strand)') },
  'moeraki/awa': { effect: true, sources: section('D) Spielende: 2. Awa (Fluß)') },
  'moeraki/ara': { effect: true, sources: section('D) Spielende: 3. Ara (Weg)') },
  'moeraki/mata': { effect: true, sources: section('Optionale Siegesmöglichkeit: 5. Mata (Auge)') },
  'moeraki/game-over': { sources: section('D) Spielende') },
  'moeraki/marae': { effect: true, sources: section('D) Spielende: 4. Marae (Heiliger Boden)') },
  'moeraki/score-total': { sources: section('D) Spielende: 4. Marae (Heiliger Boden)') },
  'moeraki/claim': { sources: section('D) Spielende') },
  'moeraki/unfinished': { sources: section('D) Spielende') },
  'moeraki/tane-level': { sources: section('Spielvarianten: Meisterspiel') },
  'moeraki/tane-once': {
    sources: section('Beim Meisterspiel tritt der Maori-Tane (Krieger) aus seiner Höhle auf das Spielfeld'),
  },
  'moeraki/tane-field': { sources: section('Einsetzen des Maori-Tane') },
  'moeraki/tane-direction': { sources: section('Einsetzen des Maori-Tane') },
  'moeraki/tane-sight': { sources: section('Einsetzen des Maori-Tane') },
  'moeraki/tane-cross': { effect: true, sources: section('Blicke der Maori-Tane kreuzen sich') },
  'moeraki/tane-meets': { effect: true, sources: section('Tane blickt zum Tane') },
  'moeraki/order': {
    sources: section('Beim Meisterspiel tritt der Maori-Tane (Krieger) aus seiner Höhle auf das Spielfeld'),
  },
  'moeraki/kemu-starter': { sources: section('B) Spielbeginn') },
  'moeraki/kemu-ball': { sources: section('B) Spielbeginn') },
  'moeraki/kemu-over': { sources: section('E) Die MOERAKI - Skala') },
} satisfies { readonly [rule: string]: RuleFacts };

export type MoerakiRule = keyof typeof moerakiRules;
