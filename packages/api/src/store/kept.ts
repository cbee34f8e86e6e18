import type { Kysely } from 'kysely';
import { type Engine, openSqlite, sqliteEngine } from './engine.ts';
import { termsOf } from './fold.ts';
import { listGames } from './listing.ts';
import { migrate, type Newer } from './migrations.ts';
import type { RecordRow, Schema } from './schema.ts';
import { gatherStats } from './stats.ts';
import type { Change, GameSummary, Judgement, NewRecord, Store, StoredRecord } from './store.ts';

/** Opens the embedded store, making it if there is none. */
export async function openStore(file: string): Promise<Store | Newer> {
  const db = openSqlite(file);
  const newer = await migrate(db, sqliteEngine);
  if (newer === null) return storeOn(db, sqliteEngine);
  await db.destroy();
  return newer;
}

export function isStore(opened: Store | Newer): opened is Store {
  return 'keep' in opened;
}

/** The store over any engine. */
export function storeOn(db: Kysely<Schema>, engine: Engine): Store {
  const store: Store = {
    keep: (record) =>
      db.transaction().execute(async (held) => {
        const added = await held
          .insertInto('records')
          .values(rowOf(record, record.id, null))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .execute();
        if (added.length === 0) return false;
        await addGames(held, record);
        return true;
      }),

    amend: (id, record) =>
      db.transaction().execute(async (held) => {
        const old = await held
          .selectFrom('records')
          .select(['family', 'next', 'token_hash'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (old === undefined) return 'missing';
        if (old.next !== null) return 'superseded';
        const added = await held
          .insertInto('records')
          .values({ ...rowOf(record, old.family, id), token_hash: old.token_hash })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .execute();
        if (added.length === 0) return 'taken';
        await held.updateTable('records').set({ next: record.id }).where('id', '=', id).execute();
        await removeGames(held, id);
        await addGames(held, record);
        return 'amended';
      }),

    remove: (family) =>
      db.transaction().execute(async (held) => {
        const versions = await held.selectFrom('records').select('id').where('family', '=', family).execute();
        for (const { id } of versions) await removeGames(held, id);
        await held.deleteFrom('records').where('family', '=', family).execute();
      }),

    find: async (id) => {
      const row = await db.selectFrom('records').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : recordOf(row);
    },

    list: (filter, page) => listGames(db, filter, page),
    stats: (filter) => gatherStats((page) => listGames(db, filter, page)),

    rejudged: (record, judgement) =>
      db.transaction().execute(async (held) => {
        const changes = [...record.changes, ...changesBetween(record, judgement)];
        const updated = await held
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
        if (updated.length > 0 && record.next === null) await updateGames(held, after);
        return after;
      }),

    texts: () => textsOf(db),
    isEmpty: async () => (await db.selectFrom('records').select('id').limit(1).execute()).length === 0,
    ready: async () => {
      await db.selectFrom('records').select('id').limit(1).execute();
      return true;
    },
    faultOf: engine.faultOf,
    copyTo: (file) => engine.copyTo(db, file),
    close: () => db.destroy(),
  };
  return store;
}

function rowOf(record: NewRecord, family: string, previous: string | null): RecordRow {
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

function recordOf(row: RecordRow): StoredRecord {
  const games: readonly GameSummary[] = JSON.parse(row.games);
  const changes: readonly Change[] = JSON.parse(row.changes);
  const { id, family, previous, next, text, kept, verdicts } = row;
  const { token_hash: tokenHash, judged_by: judgedBy } = row;
  return { id, family, previous, next, text, kept, verdicts, tokenHash, judgedBy, games, changes };
}

async function addGames(db: Kysely<Schema>, record: Pick<NewRecord, 'id' | 'kept' | 'games'>): Promise<void> {
  for (const summary of record.games) {
    const { seq } = await db
      .insertInto('games')
      .values({ ...columnsOf(summary), record: record.id, kept: record.kept })
      .returning('seq')
      .executeTakeFirstOrThrow();
    await addTerms(db, seq, summary);
  }
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

async function removeGames(db: Kysely<Schema>, id: string): Promise<void> {
  const games = await db.deleteFrom('games').where('record', '=', id).returning('seq').execute();
  for (const { seq } of games) await db.deleteFrom('terms').where('seq', '=', seq).execute();
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

const TEXTS_AT_ONCE = 100;

async function* textsOf(db: Kysely<Schema>): AsyncGenerator<{ readonly id: string; readonly text: string }> {
  let after = { kept: '', id: '' };
  for (;;) {
    const rows = await db
      .selectFrom('records')
      .select(['id', 'kept', 'text', 'next'])
      .where((eb) => eb(eb.refTuple('kept', 'id'), '>', eb.tuple(after.kept, after.id)))
      .orderBy('kept')
      .orderBy('id')
      .limit(TEXTS_AT_ONCE)
      .execute();
    for (const { id, text, next } of rows) if (next === null) yield { id, text };
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
