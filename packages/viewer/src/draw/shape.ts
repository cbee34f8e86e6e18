import { path, type Spot, type SvgNode, tidy } from './tree.ts';

/** Something small that is drawn in many places: outlines in pairs of absolute coordinates, and their classes. */
export type Shape = readonly (readonly [d: string, className: string])[];

/** Several of one shape are as many elements as one, and none has a transform: browsers pay for both in every frame. */
export function shapes(shape: Shape, ...spots: readonly Spot[]): readonly SvgNode[] {
  return shape.map(([d, className]) => path(spots.map((spot) => moved(d, spot)).join(''), className));
}

/** An outline elsewhere: scaled, and turned clockwise by so many quarters. */
export function moved(d: string, { x, y, scale = 1 }: Spot, quarters = 0): string {
  const cos = Math.cos((quarters * Math.PI) / 2);
  const sin = Math.sin((quarters * Math.PI) / 2);
  return d.replaceAll(/([-\d.]+) ([-\d.]+)/g, (_, left: string, down: string) => {
    const right = Number(left) * scale;
    const below = Number(down) * scale;
    return `${tidy(x + right * cos - below * sin)} ${tidy(y + right * sin + below * cos)}`;
  });
}
