import type { Shape } from './shape.ts';

/** All leaves run the same way round, so that those of neighbours join where they overlap. */
export const PALM: Shape = [
  ['M1 20C4 8 3 -2 0 -10', 's-stalk'],
  [
    'M0 -11C-9 -20 -19 -17 -22 -8C-14 -12 -7 -11 0 -11C7 -11 14 -12 22 -8C19 -17 9 -20 0 -11C-4 -24 -14 -27 -19 -21C-11 -20 -5 -17 0 -11C5 -17 11 -20 19 -21C14 -27 4 -24 0 -11C-8 -9 -14 -3 -13 4C-8 -2 -4 -6 0 -11C4 -6 8 -2 13 4C14 -3 8 -9 0 -11Z',
    'f-leaf',
  ],
];
