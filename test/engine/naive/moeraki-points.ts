// The board as the rules describe it, point by point, sharing nothing with the engine's.

const COLUMNS = 'abcdefghijk';
const ROWS = Array.from({ length: 11 }, (_, row) => row);

function point(x: number, y: number): string {
  return `${COLUMNS.charAt(x) || '?'}${y + 1}`;
}

function placed(name: string): readonly [number, number] {
  return [name.charCodeAt(0) - 'a'.charCodeAt(0), Number(name.slice(1)) - 1];
}

const ALL = ROWS.flatMap((y) => ROWS.map((x) => point(x, y)));
const CORNERS = ['a1', 'k1', 'a11', 'k11'];
const NO_FIELDS = ['b1', 'j1', 'a2', 'a10', 'k2', 'k10', 'b11', 'j11'];
const isEven = (name: string) => placed(name).reduce((sum, one) => sum + one, 0) % 2 === 0;
export const HOLLOWS = new Set(ALL.filter((name) => isEven(name) && !CORNERS.includes(name)));
export const FIELDS = new Set(ALL.filter((name) => !isEven(name) && !NO_FIELDS.includes(name)));
export const CIRCLE = ['f6', 'e5', 'g5', 'e7', 'g7', 'f4', 'd6', 'h6', 'f8'];
export const LINE_OF_CIRCLE = ['f4', 'd6', 'h6', 'f8'];
export const OUTER = [
  ['c1', 'e1', 'g1', 'i1'],
  ['c11', 'e11', 'g11', 'i11'],
  ['a3', 'a5', 'a7', 'a9'],
  ['k3', 'k5', 'k7', 'k9'],
];
export const WAYS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ne', [1, 1]],
  ['nw', [-1, 1]],
  ['se', [1, -1]],
  ['sw', [-1, -1]],
]);

/** The points of a kind from one on, without it, until there is none. */
export function ray(from: string, way: string, kind: ReadonlySet<string>): readonly string[] {
  const [dx, dy] = WAYS.get(way) ?? [0, 0];
  const [x, y] = placed(from);
  const found: string[] = [];
  if (dx === 0) return found;
  for (let n = 1; kind.has(point(x + n * dx, y + n * dy)); n++) found.push(point(x + n * dx, y + n * dy));
  return found;
}

export function around(field: string): readonly string[] {
  const [x, y] = placed(field);
  return [point(x - 1, y), point(x + 1, y), point(x, y - 1), point(x, y + 1)].filter((name) =>
    HOLLOWS.has(name),
  );
}
