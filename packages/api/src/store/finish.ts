import type { Kysely } from 'kysely';
import { keepAll, rejudge } from './rows.ts';
import type { BatchRow, Schema } from './schema.ts';
import type { Change, GameSummary, Judgement, NewRecord, StoredRecord } from './store.ts';

/** What came of one record of a batch. */
export type Judged = { readonly number: number; readonly name: string } & (
  | { readonly kind: 'keep'; readonly record: NewRecord }
  | { readonly kind: 'rejudge'; readonly record: StoredRecord; readonly judgement: Judgement }
  | { readonly kind: 'refused'; readonly why: string; readonly verdicts: string | null }
);

/** Items are claimed one by one before anything is kept for them: an item has one result, whoever wrote it. */
export async function finish(db: Kysely<Schema>, batch: string, judged: readonly Judged[]): Promise<void> {
  const mine: Judged[] = [];
  for (const one of judged.toSorted((a, b) => a.number - b.number)) {
    const claimed = await db
      .updateTable('batch_items')
      .set({ result: '', text: '' })
      .where('batch', '=', batch)
      .where('number', '=', one.number)
      .where('result', 'is', null)
      .returning('number')
      .execute();
    if (claimed.length > 0) mine.push(one);
  }
  const isNew = await keepAll(
    db,
    mine.flatMap((one) => (one.kind === 'keep' ? [one.record] : [])),
  );
  const tally = { legal: 0, illegal: 0, unreadable: 0, changed: 0 };
  for (const one of mine) {
    const changes = one.kind === 'rejudge' ? (await rejudge(db, one.record, one.judgement)).changes : [];
    const games = gamesOf(one);
    tally.legal += games.filter(({ verdict }) => verdict === 'legal').length;
    tally.illegal += games.filter(({ verdict }) => verdict === 'illegal').length;
    if (one.kind === 'refused') tally.unreadable++;
    if (changes.length > 0) tally.changed++;
    await db
      .updateTable('batch_items')
      .set({ result: resultOf(one, games, changes, isNew), changed: changes.length > 0 ? 1 : 0 })
      .where('batch', '=', batch)
      .where('number', '=', one.number)
      .execute();
  }
  await count(db, batch, mine.length, tally);
}

type Tally = Pick<BatchRow, 'legal' | 'illegal' | 'unreadable' | 'changed'>;

async function count(db: Kysely<Schema>, batch: string, done: number, tally: Tally): Promise<void> {
  const after = await db
    .updateTable('batches')
    .set((eb) => ({
      done: eb('done', '+', done),
      legal: eb('legal', '+', tally.legal),
      illegal: eb('illegal', '+', tally.illegal),
      unreadable: eb('unreadable', '+', tally.unreadable),
      changed: eb('changed', '+', tally.changed),
    }))
    .where('id', '=', batch)
    .returning(['done', 'total'])
    .executeTakeFirst();
  if (after === undefined || after.done !== after.total) return;
  const finished = new Date().toISOString();
  await db.updateTable('batches').set({ finished }).where('id', '=', batch).execute();
}

function gamesOf(judged: Judged): readonly GameSummary[] {
  switch (judged.kind) {
    case 'keep':
      return judged.record.games;
    case 'rejudge':
      return judged.judgement.games;
    case 'refused':
      return [];
  }
}

function resultOf(
  judged: Judged,
  games: readonly GameSummary[],
  changes: readonly Change[],
  isNew: ReadonlySet<string>,
): string {
  const { number, name } = judged;
  if (judged.kind === 'refused') {
    const { why, verdicts } = judged;
    const findings: unknown = verdicts === null ? [] : JSON.parse(verdicts);
    return JSON.stringify({ number, name, record: null, refused: why, games: findings });
  }
  const shown = games.map(({ number: game, verdict, broken, scores, winners, way }) => {
    return { number: game, verdict, broken, scores, winners, way };
  });
  const { id } = judged.record;
  const rest = judged.kind === 'keep' ? { isNew: isNew.has(id) } : { changes };
  return JSON.stringify({ number, name, record: id, games: shown, ...rest });
}
