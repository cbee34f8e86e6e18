import { parentPort } from 'node:worker_threads';
import type { Job, Jobs } from './job.ts';
import { judge } from './judge.ts';
import { keep } from './keep.ts';
import { view } from './view.ts';

/** What a worker says of a job. The message of an exception is for the log: it is a bug in Motu. */
export type Reply =
  | { readonly ok: true; readonly output: Jobs[keyof Jobs]['output'] }
  | { readonly ok: false; readonly error: string };

parentPort?.on('message', (job: Job) => {
  parentPort?.postMessage(replyTo(job));
});

function replyTo(job: Job): Reply {
  try {
    return { ok: true, output: outputOf(job) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? `${error.name}: ${error.stack}` : 'unknown' };
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
