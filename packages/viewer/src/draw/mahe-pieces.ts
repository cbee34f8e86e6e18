import { outlineOf, seatClass } from './seats.ts';
import { type Shape, shapes } from './shape.ts';
import { box, circle, label, node, path, type SvgNode } from './tree.ts';

export function turtle(at: number, name: string): readonly SvgNode[] {
  return [
    path(
      'M-17 4C-24 4 -27 9 -25 12C-20 12 -15 10 -12 6ZM11 6C14 11 19 13 24 12C25 8 20 4 16 4Z',
      'f-grass s-line',
    ),
    path('M17 1C22 -9 32 -8 32 -1C32 5 24 6 17 4Z', 'f-grass s-line'),
    circle(27.5, -3, 1.6, 'f-ink'),
    path('M-21 6C-20 -20 17 -20 19 6Z', `${seatClass(at)} s-seat`),
    node('g', { transform: 'translate(-12 0) scale(.36)' }, [path(outlineOf(at), 's-seat')]),
    label(2, -2.5, name, 't-seat'),
  ];
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A die as it was thrown; `(2)` is a card that stood in for one. */
export function die(thrown: string): readonly SvgNode[] {
  if (thrown.startsWith('(')) return eggCard(thrown.replaceAll(/[()A-Z]/g, ''));
  const pips = PIPS[Number(thrown)];
  return [
    box(-17, -17, 34, 34, 7, 'f-die'),
    ...(pips === undefined
      ? [label(0, 0, thrown.slice(0, 3), 't-die t-egg')]
      : pips.map(([x, y]) => circle(x * 9, y * 9, 3.6, 'f-pip'))),
  ];
}

/** A speckled egg; the specks are lines without length. */
const EGG: Shape = [
  ['M0 -14C8 -14 12 -2 12 4C12 11 7 14 0 14C-7 14 -12 11 -12 4C-12 -2 -8 -14 0 -14Z', 'f-yolk s-rib'],
  ['M-5 2L-5 2M2 -5L2 -5M5 5L5 5M-1 9L-1 9M-6 -4L-6 -4', 's-speck'],
];

export function eggCard(value: string): readonly SvgNode[] {
  return [
    box(-13, -16, 26, 36, 4, 'f-shadow'),
    box(-13, -18, 26, 36, 4, 'f-card'),
    ...shapes(EGG, { x: 0, y: 6, scale: 0.55 }),
    label(0, -9, value, 't-label t-egg'),
  ];
}

/** The card on top of the pile, as many eggs as it is worth. */
export function bigCard(value: number): readonly SvgNode[] {
  const spots = PIPS[value] ?? [];
  return [
    box(-44, -60, 88, 120, 10, 'f-card'),
    ...shapes(EGG, ...spots.map(([x, y]) => ({ x: x * 20, y: y * 32 + 6, scale: 0.95 }))),
    label(-32, -46, value, 't-name t-egg'),
  ];
}

export function nest(): readonly SvgNode[] {
  const eggs = [-20, -8, 4, 16, -14, -2, 10].map((x, at) => ({ x, y: at < 4 ? 4 : -8, scale: 0.7 }));
  return [
    path('M-40 8C-40 34 40 34 40 8C20 20 -20 20 -40 8Z', 'f-wood s-frame'),
    ...eggs.flatMap((spot) => shapes(EGG, spot)),
    path('M-40 8C-20 22 20 22 40 8C36 16 30 22 20 24C0 30 -20 28 -34 18Z', 'f-wood s-frame'),
  ];
}
