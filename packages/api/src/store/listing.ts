import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { readCursor, writeCursor } from './cursor.ts';
import { term, wordsOf } from './fold.ts';
import type { GameRow, Schema } from './schema.ts';
import type { Filter, GameSummary, ListedGame, ListFault, Page, PageRequest, Sort } from './store.ts';

/** A term, or every term that begins so. */
interface Sought {
  readonly from: string;
  /** The first term after them; null for one exact term. */
  readonly before: string | null;
}

/** Up to so many games are looked up by term and then sorted; more are met soon enough by going in order. */
const FEW = 5000;

type Column = 'seq' | 'date' | 'turns';

/** One page of games. The index is gone through first, the rows are read for the page alone. */
export async function listGames(
  db: Kysely<Schema>,
  filter: Filter,
  page: PageRequest,
): Promise<Page | ListFault> {
  const cursor = page.cursor === null ? null : readCursor(page.cursor, page.sort);
  if (cursor === 'bad-cursor') return cursor;
  const places = await placesQuery(db, filter, page, cursor, await driverOf(db, filter)).execute();
  if (places.length === 0) return { games: [], next: null };
  const shown = places.slice(0, page.limit);
  const rows = await db
    .selectFrom('games')
    .select(['seq', 'record', 'kept', 'summary'])
    .where(
      'seq',
      'in',
      shown.map(({ seq }) => seq),
    )
    .execute();
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  const last = shown.at(-1);
  return {
    games: shown.flatMap(({ seq }) => {
      const row = bySeq.get(seq);
      return row === undefined ? [] : [listedGame(row)];
    }),
    next:
      places.length > page.limit && last !== undefined ? writeCursor(page.sort, last.value, last.seq) : null,
  };
}

function listedGame({ record, kept, summary }: Pick<GameRow, 'record' | 'kept' | 'summary'>): ListedGame {
  const parsed: GameSummary = JSON.parse(summary);
  return { record, kept, ...parsed };
}

type Cursor = { readonly value: string | number; readonly seq: number } | null;

/** Exported for the test that reads the query plans. */
export function placesQuery(
  db: Kysely<Schema>,
  filter: Filter,
  { sort, limit }: Pick<PageRequest, 'sort' | 'limit'>,
  cursor: Cursor,
  driver: Sought | null,
) {
  const column = columnOf(sort);
  const down = sort.startsWith('-');
  // Driven by a term, the order of keeping is the order of the term's own index.
  const seq = driver === null ? sql.ref<number>('g.seq') : sql.ref<number>('t.seq');
  const value = column === 'seq' ? seq : sql.ref<string | number>(`g.${column}`);
  const direction = down ? 'desc' : 'asc';
  const from =
    driver === null
      ? db.selectFrom('games as g')
      : db.selectFrom(drivingTerms(db, driver).as('t')).innerJoin('games as g', 'g.seq', 't.seq');
  const others = soughtBy(filter).filter((one) => one.from !== driver?.from);
  const compare = sql.raw(down ? '<' : '>');
  return from
    .select([value.as('value'), sql.ref<number>('g.seq').as('seq')])
    .where((eb) => eb.and([...narrow(eb, filter), ...others.map((one) => hasTerm(one))]))
    .$if(cursor !== null && column === 'seq', (query) =>
      query.where(sql<SqlBool>`${seq} ${compare} ${cursor?.seq}`),
    )
    .$if(cursor !== null && column !== 'seq', (query) =>
      query.where(sql<SqlBool>`(${value}, ${seq}) ${compare} (${cursor?.value}, ${cursor?.seq})`),
    )
    .$if(column !== 'seq', (query) => query.orderBy(value, direction))
    .orderBy(seq, direction)
    .limit(limit + 1);
}

function drivingTerms(db: Kysely<Schema>, { from, before }: Sought) {
  return before === null
    ? db.selectFrom('terms').select('seq').where('term', '=', from)
    : db.selectFrom('terms').select('seq').distinct().where('term', '>=', from).where('term', '<', before);
}

function hasTerm({ from, before }: Sought): Expression<SqlBool> {
  return before === null
    ? sql<SqlBool>`exists (select 1 from terms x where x.term = ${from} and x.seq = g.seq)`
    : sql<SqlBool>`exists (select 1 from terms x where x.seq = g.seq and x.term >= ${from} and x.term < ${before})`;
}

function narrow(eb: NarrowBuilder, filter: Filter): readonly Expression<SqlBool>[] {
  const same = (['game', 'edition', 'level', 'verdict'] as const).flatMap((column) => {
    const value = filter[column];
    return value === undefined ? [] : [eb(`g.${column}`, '=', value)];
  });
  return [
    ...same,
    ...(filter.from === undefined ? [] : [eb('g.date', '>=', filter.from)]),
    ...(filter.to === undefined ? [] : [eb('g.date', '<=', lastDayOf(filter.to))]),
    // Games without a date are in no span of time.
    ...(filter.to !== undefined && filter.from === undefined ? [eb('g.date', '>', '')] : []),
  ];
}

/** A month or a year ends with its last day; no real day sorts after these. */
function lastDayOf(date: string): string {
  return `${date}${'-12-31'.slice(date.length - '2026'.length)}`;
}

type NarrowColumn = 'g.game' | 'g.edition' | 'g.level' | 'g.verdict' | 'g.date';
type NarrowBuilder = (
  column: NarrowColumn,
  is: '=' | '>=' | '<=' | '>',
  value: string,
) => Expression<SqlBool>;

function soughtBy(filter: Filter): readonly Sought[] {
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
export async function driverOf(db: Kysely<Schema>, filter: Filter): Promise<Sought | null> {
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

function columnOf(sort: Sort): Column {
  switch (sort) {
    case 'kept':
    case '-kept':
      return 'seq';
    case 'date':
    case '-date':
      return 'date';
    case 'turns':
    case '-turns':
      return 'turns';
  }
}
