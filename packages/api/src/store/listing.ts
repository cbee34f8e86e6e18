import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { readCursor, writeCursor } from './cursor.ts';
import { drivingTerms, type Route, routeOf, type Sought, soughtBy, spanOf } from './route.ts';
import type { GameRow, Schema } from './schema.ts';
import type { Filter, GameSummary, ListedGame, ListFault, Page, PageRequest, Sort } from './store.ts';

type Column = 'seq' | 'date' | 'turns';

/** One page of games. The index is gone through first, the rows are read for the page alone. */
export async function listGames(
  db: Kysely<Schema>,
  filter: Filter,
  page: PageRequest,
): Promise<Page | ListFault> {
  const cursor = page.cursor === null ? null : readCursor(page.cursor, page.sort);
  if (cursor === 'bad-cursor') return cursor;
  const places = await placesQuery(db, filter, page, cursor, await routeOf(db, filter)).execute();
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
  route: Route,
) {
  const column = columnOf(sort);
  const { driver } = route;
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
    .where((eb) =>
      eb.and([...narrow(filter, route.bySpan || column === 'date'), ...others.map((one) => hasTerm(one))]),
    )
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

function hasTerm({ from, before }: Sought): Expression<SqlBool> {
  return before === null
    ? sql<SqlBool>`exists (select 1 from terms x where x.term = ${from} and x.seq = g.seq)`
    : sql<SqlBool>`exists (select 1 from terms x where x.seq = g.seq and x.term >= ${from} and x.term < ${before})`;
}

/** The filters that every index carries behind its order. */
function narrow(filter: Filter, seeksDate: boolean): readonly Expression<SqlBool>[] {
  const same = (['game', 'edition', 'level', 'verdict'] as const).flatMap((column) => {
    const value = filter[column];
    return value === undefined ? [] : [sql<SqlBool>`${sql.ref(`g.${column}`)} = ${value}`];
  });
  // Made an expression, a date chooses no index: the games are gone through in their order.
  const date = seeksDate ? sql.ref('g.date') : sql`(${sql.ref('g.date')} || '')`;
  return [...same, ...spanOf(filter).map(([is, day]) => sql<SqlBool>`${date} ${sql.raw(is)} ${day}`)];
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
