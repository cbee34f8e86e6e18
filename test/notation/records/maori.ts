import type { MaoriHolding, MaoriPart, MaoriSetup, Shape } from '@motu/notation';
import fc from 'fast-check';
import {
  bySeat,
  commonSetup,
  count,
  NOWHERE,
  oneLine,
  perhaps,
  perhapsValued,
  space,
  valued,
} from './common.ts';

const span = fc.constant(NOWHERE);
const shape = fc.constantFrom<Shape>('o', '>', '<', '^', 'v', '-', '|', '~', '*');
const symbols = fc.constantFrom('', 'p', 'pp', 'ph', 'pl', 'L', 'hLl', 'b', 's', 'phLlbs');
const face = fc.tuple(shape, symbols).map(([one, more]) => one + more);
const position = fc
  .tuple(fc.constantFrom(...'NESWX'), fc.integer({ min: 1, max: 12 }))
  .map(([side, at]) => `${side}${at}`);
const few = fc.integer({ min: 0, max: 9 });

const explorer = fc.record({
  kind: fc.constant('explorer' as const),
  steps: few,
  position: perhapsValued(position),
  span,
});
const sail = fc.record({ kind: fc.constant('sail' as const), space, span });
const turned = perhaps(fc.record({ shape, lei: fc.constantFrom(null, 'L' as const, 'l' as const) }));
const action = fc.oneof(
  fc.record({
    kind: fc.constant('place' as const),
    from: fc.oneof(few, fc.constant('s' as const)),
    space,
    turned,
    span,
  }),
  fc.record({ kind: fc.constant('store' as const), from: few, span }),
  fc.record({ kind: fc.constant('remove' as const), space, span }),
  fc.record({ kind: fc.constant('pass' as const), span }),
);
const relocate = fc.record({ kind: fc.constant('relocate' as const), space, span });
const refill = fc.record({ kind: fc.constant('refill' as const), face, span });
const shells = fc.record({ kind: fc.constant('shells' as const), count, span });

export const maoriParts: fc.Arbitrary<readonly MaoriPart[]> = fc
  .tuple(perhaps(explorer), perhaps(sail), action, perhaps(relocate), perhaps(refill), perhaps(shells))
  .map((parts) => parts.filter((part) => part !== null));

const grid = fc.array(fc.array(perhaps(face), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 4,
});
const layout = fc
  .tuple(
    fc.integer({ min: 1, max: 6 }),
    fc.array(fc.constantFrom(...'.obB#'), { minLength: 1, maxLength: 24 }),
  )
  .map(([columns, all]) => {
    const rows = Math.ceil(all.length / columns);
    return Array.from({ length: rows }, (_, row) =>
      all
        .slice(row * columns, (row + 1) * columns)
        .join('')
        .padEnd(columns, '.'),
    );
  });
const holding: fc.Arbitrary<MaoriHolding> = fc.record({
  board: perhapsValued(grid),
  shells: valued(count),
  storage: perhapsValued(face),
  ship: perhapsValued(space),
});

export const maoriSetup: fc.Arbitrary<MaoriSetup> = fc
  .tuple(
    commonSetup,
    fc.record({
      edition: perhapsValued(fc.constantFrom('de' as const, 'en' as const, 'it' as const)),
      level: perhapsValued(fc.constantFrom('basic' as const, 'advanced' as const, 'expert' as const)),
      board: perhapsValued(fc.constantFrom('front' as const, 'atoll' as const)),
      layout: perhapsValued(layout),
      boats: perhapsValued(few),
      tiles: perhapsValued(oneLine),
      display: perhapsValued(grid),
      explorer: perhapsValued(position),
      holdings: bySeat(holding),
      stack: perhapsValued(count),
    }),
  )
  .map(([common, own]) => ({ ...common, ...own }));
