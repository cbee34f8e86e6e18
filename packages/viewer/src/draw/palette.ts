export type Theme = 'light' | 'dark';

type Colours = { readonly [name: string]: string };

const LIGHT: Colours = {
  paper: '#f7f2e8',
  panel: '#fffdf8',
  ink: '#2a2722',
  soft: '#665e52',
  rule: '#ddd2bf',
  edge: '#9a8d78',
  hover: '#f1eadb',
  lit: '#f6e3cd',
  'line-1': '#9c3d2a',
  'line-2': '#1f5f8b',
  'line-3': '#8a6410',
  'line-4': '#6b3f8f',
  'line-5': '#2c6e49',
  'line-6': '#5a5148',
  'line-7': '#a23b6b',
  accent: '#b4441c',
  good: '#1d6b4f',
  water: '#cfe7e6',
  'water-deep': '#b3d7d8',
  wave: '#8fc0c5',
  sand: '#efdcae',
  'sand-edge': '#c9a765',
  grass: '#b9c98a',
  wood: '#d9b483',
  'wood-dark': '#8f6337',
  'wood-grain': '#c69a63',
  leaf: '#2f7548',
  trunk: '#7a5230',
  hut: '#a8683a',
  roof: '#6d4423',
  lei: '#c23a72',
  'lei-heart': '#ffd767',
  boat: '#5b4636',
  sail: '#fffaf0',
  shell: '#f3b79b',
  'shell-edge': '#9c5636',
  rock: '#6a5c58',
  'rock-dark': '#453a38',
  lava: '#e4572e',
  shade: '#3a3442',
  'stone-black': '#33302e',
  'stone-black-edge': '#12100f',
  'stone-white': '#fbf7ee',
  'stone-white-edge': '#7d7364',
  ball: '#c8642f',
  egg: '#fdf8ea',
};

const DARK: Colours = {
  paper: '#101b1d',
  panel: '#18272a',
  ink: '#efe8da',
  soft: '#b3ab9b',
  rule: '#33474a',
  edge: '#5f7a7e',
  hover: '#20343a',
  lit: '#3a3a2c',
  'line-1': '#f08a72',
  'line-2': '#7cbcea',
  'line-3': '#e3bd62',
  'line-4': '#c7a3ea',
  'line-5': '#7fcf9f',
  'line-6': '#cfc5b8',
  'line-7': '#f093bd',
  accent: '#ff9d6b',
  good: '#7ad6ad',
  water: '#1f4a50',
  'water-deep': '#193d43',
  wave: '#3a717a',
  sand: '#c8ae76',
  'sand-edge': '#8d7443',
  grass: '#8fa163',
  wood: '#5e4227',
  'wood-dark': '#c49a66',
  'wood-grain': '#75542f',
  leaf: '#1d5230',
  trunk: '#5c3a1e',
  hut: '#8a4f28',
  roof: '#4d2d15',
  lei: '#b02a62',
  'lei-heart': '#ffe08a',
  boat: '#d9bd97',
  sail: '#fff6e3',
  shell: '#f0b497',
  'shell-edge': '#7a3f24',
  rock: '#57494a',
  'rock-dark': '#2c2425',
  lava: '#ff7043',
  shade: '#05090a',
  'stone-black': '#23211f',
  'stone-black-edge': '#000000',
  'stone-white': '#f3ecdd',
  'stone-white-edge': '#9b9080',
  ball: '#e98048',
  egg: '#f6efdd',
};

/** One colour a seat, dark enough for white letters on it in both themes. */
export const SEAT_COLOURS: readonly string[] = [
  '#9c3d2a',
  '#1f5f8b',
  '#8a6410',
  '#6b3f8f',
  '#2c6e49',
  '#5a5148',
  '#a23b6b',
];

function declarations(colours: Colours): string {
  return Object.entries(colours)
    .map(([name, value]) => `--motu-${name}:${value};`)
    .join('');
}

const seats = SEAT_COLOURS.map((colour, at) => `--motu-seat-${at + 1}:${colour};`).join('');

/** The custom properties of a theme, as the inside of a rule. */
export function themeCss(theme: Theme): string {
  return declarations(theme === 'light' ? LIGHT : DARK) + seats;
}
