import { box, node, path, type SvgNode } from './tree.ts';

const SEA = 'url(#motu-sea)';
const WOOD = 'url(#motu-wood)';

/** What boards lie on: a sea that is lighter towards the horizon, and planed wood. */
export const grounds: SvgNode = node('defs', {}, [
  shade('linearGradient', 'motu-sea', { x1: 0, y1: 0, x2: 0.25, y2: 1 }, ['sea-far', 'sea-near']),
  shade('linearGradient', 'motu-wood', { x1: 0, y1: 0, x2: 1, y2: 0.6 }, ['wood-light', 'wood']),
]);

export function shade(tag: string, id: string, at: SvgNode['attrs'], colours: readonly string[]): SvgNode {
  const stops = colours.map((name, index) => node('stop', { offset: index, class: `g-${name}` }));
  return node(tag, { id, ...at }, stops);
}

/** Calm water with a few waves on it. */
export function sea(width: number, height: number, rx: number): readonly SvgNode[] {
  const waves: string[] = [];
  for (let row = 0; row * 58 + 24 < height; row++) {
    for (let x = 26 + (row % 2) * 74; x + 40 < width; x += 148)
      waves.push(`M${x} ${row * 58 + 24}q9 -7 18 0t18 0`);
  }
  return [node('rect', { x: 0, y: 0, width, height, rx, fill: SEA }), path(waves.join(''), 's-wave calm')];
}

export function plank(x: number, y: number, width: number, height: number, rx: number): readonly SvgNode[] {
  return [
    box(x + 1, y + 3, width, height, rx, 'f-shadow'),
    node('rect', { x, y, width, height, rx, fill: WOOD, class: 's-edge' }),
  ];
}

export function board(d: string): readonly SvgNode[] {
  return [
    node('path', { d, class: 'f-shadow', transform: 'translate(0 5)' }),
    node('path', { d, fill: WOOD, class: 's-edge' }),
  ];
}
