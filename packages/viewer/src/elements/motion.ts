import type { Spot, SvgNode } from '../draw/tree.ts';
import type { OnMoved } from './svg-dom.ts';

const BASE_MS = 280;
const HOP_MS = 110;
const MOST_MS = 1300;

/** Pieces stay where they are put: for scrubbing, and for who prefers less motion. */
export const still: OnMoved = () => undefined;

/** Pieces take their way to where they now are; what was not there fades in. */
export const moving: OnMoved = (element, now, before) => {
  const { at } = now;
  if (at === undefined) return;
  const way = wayOf(now, before);
  const duration = Math.min(MOST_MS, BASE_MS + HOP_MS * way.length);
  if (way.length === 0) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: BASE_MS });
    return;
  }
  const frames = [...way, at].map((spot) => ({ transform: cssTransform(spot) }));
  element.animate(frames, { duration, easing: 'cubic-bezier(.35,.05,.25,1)' });
};

function wayOf({ path }: SvgNode, before: SvgNode | null): readonly Spot[] {
  if (path !== undefined && path.length > 0) return path;
  return before?.at === undefined ? [] : [before.at];
}

function cssTransform({ x, y, scale = 1 }: Spot): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
