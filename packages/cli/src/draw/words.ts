import type { Locale } from '@motu/engine';

/** What stands beside the boards. */
export interface BoardWords {
  readonly display: string;
  readonly explorer: string;
  readonly stack: string;
  readonly supply: string;
  readonly shells: string;
  readonly boats: string;
  readonly storage: string;
  readonly ship: string;
  readonly raft: string;
  readonly beach: string;
  readonly card: string;
  readonly nest: string;
  readonly taken: string;
  readonly eggs: string;
  readonly none: string;
  readonly tiles: string;
  readonly threats: string;
}

const en: BoardWords = {
  display: 'Display',
  explorer: 'explorer',
  stack: 'stack',
  supply: 'supply',
  shells: 'shells',
  boats: 'boats',
  storage: 'storage',
  ship: 'ship',
  raft: 'raft',
  beach: 'beach',
  card: 'open card',
  nest: 'nest',
  taken: 'cards taken',
  eggs: 'eggs',
  none: 'none',
  tiles: 'tribe tiles',
  threats: 'wins on',
};

const de: BoardWords = {
  display: 'Auslage',
  explorer: 'Entdecker',
  stack: 'Stapel',
  supply: 'Vorrat',
  shells: 'Muscheln',
  boats: 'Boote',
  storage: 'Lager',
  ship: 'Schiff',
  raft: 'Floß',
  beach: 'Strand',
  card: 'offene Karte',
  nest: 'Nest',
  taken: 'genommene Karten',
  eggs: 'Eier',
  none: 'keine',
  tiles: 'Stammesplättchen',
  threats: 'gewinnt auf',
};

const it: BoardWords = {
  display: 'Esposizione',
  explorer: 'esploratore',
  stack: 'pila',
  supply: 'riserva',
  shells: 'conchiglie',
  boats: 'barche',
  storage: 'deposito',
  ship: 'nave',
  raft: 'zattera',
  beach: 'spiaggia',
  card: 'carta scoperta',
  nest: 'nido',
  taken: 'carte prese',
  eggs: 'uova',
  none: 'nessuna',
  tiles: 'tessere tribù',
  threats: 'vince su',
};

const words: { readonly [locale in Locale]: BoardWords } = { en, de, it };

export function boardWords(locale: Locale): BoardWords {
  return words[locale];
}
