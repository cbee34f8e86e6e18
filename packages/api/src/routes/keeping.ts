import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Context, runJob } from '../http/context.ts';
import { problem, sendProblem, sendProblemText } from '../http/problem.ts';
import { readUpload } from '../http/upload.ts';
import type { KeepOutput } from '../judge/job.ts';
import type { NewRecord, StoredRecord } from '../store/store.ts';

type Readable = Extract<KeepOutput, { readonly kind: 'readable' }>;

/** Reads and judges what is to be kept; null if it cannot be, which is then answered already. */
export async function readableUpload(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Readable | null> {
  const upload = await readUpload(request, context.config.bodyLimit);
  if (typeof upload === 'string') {
    await sendProblem(reply, upload);
    return null;
  }
  const [file, ...others] = upload.files;
  if (file === undefined || others.length > 0) {
    await sendProblem(reply, 'one-file');
    return null;
  }
  const input = { ...file, locale: 'en' } as const;
  const done = await runJob(context, request, reply, 'keep', input, file.text.length);
  if (done === null) return null;
  switch (done.output.kind) {
    case 'empty':
      await sendProblem(reply, 'no-games');
      return null;
    case 'unreadable': {
      await sendProblemText(
        reply,
        'unreadable',
        withText(problem('unreadable'), 'games', done.output.verdicts),
      );
      return null;
    }
    case 'readable':
      return done.output;
  }
}

export function newRecord({ id, text, judgement }: Readable, judgedBy: string, tokenHash: string): NewRecord {
  return { ...judgement, id, text, tokenHash, judgedBy, kept: new Date().toISOString() };
}

/** A record as it was judged by the version that runs now. */
export async function currentRecord(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<StoredRecord | null> {
  const record = await context.store.find(id);
  if (record === null) {
    await sendProblem(reply, 'not-found');
    return null;
  }
  if (record.judgedBy === context.judgedBy) return record;
  const input = { name: id, text: record.text, locale: 'en' } as const;
  const done = await runJob(context, request, reply, 'keep', input, record.text.length);
  if (done === null) return null;
  // A newer reader that cannot read it any more is no reason to lose what was said of it.
  if (done.output.kind !== 'readable') return record;
  return context.store.rejudged(record, { ...done.output.judgement, judgedBy: context.judgedBy });
}

/** What the API says of a record; the hash of its token is no part of that. */
export function shownRecord(record: StoredRecord, more: { readonly token?: string } = {}): string {
  const { id, kept, judgedBy, family, previous, next, games, changes, verdicts } = record;
  const shown = { id, kept, judgedBy, family, previous, next, ...more, games, changes };
  return withText(shown, 'verdicts', verdicts);
}

/** Adds a member that is JSON text already. What threads wrote is not read again here: it may be long. */
function withText(object: object, member: string, text: string): string {
  return `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(member)}:${text}}`;
}
