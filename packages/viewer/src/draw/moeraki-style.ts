import type { BoardStyle } from './style.ts';

export const moerakiStyle: BoardStyle = {
  colours: {
    hollow: ['#c2935a', '#3d2916'],
    'hollow-deep': ['#a3733c', '#2a1b0e'],
    'lei-heart': ['#ffd767', '#ffe08a'],
    'stone-black': ['#25211f', '#161413'],
    'stone-black-light': ['#5b5450', '#4a4440'],
    'stone-black-edge': ['#12100f', '#000000'],
    'stone-white': ['#fbf7ee', '#f3ecdd'],
    'stone-white-shade': ['#e2d9c6', '#d5cab6'],
    'stone-white-edge': ['#7d7364', '#9b9080'],
    ball: ['#c8642f', '#e98048'],
  },
  strokes: [],
  special: `
.f-stone-black{fill:var(--motu-stone-black);stroke:var(--motu-stone-black-edge);stroke-width:1.5;}
.f-stone-white{fill:var(--motu-stone-white);stroke:var(--motu-stone-white-edge);stroke-width:1.8;}
.s-rim-black{stroke:var(--motu-stone-black-edge);stroke-width:1.2;}
.s-rim-white{stroke:var(--motu-stone-white-edge);stroke-width:1.6;}
.s-stone-black{stroke:#cfc6b8;stroke-width:1.8;fill:none;stroke-linecap:round;}
.s-stone-white{stroke:#5d5447;stroke-width:1.8;fill:none;stroke-linecap:round;}
.f-sight{fill:var(--motu-accent);fill-opacity:.3;}
`,
  fills: [
    ['ball', 'ball'],
    ['heart', 'lei-heart'],
  ],
  shades: ['hollow', 'hollow-deep', 'stone-black-light', 'stone-black', 'sail', 'stone-white-shade'],
};
