import type { RuleFacts } from '../catalogue/rules.ts';

export const maheRules = {
  'mahe/player-count': { sources: [{ edition: 'de', section: 'Spiel mit 2 oder 3 Spielern' }] },
  'mahe/card-count': {
    sources: [
      { edition: 'de', section: 'Spielmaterial' },
      { edition: 'de', section: 'Vorbereitung' },
    ],
  },
  'mahe/turn-order': {
    sources: [
      { edition: 'de', section: 'Vorbereitung' },
      { edition: 'de', section: 'Spiel mit 2 oder 3 Spielern' },
    ],
  },
  'mahe/turtle': { sources: [{ edition: 'de', section: 'Spiel mit 2 oder 3 Spielern' }] },
  'mahe/die': { sources: [{ edition: 'de', section: 'Spielverlauf' }] },
  'mahe/first-die': {
    sources: [
      { edition: 'de', section: 'Spielverlauf' },
      { edition: 'de', section: 'Variante' },
    ],
  },
  'mahe/dice-max': { sources: [{ edition: 'de', section: 'Spielverlauf' }] },
  'mahe/third-die': { sources: [{ edition: 'de', section: 'Spielverlauf' }] },
  'mahe/bust': {
    sources: [
      { edition: 'de', section: 'Spielverlauf' },
      { edition: 'de', section: 'Mittragen im Stapel' },
    ],
  },
  'mahe/distance': { effect: true, sources: [{ edition: 'de', section: 'Bewegen der Schildkröte' }] },
  'mahe/carry': {
    effect: true,
    sources: [
      { edition: 'de', section: 'Mittragen im Stapel' },
      { edition: 'de', section: 'Bewegen der Schildkröte' },
    ],
  },
  'mahe/landing': { sources: [{ edition: 'de', section: 'Bewegen der Schildkröte' }] },
  'mahe/lay': { effect: true, sources: [{ edition: 'de', section: 'Gelege-Karten' }] },
  'mahe/reveal': {
    sources: [
      { edition: 'de', section: 'Gelege-Karten' },
      { edition: 'de', section: 'Spielende' },
    ],
  },
  'mahe/decider': { effect: true, sources: [{ edition: 'de', section: 'Mittragen im Stapel' }] },
  'mahe/card-level': { sources: [{ edition: 'de', section: 'Variante' }] },
  'mahe/card-once': { sources: [{ edition: 'de', section: 'Variante' }] },
  'mahe/card-owned': { sources: [{ edition: 'de', section: 'Variante' }] },
  'mahe/card-bust': { sources: [{ edition: 'de', section: 'Variante' }] },
  'mahe/game-over': { sources: [{ edition: 'de', section: 'Spielende' }] },
  'mahe/unfinished': { sources: [{ edition: 'de', section: 'Spielende' }] },
  'mahe/score-total': { sources: [{ edition: 'de', section: 'Spielende' }] },
  'mahe/winner': { effect: true, sources: [{ edition: 'de', section: 'Spielende' }] },
} satisfies { readonly [rule: string]: RuleFacts };

export type MaheRule = keyof typeof maheRules;
