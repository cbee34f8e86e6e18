import type { MahePart, MaheSetup, TrackStack } from '@motu/notation';
import fc from 'fast-check';
import { bySeat, commonSetup, NOWHERE, perhaps, perhapsValued, seat, valued } from './common.ts';

const span = fc.constant(NOWHERE);
const few = fc.integer({ min: 0, max: 12 });
const die = fc.record({ value: few, card: perhaps(fc.record({ offeredBy: perhaps(seat) })), span });
const landing = perhapsValued(fc.oneof(few, fc.constant('raft' as const)));
const reveal = perhapsValued(fc.oneof(few, fc.constant('nest' as const)));

const move: fc.Arbitrary<MahePart> = fc.record({
  kind: fc.constant('move' as const),
  turtle: perhaps(few),
  dice: fc.array(die, { maxLength: 4 }),
  landing,
  reveal,
  span,
});

/** A move without dice needs something else to be seen by, and dice behind a bare turtle are that turtle's. */
function canFollow(one: MahePart, before: MahePart | undefined): boolean {
  const isBare = one.dice.length === 0 && one.turtle === null;
  if (isBare && (before !== undefined || (one.landing === null && one.reveal === null))) return false;
  if (before === undefined || one.turtle !== null) return true;
  return before.dice.length > 0 || before.landing !== null || before.reveal !== null;
}

export const maheParts: fc.Arbitrary<readonly MahePart[]> = fc.array(move, { maxLength: 3 }).map((moves) => {
  const kept: MahePart[] = [];
  for (const one of moves) if (canFollow(one, kept.at(-1))) kept.push(one);
  return kept;
});

const value = fc.integer({ min: 1, max: 6 });
const stack: fc.Arbitrary<TrackStack> = fc.record({
  field: fc.oneof(fc.integer({ min: 1, max: 21 }), fc.constant('raft' as const)),
  turtles: fc.array(fc.record({ seat, number: fc.constantFrom(null, 1, 2) }), { minLength: 1, maxLength: 4 }),
});

export const maheSetup: fc.Arbitrary<MaheSetup> = fc
  .tuple(
    commonSetup,
    fc.record({
      level: perhapsValued(fc.constantFrom('basic' as const, 'cards' as const)),
      turtles: perhapsValued(fc.constantFrom(1 as const, 2 as const)),
      deck: perhapsValued(fc.array(fc.integer({ min: 4, max: 9 }), { minLength: 6, maxLength: 6 })),
      card: perhapsValued(value),
      track: perhapsValued(fc.array(stack, { maxLength: 4 })),
      eggs: bySeat(valued(fc.array(value, { maxLength: 5 }))),
      taken: perhapsValued(fc.integer({ min: 0, max: 20 })),
      nest: perhapsValued(seat),
    }),
  )
  .map(([common, own]) => ({ ...common, ...own }));
