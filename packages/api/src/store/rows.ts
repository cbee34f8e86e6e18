import type { Kysely } from 'kysely';
import { termsOf } from './fold.ts';
import type { RecordRow, Schema } from './schema.ts';
import type { Change, GameSummary, Judgement, NewRecord, StoredRecord } from './store.ts';

export function rowOf(record: NewRecord, family: string, previous: string | null): RecordRow {
  return {
    id: record.id,
    family,
    previous,
    next: null,
    text: record.text,
    token_hash: record.tokenHash,
    kept: record.kept,
    judged_by: record.judgedBy,
    games: JSON.stringify(record.games),
    verdicts: record.verdicts,
    changes: '[]',
  };
}

export function recordOf(row: RecordRow): StoredRecord {
  const games: readonly GameSummary[] = JSON.parse(row.games);
  const changes: readonly Change[] = JSON.parse(row.changes);
  const { id, family, previous, next, text, kept, verdicts } = row;
  const { token_hash: tokenHash, judged_by: judgedBy } = row;
  return { id, family, previous, next, text, kept, verdicts, tokenHash, judgedBy, games, changes };
}

/** Keeps what is not there yet, and says which those were. */
export async function keepAll(
  db: Kysely<Schema>,
  records: readonly NewRecord[],
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const some of chunks(records, ROWS_AT_ONCE)) {
    const added = await db
      .insertInto('records')
      .values(some.map((record) => rowOf(record, record.id, null)))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    for (const { id } of added) ids.add(id);
  }
  const byId = new Map(records.map((record) => [record.id, record]));
  await addGames(
    db,
    [...byId.values()].filter(({ id }) => ids.has(id)),
  );
  return ids;
}

export async function addGames(
  db: Kysely<Schema>,
  records: readonly Pick<NewRecord, 'id' | 'kept' | 'games'>[],
): Promise<void> {
  const rows = records.flatMap(({ id, kept, games }) =>
    games.map((summary) => ({ ...columnsOf(summary), record: id, kept })),
  );
  for (const some of chunks(rows, ROWS_AT_ONCE)) {
    const placed = await db.insertInto('games').values(some).returning(['seq', 'record', 'number']).execute();
    const seqs = new Map(placed.map(({ seq, record, number }) => [`${record} ${number}`, seq]));
    const terms = records.flatMap(({ id, games }) =>
      games.flatMap((summary) => {
        const seq = seqs.get(`${id} ${summary.number}`);
        return seq === undefined ? [] : termsOf(summary).map((term) => ({ term, seq }));
      }),
    );
    for (const few of chunks(terms, ROWS_AT_ONCE)) await db.insertInto('terms').values(few).execute();
  }
}

/** An engine takes only so many values in one statement. */
const ROWS_AT_ONCE = 1000;

function chunks<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

function columnsOf(summary: GameSummary) {
  const { number, game, edition, level, verdict, turns } = summary;
  const date = summary.date ?? '';
  return { number, game, edition, level, verdict, turns, date, summary: JSON.stringify(summary) };
}

async function addTerms(db: Kysely<Schema>, seq: number, summary: GameSummary): Promise<void> {
  const terms = termsOf(summary).map((term) => ({ term, seq }));
  if (terms.length > 0) await db.insertInto('terms').values(terms).execute();
}

/** A game that is judged again keeps its place in the listing. */
async function updateGames(db: Kysely<Schema>, record: StoredRecord): Promise<void> {
  for (const summary of record.games) {
    const row = await db
      .updateTable('games')
      .set(columnsOf(summary))
      .where('record', '=', record.id)
      .where('number', '=', summary.number)
      .returning('seq')
      .executeTakeFirst();
    if (row === undefined) continue;
    await db.deleteFrom('terms').where('seq', '=', row.seq).execute();
    await addTerms(db, row.seq, summary);
  }
}

export async function removeGames(db: Kysely<Schema>, id: string): Promise<void> {
  const games = await db.deleteFrom('games').where('record', '=', id).returning('seq').execute();
  for (const { seq } of games) await db.deleteFrom('terms').where('seq', '=', seq).execute();
}

/** Puts a newer judgement in the place of the old one, and notes where they differ. */
export async function rejudge(
  db: Kysely<Schema>,
  record: StoredRecord,
  judgement: Judgement,
): Promise<{ readonly record: StoredRecord; readonly changes: readonly Change[] }> {
  const found = changesBetween(record, judgement);
  const changes = [...record.changes, ...found];
  const updated = await db
    .updateTable('records')
    .set({
      judged_by: judgement.judgedBy,
      games: JSON.stringify(judgement.games),
      verdicts: judgement.verdicts,
      changes: JSON.stringify(changes),
    })
    .where('id', '=', record.id)
    .where('judged_by', '=', record.judgedBy)
    .returning('id')
    .execute();
  const after = { ...record, ...judgement, changes };
  // Nothing is updated where another request has done it in the meantime, or where the record is gone.
  if (updated.length > 0 && record.next === null) await updateGames(db, after);
  return { record: after, changes: found };
}

function changesBetween(record: StoredRecord, judgement: Judgement): readonly Change[] {
  return judgement.games.flatMap((after) => {
    const before = record.games.find(({ number }) => number === after.number);
    if (before === undefined || saysSame(before, after)) return [];
    return [
      {
        number: after.number,
        from: record.judgedBy,
        to: judgement.judgedBy,
        before: { verdict: before.verdict, broken: before.broken },
        after: { verdict: after.verdict, broken: after.broken },
      },
    ];
  });
}

function saysSame(one: GameSummary, other: GameSummary): boolean {
  return (
    JSON.stringify([one.verdict, one.broken, one.scores]) ===
    JSON.stringify([other.verdict, other.broken, other.scores])
  );
}
