import { type Locale, locales } from '@motu/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { JobKind, Jobs } from '../judge/job.ts';
import type { Lanes } from '../judge/lanes.ts';
import type { Undone } from '../judge/pool.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { framesOf } from './errors.ts';
import { type ProblemCode, sendProblem } from './problem.ts';

/** What every route can use. */
export interface Context {
  readonly config: Config;
  readonly store: Store;
  readonly lanes: Lanes;
  readonly metrics: Metrics;
  /** The version of the judge; records judged by another are judged again when they are read. */
  readonly judgedBy: string;
  readonly isClosing: () => boolean;
}

/** The language to answer in: what the request names, else what its reader prefers. */
export function localeOf(request: FastifyRequest, named?: string): Locale {
  const wanted = named ?? (request.headers['accept-language'] === undefined ? 'en' : preferred(request));
  return locales.find((locale) => locale === wanted.toLowerCase().slice(0, 2)) ?? 'en';
}

function preferred(request: FastifyRequest): string {
  const found = request.language([...locales]);
  return typeof found === 'string' ? found : 'en';
}

const CODES: { readonly [why in Undone]: ProblemCode } = {
  'too-long': 'too-costly',
  'too-big': 'too-costly',
  busy: 'busy',
  'too-many': 'too-many',
  crashed: 'internal',
};

/** Has a worker do it; what kept it from being done is answered here, and `null` comes back. */
export async function runJob<K extends JobKind>(
  { lanes, metrics }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: K,
  input: Jobs[K]['input'],
  characters: number,
): Promise<{ readonly output: Jobs[K]['output'] } | null> {
  const end = metrics.judging.startTimer({ kind });
  const done = await lanes.of(characters).run(kind, input, request.ip);
  end();
  if (done.ok) return { output: done.output };
  request.log.warn({ kind, why: done.why }, 'undone');
  metrics.undone.inc({ why: done.why });
  if (done.why === 'crashed') request.log.error({ at: framesOf(done.error) }, 'a worker failed');
  await sendProblem(reply, CODES[done.why]);
  return null;
}
