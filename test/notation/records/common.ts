import type {
  Comment,
  CommonSetup,
  Glyph,
  Label,
  OpenResult,
  PointsResult,
  Span,
  Turn,
  Valued,
  Variation,
} from '@motu/notation';
import fc from 'fast-check';

export const NOWHERE: Span = { start: 0, end: 0 };

export function valued<T>(value: fc.Arbitrary<T>): fc.Arbitrary<Valued<T>> {
  return value.map((one) => ({ value: one, span: NOWHERE }));
}

export function perhaps<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(value, { nil: null, freq: 2 });
}

export function perhapsValued<T>(value: fc.Arbitrary<T>): fc.Arbitrary<Valued<T> | null> {
  return perhaps(valued(value));
}

/** Prose with everything in it that means something elsewhere. */
const character = fc.constantFrom(...'ab1 "\\{}[]();#*/!?=@$+:-|~^<>', 'ā', 'é', '漢', '🐢', '“', '—');
const phrase = fc.constantFrom('[Motu "1"]', '1A 2+4', '\\}', '# 3 4', 'sic', '__proto__', 'Ana', 'Māori');
export const oneLine = fc
  .array(fc.oneof({ weight: 5, arbitrary: character }, phrase), { maxLength: 8 })
  .map((all) => all.join(''));
const manyLines = fc.array(oneLine, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'));

export const comment: fc.Arbitrary<Comment> = manyLines.map((text) => ({ text, span: NOWHERE }));
export const comments: fc.Arbitrary<readonly Comment[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  fc.array(comment, { maxLength: 2 }),
);

export const seat = fc.constantFrom(...'ABCD');
export const space = fc
  .tuple(fc.constantFrom(...'abcdvxz'), fc.integer({ min: 0, max: 120 }))
  .map(([column, row]) => `${column}${row}`);
export const count = fc.integer({ min: 0, max: 999_999 });

const round = fc.integer({ min: 0, max: 200 });
const label: fc.Arbitrary<Label> = fc.record({ round, seat, span: fc.constant(NOWHERE) });
const glyph = fc.constantFrom<Glyph>('!', '?', '!!', '??', '!?', '?!');

export const openResult: fc.Arbitrary<OpenResult> = fc.record({
  kind: fc.constant('open' as const),
  comments,
  span: fc.constant(NOWHERE),
});
export const pointsResult: fc.Arbitrary<PointsResult> = fc.record({
  kind: fc.constant('points' as const),
  points: fc.array(fc.integer({ min: -99, max: 999 }), { minLength: 1, maxLength: 5 }),
  comments,
  span: fc.constant(NOWHERE),
});

const rulingWord = fc.constantFrom('gap', 'tane-edge', 'paid', 'free', 'draw-starter', 'a');
const ruling = fc.record({ name: rulingWord, value: rulingWord, span: fc.constant(NOWHERE) });

export const commonSetup: fc.Arbitrary<CommonSetup> = fc.record({
  seats: fc
    .array(oneLine, { minLength: 1, maxLength: 5 })
    .map((names) => names.map((name, at) => ({ seat: 'ABCDE'.charAt(at), name, span: NOWHERE }))),
  ruling: fc.array(ruling, { maxLength: 2 }),
  ended: perhapsValued(fc.constantFrom('agreed' as const, 'resigned' as const)),
  turn: perhapsValued(fc.oneof(fc.constant('end' as const), fc.record({ round, seat }))),
});

/** Turns with variations in variations. */
export function turnsOf<Part>(parts: fc.Arbitrary<readonly Part[]>): fc.Arbitrary<readonly Turn<Part>[]> {
  const turnWith = (variations: fc.Arbitrary<readonly Variation<Part>[]>): fc.Arbitrary<Turn<Part>> =>
    fc.record({
      label,
      parts,
      readable: fc.constant(true),
      sic: fc.boolean(),
      glyphs: fc.array(glyph, { maxLength: 2 }),
      comments,
      variations,
      span: fc.constant(NOWHERE),
    });
  let turn = turnWith(fc.constant([]));
  for (let depth = 0; depth < 2; depth++) {
    const variation: fc.Arbitrary<Variation<Part>> = fc.record({
      opening: comments,
      turns: fc.array(turn, { minLength: 1, maxLength: 2 }),
      comments,
      span: fc.constant(NOWHERE),
    });
    const variations = fc.array(variation, { minLength: 1, maxLength: 2 });
    turn = turnWith(fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, variations));
  }
  return fc.array(turn, { maxLength: 5 });
}

/** What belongs to some of the seats. */
export function bySeat<T>(value: fc.Arbitrary<T>): fc.Arbitrary<ReadonlyMap<string, T>> {
  return fc
    .uniqueArray(fc.tuple(seat, value), { selector: ([owner]) => owner, maxLength: 3 })
    .map((all) => new Map(all));
}
