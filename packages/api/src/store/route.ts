import type { Kysely } from 'kysely';
import { term, wordsOf } from './fold.ts';
import type { Schema } from './schema.ts';
import type { Filter } from './store.ts';

/** A term, or every term that begins so. */
export interface Sought {
  readonly from: string;
  /** The first term after them; null for one exact term. */
  readonly before: string | null;
}

/** Up to so many games are looked up by term and then sorted; more are met soon enough by going in order. */
const FEW = 5000;

/** The way to the games that a filter leaves: by a rare term, by a short span of time, or in order. */
export interface Route {
  readonly driver: Sought | null;
  readonly bySpan: boolean;
}

export async function routeOf(db: Kysely<Schema>, filter: Filter): Promise<Route> {
  const driver = await driverOf(db, filter);
  return { driver, bySpan: driver === null && (await isShortSpan(db, filter)) };
}

export function soughtBy(filter: Filter): readonly Sought[] {
  const exact = [
    ...(filter.player === undefined ? [] : [term.player(filter.player)]),
    ...(filter.event === undefined ? [] : [term.event(filter.event)]),
    ...(filter.broken === undefined ? [] : [term.broken(filter.broken)]),
  ];
  const words = filter.q === undefined ? [] : wordsOf(filter.q).map(term.word);
  // Signs alone are in no name.
  const isNoWord = words.length === 0 && (filter.q ?? '').trim() !== '';
  return [
    ...[...exact, ...(isNoWord ? [term.word('')] : [])].map((from) => ({ from, before: null })),
    ...words.map((from) => ({ from, before: `${from}\u{10ffff}` })),
  ];
}

/** The rarest of the terms sought, if going by it is the short way. */
async function driverOf(db: Kysely<Schema>, filter: Filter): Promise<Sought | null> {
  let rarest: Sought | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const one of soughtBy(filter)) {
    const some = db.selectFrom(drivingTerms(db, one).limit(FEW).as('some'));
    const { count } = await some
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const common = Number(count) >= FEW;
    if (Number(count) < fewest && !(common && one.before !== null)) {
      rarest = one;
      fewest = Number(count);
    }
  }
  return rarest;
}

export function drivingTerms(db: Kysely<Schema>, { from, before }: Sought) {
  return before === null
    ? db.selectFrom('terms').select('seq').where('term', '=', from)
    : db.selectFrom('terms').select('seq').distinct().where('term', '>=', from).where('term', '<', before);
}

/** The bounds of the dates asked for. Games without a date are in no span of time. */
export function spanOf({ from, to }: Filter): readonly (readonly [is: '>' | '>=' | '<=', day: string])[] {
  return [
    ...(from === undefined ? [] : [['>=', from] as const]),
    ...(to === undefined ? [] : [['<=', lastDayOf(to)] as const]),
    ...(to !== undefined && from === undefined ? [['>', ''] as const] : []),
  ];
}

async function isShortSpan(db: Kysely<Schema>, filter: Filter): Promise<boolean> {
  const span = spanOf(filter);
  if (span.length === 0) return false;
  let games = db.selectFrom('games').select('seq').limit(FEW);
  for (const [is, day] of span) games = games.where('date', is, day);
  const { count } = await db
    .selectFrom(games.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) < FEW;
}

/** A month or a year ends with its last day; no real day sorts after these. */
function lastDayOf(date: string): string {
  return `${date}${'-12-31'.slice(date.length - '2026'.length)}`;
}
