import type { Point } from '@motu/notation';

/** A hollow's or a field's place in `HOLLOWS` or `FIELDS`. */
export type Index = number;

export type Direction = 'ne' | 'nw' | 'se' | 'sw';

export const DIRECTIONS: readonly Direction[] = ['ne', 'nw', 'se', 'sw'];

const SIZE = 11;
const NOWHERE = -1;

type Kind = 'hollow' | 'field' | 'neither';

/** Hollows and fields alternate; the corners hold no hollow, and the places beside them are no fields. */
function kindOf(x: number, y: number): Kind {
  if (x < 0 || x >= SIZE || y < 0 || y >= SIZE) return 'neither';
  const corner = Math.min(x, SIZE - 1 - x) + Math.min(y, SIZE - 1 - y);
  if ((x + y) % 2 === 0) return corner === 0 ? 'neither' : 'hollow';
  return corner === 1 ? 'neither' : 'field';
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function placesOf(kind: Kind): readonly Place[] {
  const places: Place[] = [];
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) if (kindOf(x, y) === kind) places.push({ x, y });
  }
  return places;
}

function nameOf({ x, y }: Place): Point {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}

const HOLLOW_PLACES = placesOf('hollow');
const FIELD_PLACES = placesOf('field');

/** The 57 hollows, row by row from row 1. */
export const HOLLOWS: readonly Point[] = HOLLOW_PLACES.map(nameOf);
/** The 40 fields and 12 half fields, row by row from row 1. */
export const FIELDS: readonly Point[] = FIELD_PLACES.map(nameOf);

function indexed(places: readonly Place[]): Int8Array {
  const table = new Int8Array(SIZE * SIZE).fill(NOWHERE);
  places.forEach(({ x, y }, index) => {
    table[y * SIZE + x] = index;
  });
  return table;
}

const HOLLOW_AT = indexed(HOLLOW_PLACES);
const FIELD_AT = indexed(FIELD_PLACES);

function indexAt(table: Int8Array, x: number, y: number): Index {
  if (x < 0 || x >= SIZE || y < 0 || y >= SIZE) return NOWHERE;
  return table[y * SIZE + x] ?? NOWHERE;
}

function columnOf(point: Point): number {
  return point.charCodeAt(0) - 97;
}

function rowOf(point: Point): number {
  return point.length === 2 ? point.charCodeAt(1) - 49 : Number(point.slice(1)) - 1;
}

/** -1 where the point is no hollow. */
export function hollowAt(point: Point): Index {
  return indexAt(HOLLOW_AT, columnOf(point), rowOf(point));
}

/** -1 where the point is no field. */
export function fieldAt(point: Point): Index {
  return indexAt(FIELD_AT, columnOf(point), rowOf(point));
}

export function hollowName(hollow: Index): Point {
  return HOLLOWS[hollow] ?? '';
}

export function fieldName(field: Index): Point {
  return FIELDS[field] ?? '';
}

const NONE: readonly Index[] = [];

const SIDES: readonly Place[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];

function beside(places: readonly Place[], table: Int8Array): readonly (readonly Index[])[] {
  return places.map(({ x, y }) =>
    SIDES.map((side) => indexAt(table, x + side.x, y + side.y)).filter((index) => index !== NOWHERE),
  );
}

const HOLLOWS_AROUND = beside(FIELD_PLACES, HOLLOW_AT);
const FIELDS_AROUND = beside(HOLLOW_PLACES, FIELD_AT);

/** Four, or three around a half field. */
export function hollowsAround(field: Index): readonly Index[] {
  return HOLLOWS_AROUND[field] ?? NONE;
}

export function fieldsAround(hollow: Index): readonly Index[] {
  return FIELDS_AROUND[hollow] ?? NONE;
}

export function isHalf(field: Index): boolean {
  return hollowsAround(field).length === 3;
}

const STEPS: { readonly [direction in Direction]: Place } = {
  ne: { x: 1, y: 1 },
  nw: { x: -1, y: 1 },
  se: { x: 1, y: -1 },
  sw: { x: -1, y: -1 },
};

export function isDirection(text: string): text is Direction {
  return Object.hasOwn(STEPS, text);
}

function ray(table: Int8Array, { x, y }: Place, direction: Direction): readonly Index[] {
  const step = STEPS[direction];
  const found: Index[] = [];
  for (let n = 1; ; n++) {
    const index = indexAt(table, x + n * step.x, y + n * step.y);
    if (index === NOWHERE) return found;
    found.push(index);
  }
}

const SIGHTS = FIELD_PLACES.map((place) => ({
  ne: ray(FIELD_AT, place, 'ne'),
  nw: ray(FIELD_AT, place, 'nw'),
  se: ray(FIELD_AT, place, 'se'),
  sw: ray(FIELD_AT, place, 'sw'),
}));

/** The fields from one to the rim, without itself. */
export function fieldsTowards(field: Index, direction: Direction): readonly Index[] {
  return SIGHTS[field]?.[direction] ?? NONE;
}

/** Asked of any point, so that a Tane on no field can be judged too. */
export function hasFieldTowards(point: Point, direction: Direction): boolean {
  const step = STEPS[direction];
  return indexAt(FIELD_AT, columnOf(point) + step.x, rowOf(point) + step.y) !== NOWHERE;
}

function diagonals(direction: Direction, back: Direction): readonly (readonly Index[])[] {
  return HOLLOW_PLACES.filter((place) => ray(HOLLOW_AT, place, back).length === 0)
    .map((place) => [indexAt(HOLLOW_AT, place.x, place.y), ...ray(HOLLOW_AT, place, direction)])
    .filter((line) => line.length > 1);
}

/** From rim to rim, nine each way. */
export const DIAGONALS: readonly (readonly Index[])[] = [...diagonals('ne', 'sw'), ...diagonals('nw', 'se')];

/** The rows of four on the rim. */
export const OUTER_ROWS: readonly (readonly Index[])[] = [
  ['c1', 'e1', 'g1', 'i1'],
  ['c11', 'e11', 'g11', 'i11'],
  ['a3', 'a5', 'a7', 'a9'],
  ['k3', 'k5', 'k7', 'k9'],
].map((row) => row.map(hollowAt));

/** The nine hollows on and inside the Moeraki circle. */
export const CIRCLE: readonly Index[] = ['f4', 'e5', 'g5', 'd6', 'f6', 'h6', 'e7', 'g7', 'f8'].map(hollowAt);
/** The four that lie on its line. */
export const ON_CIRCLE: readonly Index[] = ['f4', 'd6', 'h6', 'f8'].map(hollowAt);
