/** What the classes of the drawings look like; colours come from the custom properties of the palette. */
const fills: readonly (readonly [name: string, colour: string])[] = [
  ['paper', 'paper'],
  ['panel', 'panel'],
  ['ink', 'ink'],
  ['soft', 'soft'],
  ['water', 'water'],
  ['deep', 'water-deep'],
  ['sand', 'sand'],
  ['grass', 'grass'],
  ['wood', 'wood'],
  ['leaf', 'leaf'],
  ['trunk', 'trunk'],
  ['hut', 'hut'],
  ['roof', 'roof'],
  ['lei', 'lei'],
  ['heart', 'lei-heart'],
  ['boat', 'boat'],
  ['sail', 'sail'],
  ['shell', 'shell'],
  ['rock', 'rock'],
  ['crater', 'rock-dark'],
  ['lava', 'lava'],
  ['accent', 'accent'],
  ['good', 'good'],
  ['ball', 'ball'],
];

const strokes: readonly (readonly [name: string, colour: string, width: number])[] = [
  ['wave', 'wave', 1.6],
  ['shore', 'sand-edge', 2],
  ['rule', 'rule', 1],
  ['frame', 'wood-dark', 2],
  ['grain', 'wood-grain', 1.2],
  ['rib', 'shell-edge', 1.3],
  ['stalk', 'trunk', 3.4],
  ['string', 'lei', 2],
  ['mast', 'boat', 2],
  ['line', 'ink', 1.6],
  ['mark', 'accent', 3.2],
  ['hint', 'good', 3],
];

/** The colours that run into each other. */
const shades: readonly string[] = [
  ...['sea-far', 'sea-near', 'wood-light', 'wood', 'hollow', 'hollow-deep'],
  ...['stone-black-light', 'stone-black', 'sail', 'stone-white-shade'],
];

const special = `
.motu-board{font-family:var(--motu-font,ui-sans-serif,system-ui,"Segoe UI","Liberation Sans",sans-serif);}
.motu-board text{fill:var(--motu-ink);text-anchor:middle;dominant-baseline:central;}
.motu-board text.start{text-anchor:start;}
.motu-board text.end{text-anchor:end;}
.t-small{font-size:11px;}
.t-label{font-size:13px;}
.t-name{font-size:15px;font-weight:600;}
.t-big{font-size:22px;font-weight:700;}
.t-die{font-size:20px;font-weight:700;}
.motu-board text.t-soft{fill:var(--motu-soft);}
.motu-board text.t-coin{font-size:11px;font-weight:700;fill:#3b2014;}
.motu-board text.t-seat{fill:#fff;font-weight:700;font-size:12px;}
.motu-board text.t-egg{fill:#2a2722;font-weight:700;}
.motu-board text.t-tally{font-size:13px;font-weight:700;}
.s-mark.dashed,.s-hint.dashed{stroke-dasharray:6 5;}
.f-beam{fill:var(--motu-beam);opacity:.26;}
.f-shade{fill:var(--motu-shade);opacity:.62;}
.s-shade{stroke:var(--motu-sail);stroke-width:1.4;opacity:.5;fill:none;}
.s-hatch{stroke:var(--motu-accent);stroke-width:2.4;opacity:.85;fill:none;}
.s-outline{stroke:var(--motu-accent);stroke-width:4;fill:none;stroke-linejoin:round;}
.f-glow{fill:var(--motu-accent);opacity:.16;}
.f-lagoon{fill:var(--motu-lagoon);}
.s-reef{stroke:var(--motu-sand-edge);stroke-width:3;stroke-dasharray:1 6;stroke-linecap:round;fill:none;}
.s-edge{stroke:var(--motu-wood-dark);stroke-width:1.6;}
.f-shadow{fill:var(--motu-shade);opacity:.2;}
.calm{opacity:.55;}
.f-stone-black{fill:var(--motu-stone-black);stroke:var(--motu-stone-black-edge);stroke-width:1.5;}
.f-stone-white{fill:var(--motu-stone-white);stroke:var(--motu-stone-white-edge);stroke-width:1.8;}
.s-rim-black{stroke:var(--motu-stone-black-edge);stroke-width:1.2;}
.s-rim-white{stroke:var(--motu-stone-white-edge);stroke-width:1.6;}
.s-stone-black{stroke:#cfc6b8;stroke-width:1.8;fill:none;stroke-linecap:round;}
.s-stone-white{stroke:#5d5447;stroke-width:1.8;fill:none;stroke-linecap:round;}

.f-fieldless{fill:none;}
.f-sight{fill:var(--motu-accent);opacity:.3;}
.f-coin{fill:var(--motu-shell);stroke:var(--motu-shell-edge);stroke-width:1.2;}
.f-die{fill:var(--motu-sail);stroke:var(--motu-wood-dark);stroke-width:1.6;}
.f-pip{fill:#2a2722;}
.f-card{fill:var(--motu-egg);stroke:var(--motu-wood-dark);stroke-width:1.4;}
.f-yolk{fill:var(--motu-egg);}
.s-speck{stroke:var(--motu-shell-edge);stroke-width:2.4;stroke-linecap:round;opacity:.6;fill:none;}
.f-field{fill:var(--motu-water);stroke:var(--motu-wave);stroke-width:1.6;}
.s-seat{stroke:#fff;stroke-width:1.6;fill:none;stroke-linejoin:round;}
.turn-now{stroke:var(--motu-accent);stroke-width:2.4;}
.turn-not{stroke:var(--motu-rule);stroke-width:1.2;}
.faint{opacity:.35;}
`;

/** Lines first: what has both a line and a ground keeps its ground. */
export const boardCss: string = [
  ...strokes.map(
    ([name, colour, width]) =>
      `.s-${name}{stroke:var(--motu-${colour});stroke-width:${width};fill:none;stroke-linecap:round;}`,
  ),
  special,
  ...fills.map(([name, colour]) => `.f-${name}{fill:var(--motu-${colour});}`),
  ...shades.map((name) => `.g-${name}{stop-color:var(--motu-${name});}`),
  ...[1, 2, 3, 4, 5, 6, 7].map((at) => `.f-seat-${at}{fill:var(--motu-seat-${at});}`),
]
  .join('')
  .replaceAll('\n', '');
