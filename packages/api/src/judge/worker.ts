import { parentPort, workerData } from 'node:worker_threads';
import type { Job, Jobs } from './job.ts';
import { judge } from './judge.ts';
import { keep } from './keep.ts';
import { view } from './view.ts';

/** What a thread says of a job. The text of an exception is for the log: it is a bug in Motu. */
export type Reply =
  | { readonly ok: true; readonly output: Jobs[keyof Jobs]['output'] }
  | { readonly ok: false; readonly why: 'too-big' | 'crashed'; readonly error?: string };

const answerLimit = Number(workerData.answerLimit);

parentPort?.on('message', (job: Job) => parentPort?.postMessage(replyTo(job)));
parentPort?.postMessage('ready');

function replyTo(job: Job): Reply {
  try {
    const output = outputOf(job);
    return charactersOf(output) > answerLimit ? { ok: false, why: 'too-big' } : { ok: true, output };
  } catch (error) {
    // Deep nesting and strings beyond what the engine can hold are the record's doing.
    if (error instanceof RangeError) return { ok: false, why: 'too-big' };
    return { ok: false, why: 'crashed', error: error instanceof Error ? `${error.stack}` : 'unknown' };
  }
}

function outputOf(job: Job): Jobs[keyof Jobs]['output'] {
  switch (job.kind) {
    case 'judge':
      return judge(job.input);
    case 'keep':
      return keep(job.input);
    case 'view':
      return view(job.input);
  }
}

/** What a short text can be made to say is long; nobody else should have to carry it. */
function charactersOf(output: Jobs[keyof Jobs]['output']): number {
  if (output === null) return 0;
  if ('body' in output) return output.body.length;
  switch (output.kind) {
    case 'empty':
      return 0;
    case 'unreadable':
      return output.verdicts.length;
    case 'readable':
      return output.text.length + output.judgement.verdicts.length;
  }
}
