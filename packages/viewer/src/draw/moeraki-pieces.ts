import { shade } from './ground.ts';
import { box, circle, node, path, type SvgNode } from './tree.ts';

export type Colour = 'black' | 'white';

/** Light on round things, and depth. */
export const lights: SvgNode = node('defs', {}, [
  shade('radialGradient', 'motu-black', { cx: 0.36, cy: 0.3, r: 0.8 }, ['stone-black-light', 'stone-black']),
  shade('radialGradient', 'motu-white', { cx: 0.36, cy: 0.3, r: 0.9 }, ['sail', 'stone-white-shade']),
  shade('radialGradient', 'motu-hollow', { cx: 0.5, cy: 0.62, r: 0.6 }, ['hollow', 'hollow-deep']),
]);

/** Black stones are round with a fern's spiral, white ones cut square with a ring: shape tells them apart. */
const STONES: { readonly [colour in Colour]: readonly SvgNode[] } = {
  black: [
    circle(0, 2, 17, 'f-shadow'),
    lit('circle', { r: 17 }, 'black'),
    path('M6 6C1 11 -8 8 -8 0C-8 -8 3 -10 6 -3C8 3 0 6 -2 1', 's-stone-black'),
  ],
  white: [
    path('M-7 -14.5H7L16.5 -5V9L7 18.5H-7L-16.5 9V-5Z', 'f-shadow'),
    lit('path', { d: 'M-7 -16.5H7L16.5 -7V7L7 16.5H-7L-16.5 7V-7Z' }, 'white'),
    path('M0 -7L7 0L0 7L-7 0Z', 's-stone-white'),
  ],
};

/** The same stone is the same drawing, so that what did not change need not be compared. */
export function stone(colour: Colour): readonly SvgNode[] {
  return STONES[colour];
}

/** Round things catch the light. */
function lit(tag: string, attrs: SvgNode['attrs'], colour: Colour): SvgNode {
  return node(tag, { ...attrs, fill: `url(#motu-${colour})`, class: `s-rim-${colour}` });
}

export function ball(): readonly SvgNode[] {
  return [
    circle(0, 2, 17, 'f-shadow'),
    circle(0, 0, 17, 'f-ball s-frame'),
    path('M0 -12L3 -4L12 -4L5 2L8 11L0 6L-8 11L-5 2L-12 -4L-3 -4Z', 'f-heart'),
  ];
}

/** A tribe tile; a half one is cut across. */
export function tribeTile(colour: Colour, isHalf: boolean): readonly SvgNode[] {
  const body = isHalf ? 'M-21 21V-21L21 21Z' : 'M-21 -21H21V21H-21Z';
  const motif =
    colour === 'black' ? 'M-14 12L-7 2L0 12L7 2L14 12' : 'M-14 8Q-7 0 0 8T14 8M-14 15Q-7 7 0 15T14 15';
  const crown = colour === 'black' ? 'M-10 -4L0 -14L10 -4' : 'M-12 -6Q-6 -13 0 -6T12 -6';
  return [
    node('path', { d: body, class: 'f-shadow', transform: 'translate(0 2)' }),
    path(body, `f-stone-${colour}`),
    path(motif, `s-stone-${colour}`),
    ...(isHalf ? [] : [path(crown, `s-stone-${colour}`)]),
  ];
}

/** The carved figure, with an arrow in the direction of its sight. */
export function tane(colour: Colour, dx: number, dy: number): readonly SvgNode[] {
  return [
    box(-21, -21, 42, 42, 12, 'f-sand s-frame'),
    node('g', { transform: 'translate(0 2)' }, [
      path('M-7 -4H7L10 14H-10Z', `f-stone-${colour}`),
      circle(0, -10, 8, `f-stone-${colour}`),
      path('M-4 -11H-1M1 -11H4M-3 -6Q0 -4 3 -6', `s-stone-${colour}`),
    ]),
    path(`M${dx * 16} ${dy * 16}L${dx * 29} ${dy * 29}m${-dx * 9} 0h${dx * 9}v${-dy * 9}`, 's-mark'),
  ];
}
