export type Theme = 'light' | 'dark';

/** Colours by name, each as it is in the light and in the dark. */
export type Colours = { readonly [name: string]: readonly [light: string, dark: string] };

/** What every part of the viewer is painted with; each board brings its own colours besides. */
const COLOURS: Colours = {
  paper: ['#f7f2e8', '#101b1d'],
  panel: ['#fffdf8', '#18272a'],
  ink: ['#2a2722', '#efe8da'],
  soft: ['#665e52', '#b3ab9b'],
  rule: ['#ddd2bf', '#33474a'],
  edge: ['#9a8d78', '#5f7a7e'],
  hover: ['#f1eadb', '#20343a'],
  lit: ['#f6e3cd', '#3a3a2c'],
  accent: ['#b4441c', '#ff9d6b'],
  good: ['#1d6b4f', '#7ad6ad'],
  water: ['#cfe7e6', '#1f4a50'],
  'water-deep': ['#b3d7d8', '#193d43'],
  wave: ['#8fc0c5', '#3a717a'],
  wood: ['#d2a872', '#563b22'],
};

/** One colour a seat, dark enough for white letters on it in both themes. */
const SEATS: readonly string[] = [
  '#9c3d2a',
  '#1f5f8b',
  '#8a6410',
  '#6b3f8f',
  '#2c6e49',
  '#5a5148',
  '#a23b6b',
];

const seats = SEATS.map((colour, at) => `--motu-seat-${at + 1}:${colour};`).join('');

/** The custom properties, as the inside of a rule: they follow `color-scheme`. */
export const paletteCss: string =
  seats +
  Object.entries(COLOURS)
    .map(([name, pair]) => `--motu-${name}:light-dark(${pair.join()});`)
    .join('');

/** The custom properties of one theme with those of a board, for a drawing that stands alone. */
export function themeCss(theme: Theme, board: Colours): string {
  const one = theme === 'light' ? 0 : 1;
  return (
    seats +
    Object.entries({ ...COLOURS, ...board })
      .map(([name, pair]) => `--motu-${name}:${pair[one]};`)
      .join('')
  );
}
