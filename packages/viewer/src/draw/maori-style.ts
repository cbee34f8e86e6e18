import { type BoardStyle, fillsOf } from './style.ts';

export const maoriStyle: BoardStyle = {
  colours: {
    lagoon: ['#aee3d3', '#1f5f59'],
    beam: ['#ffd767', '#ffe08a'],
    grass: ['#b9c98a', '#8fa163'],
    hut: ['#a8683a', '#8a4f28'],
    roof: ['#6d4423', '#4d2d15'],
    lei: ['#c23a72', '#b02a62'],
    'lei-heart': ['#ffd767', '#ffe08a'],
    boat: ['#5b4636', '#d9bd97'],
    shell: ['#f3b79b', '#f0b497'],
    'shell-edge': ['#9c5636', '#7a3f24'],
    rock: ['#6a5c58', '#57494a'],
    'rock-dark': ['#453a38', '#2c2425'],
    lava: ['#e4572e', '#ff7043'],
  },
  strokes: [
    ['rib', 'shell-edge', 1.3],
    ['string', 'lei', 2],
    ['petal', 'lei', 10.8],
    ['heart', 'lei-heart', 3.8],
    ['mast', 'boat', 1.5],
  ],
  special: `
.s-coast{fill:var(--motu-sand);stroke:var(--motu-sand-edge);stroke-width:4;paint-order:stroke;}
.t-tally{font-size:13px;font-weight:700;}
.motu-board text.t-coin{font-size:11px;font-weight:700;fill:#3b2014;}
.f-beam{fill:var(--motu-beam);fill-opacity:.26;}
.f-shade{fill:var(--motu-shade);fill-opacity:.62;}
.s-shade{stroke:var(--motu-sail);stroke-width:1.4;stroke-opacity:.5;fill:none;}
.s-hatch{stroke:var(--motu-accent);stroke-width:2.4;opacity:.85;fill:none;}
.f-glow{fill:var(--motu-accent);opacity:.16;}
.s-reef{stroke:var(--motu-sand-edge);stroke-width:3;stroke-dasharray:1 6;stroke-linecap:round;fill:none;}
.f-coin{fill:var(--motu-shell);stroke:var(--motu-shell-edge);stroke-width:1.2;}
`,
  fills: [
    ...fillsOf('lagoon', 'grass', 'hut', 'roof', 'boat', 'sail', 'shell', 'rock', 'lava'),
    ['crater', 'rock-dark'],
  ],
  shades: [],
};
