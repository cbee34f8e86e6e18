import type { EarlyWay, MoerakiPart, MoerakiResult, MoerakiSetup } from '@motu/notation';
import fc from 'fast-check';
import {
  bySeat,
  comments,
  commonSetup,
  NOWHERE,
  openResult,
  perhaps,
  perhapsValued,
  seat,
  space,
  valued,
} from './common.ts';

const span = fc.constant(NOWHERE);
const direction = fc.constantFrom('ne', 'nw', 'se', 'sw', 'n', 'x', 'abcd');
const earlyWay = fc.constantFrom<EarlyWay>('tahuna', 'awa', 'ara', 'mata');
const tane = fc.record({ kind: fc.constant('tane' as const), seat, field: space, direction, span });

export const moerakiParts: fc.Arbitrary<readonly MoerakiPart[]> = fc
  .tuple(
    perhaps(fc.record({ kind: fc.constant('ball' as const), hollow: space, span })),
    fc.array(fc.record({ kind: fc.constant('stone' as const), hollow: space, span }), { maxLength: 2 }),
    fc.array(tane, { maxLength: 2 }),
    perhaps(fc.record({ kind: fc.constant('claim' as const), way: earlyWay, span })),
  )
  .map(([ball, stones, tanes, claim]) => [ball, ...stones, ...tanes, claim].filter((part) => part !== null));

const half = fc.integer({ min: 0, max: 60 }).map((halves) => halves / 2);
const win = fc
  .oneof(
    fc.record({ way: fc.oneof(fc.constant(null), earlyWay), points: fc.constant(null) }),
    fc.record({ way: fc.constant('marae' as const), points: perhaps(fc.tuple(half, half)) }),
  )
  .chain((how) =>
    fc.record({ kind: fc.constant('win' as const), seat, comments, span }).map((who) => ({ ...who, ...how })),
  );
const draw = fc.record({ kind: fc.constant('draw' as const), comments, span });
export const moerakiResult: fc.Arbitrary<MoerakiResult> = fc.oneof(openResult, win, draw);

const number = fc.integer({ min: 1, max: 9 });
export const moerakiSetup: fc.Arbitrary<MoerakiSetup> = fc
  .tuple(
    commonSetup,
    fc.record({
      level: perhapsValued(fc.constantFrom('beginner' as const, 'basic' as const, 'master' as const)),
      mata: perhapsValued(fc.boolean()),
      black: perhapsValued(seat),
      kemu: perhapsValued(number),
      round: perhapsValued(number),
      stones: perhapsValued(bySeat(fc.array(valued(space), { maxLength: 4 }))),
      ball: perhapsValued(space),
      tane: bySeat(valued(fc.record({ field: space, direction }))),
      first: perhapsValued(seat),
    }),
  )
  .map(([common, own]) => ({ ...common, ...own, round: own.kemu === null ? null : own.round }));
