import { path, type SvgNode } from './tree.ts';

const PALM: readonly SvgNode[] = [
  path('M1 20C4 8 3 -2 0 -10', 's-stalk'),
  path('M0 -11C-9 -20 -19 -17 -22 -8C-14 -12 -7 -11 0 -11Z', 'f-leaf'),
  path('M0 -11C9 -20 19 -17 22 -8C14 -12 7 -11 0 -11Z', 'f-leaf'),
  path('M0 -11C-4 -24 -14 -27 -19 -21C-11 -20 -5 -17 0 -11Z', 'f-leaf'),
  path('M0 -11C4 -24 14 -27 19 -21C11 -20 5 -17 0 -11Z', 'f-leaf'),
  path('M0 -11C-8 -9 -14 -3 -13 4C-8 -2 -4 -6 0 -11Z', 'f-leaf'),
  path('M0 -11C8 -9 14 -3 13 4C8 -2 4 -6 0 -11Z', 'f-leaf'),
];

export function palm(): readonly SvgNode[] {
  return PALM;
}
