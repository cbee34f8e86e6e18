import type { BoardStyle } from './style.ts';

export const maheStyle: BoardStyle = {
  colours: {
    grass: ['#b9c98a', '#8fa163'],
    'shell-edge': ['#9c5636', '#7a3f24'],
    egg: ['#fbf1d9', '#f6efdd'],
  },
  strokes: [['rib', 'shell-edge', 1.3]],
  special: `
.t-big{font-size:22px;font-weight:700;}
.t-die{font-size:20px;font-weight:700;}
.motu-board text.t-egg{fill:#2a2722;font-weight:700;}
.f-die{fill:var(--motu-sail);stroke:var(--motu-wood-dark);stroke-width:1.6;}
.f-pip{fill:#2a2722;}
.f-card{fill:var(--motu-egg);stroke:var(--motu-wood-dark);stroke-width:1.4;}
.s-speck{stroke:var(--motu-shell-edge);stroke-width:2.4;stroke-linecap:round;stroke-opacity:.6;fill:none;}
.f-field{fill:var(--motu-water);stroke:var(--motu-wave);stroke-width:1.6;}
`,
  fills: [
    ['grass', 'grass'],
    ['yolk', 'egg'],
  ],
  shades: [],
};
