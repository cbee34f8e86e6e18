import type { KeepOutput } from '../judge/job.ts';
import type { Lanes } from '../judge/lanes.ts';
import type { BatchItem, Portion } from '../store/batches.ts';
import type { Judged } from '../store/finish.ts';
import type { Store } from '../store/store.ts';

export interface Judging {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly judgedBy: string;
}

/** Batches wait in the queue of the judging threads like one more sender. */
const SENDER = 'batches';

/** Judges what is left of a portion and writes it at once. Doing it twice changes nothing. */
export async function judgePortion(judging: Judging, portion: Portion): Promise<void> {
  const { batches } = judging.store;
  const [batch, tokenHash] = await Promise.all([
    batches.find(portion.batch),
    batches.tokenHash(portion.batch),
  ]);
  if (batch === null || tokenHash === null) return;
  const items = await batches.waiting(portion);
  const judged = await Promise.all(
    items.map((item) =>
      batch.kind === 'keep' ? judgeNew(judging, item, tokenHash) : judgeAgain(judging, item),
    ),
  );
  await batches.finish(portion.batch, judged);
}

async function judgeNew(judging: Judging, item: BatchItem, tokenHash: string): Promise<Judged> {
  const { number, name } = item;
  const output = await judged(judging, item);
  if (output.kind !== 'readable') return { number, name, ...refused(output) };
  const { id, text, judgement } = output;
  const kept = new Date().toISOString();
  const record = { ...judgement, id, text, tokenHash, judgedBy: judging.judgedBy, kept };
  return { number, name, kind: 'keep', record };
}

async function judgeAgain(judging: Judging, { number, name }: BatchItem): Promise<Judged> {
  const record = await judging.store.find(name);
  if (record === null) return { number, name, kind: 'refused', why: 'gone', verdicts: null };
  const output = await judged(judging, { number, name, text: record.text });
  if (output.kind !== 'readable') return { number, name, ...refused(output) };
  const judgement = { ...output.judgement, judgedBy: judging.judgedBy };
  return { number, name, kind: 'rejudge', record, judgement };
}

type Refused = Exclude<KeepOutput, { readonly kind: 'readable' }> | { readonly kind: 'too-costly' };

function refused(output: Refused): Omit<Extract<Judged, { readonly kind: 'refused' }>, 'number' | 'name'> {
  return {
    kind: 'refused',
    why: output.kind,
    verdicts: output.kind === 'unreadable' ? output.verdicts : null,
  };
}

async function judged({ lanes }: Judging, { name, text }: BatchItem): Promise<KeepOutput | Refused> {
  const done = await lanes.of(text.length).run('keep', { name, text, locale: 'en' }, SENDER);
  if (done.ok) return done.output;
  // The hour's fault, not the record's: whoever has the portion tries it again.
  if (done.why === 'busy' || done.why === 'too-many') throw new Error('no thread was free in time');
  return { kind: 'too-costly' };
}
