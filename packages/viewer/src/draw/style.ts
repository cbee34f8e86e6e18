import type { Colours } from './palette.ts';

/** What the classes of a drawing look like; colours are custom properties, the board's own have a value with them. */
export interface BoardStyle {
  readonly colours: Colours;
  /** `s-…`: a colour and a width. */
  readonly strokes: readonly (readonly [name: string, colour: string, width: number])[];
  readonly special: string;
  /** `f-…` */
  readonly fills: readonly (readonly [name: string, colour: string])[];
  /** The colours that run into each other. */
  readonly shades: readonly string[];
}

/** What all boards share: water, sand and wood, words and marks. */
export const groundStyle: BoardStyle = {
  colours: {
    'sea-far': ['#c4e3e2', '#1d474d'],
    'sea-near': ['#9fcdd0', '#123137'],
    sand: ['#efdcae', '#c8ae76'],
    'sand-edge': ['#c9a765', '#8d7443'],
    'wood-light': ['#e6c89c', '#6d4e30'],
    'wood-dark': ['#8f6337', '#c49a66'],
    'wood-grain': ['#c69a63', '#75542f'],
    leaf: ['#2f7548', '#1d5230'],
    trunk: ['#7a5230', '#5c3a1e'],
    shade: ['#3a3442', '#05090a'],
    sail: ['#fffaf0', '#fff6e3'],
  },
  strokes: [
    ['wave', 'wave', 1.6],
    ['shore', 'sand-edge', 2],
    ['frame', 'wood-dark', 2],
    ['grain', 'wood-grain', 1.2],
    ['stalk', 'trunk', 3.4],
    ['line', 'ink', 1.6],
    ['mark', 'accent', 3.2],
    ['hint', 'good', 3],
  ],
  special: `
.motu-board{font-family:var(--motu-font,ui-sans-serif,system-ui,"Segoe UI","Liberation Sans",sans-serif);}
.motu-board text{fill:var(--motu-ink);text-anchor:middle;dominant-baseline:central;}
.motu-board text.start{text-anchor:start;}
.motu-board text.end{text-anchor:end;}
.t-small{font-size:11px;}
.t-label{font-size:13px;}
.t-name{font-size:15px;font-weight:600;}
.motu-board text.t-soft{fill:var(--motu-soft);}
.motu-board text.t-seat{fill:#fff;font-weight:700;font-size:12px;}
.s-mark.dashed,.s-hint.dashed{stroke-dasharray:6 5;}
.s-outline{stroke:var(--motu-accent);stroke-width:4;fill:none;stroke-linejoin:round;}
.s-edge{stroke:var(--motu-wood-dark);stroke-width:1.6;}
.f-shadow{fill:var(--motu-shade);fill-opacity:.2;}
.calm{opacity:.55;}
.s-seat{stroke:#fff;stroke-width:1.6;fill:none;stroke-linejoin:round;}
.turn-now{stroke:var(--motu-accent);stroke-width:2.4;fill:none;}
.turn-not{stroke:var(--motu-rule);stroke-width:1.2;}
.faint{opacity:.35;}
`,
  fills: [
    ...fillsOf('paper', 'panel', 'ink', 'water', 'sand', 'wood', 'leaf', 'trunk'),
    ...fillsOf('seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6', 'seat-7'),
    ['deep', 'water-deep'],
  ],
  shades: ['sea-far', 'sea-near', 'wood-light', 'wood'],
};

/** Named as their colours. */
export function fillsOf(...names: readonly string[]): BoardStyle['fills'] {
  return names.map((name) => [name, name]);
}

/** Lines first: what has both a line and a ground keeps its ground. */
export function plainCss({ strokes, special, fills, shades }: BoardStyle): string {
  return [
    ...strokes.map(
      ([name, colour, width]) =>
        `.s-${name}{stroke:var(--motu-${colour});stroke-width:${width};fill:none;stroke-linecap:round;}`,
    ),
    special.replaceAll('\n', ''),
    ...fills.map(([name, colour]) => `.f-${name}{fill:var(--motu-${colour});}`),
    ...shades.map((name) => `.g-${name}{stop-color:var(--motu-${name});}`),
  ].join('');
}

/** For a page: where a custom property has no value, the board's own colour in the theme around. */
export function styleCss(style: BoardStyle): string {
  return plainCss(style).replaceAll(/var\(--motu-([\w-]+)\)/g, (all, name: string) => {
    const pair = style.colours[name] ?? groundStyle.colours[name];
    return pair === undefined ? all : `var(--motu-${name},light-dark(${pair.join()}))`;
  });
}
