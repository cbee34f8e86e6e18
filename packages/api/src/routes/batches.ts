import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Queue } from '../batches/queue.ts';
import { NotABatch } from '../batches/receive.ts';
import { itemsIn } from '../batches/upload.ts';
import type { Context } from '../http/context.ts';
import { sendProblem } from '../http/problem.ts';
import { newToken, refusal } from '../http/tokens.ts';
import type { Batch, Batches, BatchItem } from '../store/batches.ts';
import { answers, says } from './schemas.ts';

const tags = ['batches'];
const BatchParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{24}$' }) });
const BatchSchema = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['keep', 'rejudge']),
  state: Type.Enum(['receiving', 'waiting', 'done']),
  created: Type.String(),
  finished: Type.Union([Type.String(), Type.Null()]),
  total: Type.Union([Type.Integer(), Type.Null()]),
  done: Type.Integer(),
  games: Type.Object({ legal: Type.Integer(), illegal: Type.Integer() }),
  unreadable: Type.Integer({ description: 'Records that could not be read or judged' }),
  changed: Type.Integer({ description: 'Records that a newer judge sees differently' }),
  token: Type.Optional(Type.String({ description: 'The edit token of all records it keeps' })),
});
const lines = { 'application/x-ndjson': { schema: Type.String() } };

export function batchRoutes(context: Context, queue: Queue): FastifyPluginAsyncTypebox {
  const { config, isClosing } = context;
  const { batches } = context.store;
  const write = { rateLimit: { max: config.writeRate, groupId: 'write' } };
  return async (fastify) => {
    fastify.removeContentTypeParser(['text/plain']);
    // These arrive piece by piece, and are never in memory as a whole.
    fastify.addContentTypeParser(['text/plain', 'application/x-ndjson'], (_, payload, done) =>
      done(null, payload),
    );

    fastify.post(
      '/batches',
      {
        bodyLimit: config.batchLimit,
        config: write,
        schema: {
          operationId: 'startBatch',
          summary: 'Keep and judge many records',
          description:
            'A file of many games (each becomes a record), one JSON object `{name, text}` a line, or several files. `{"kind": "rejudge"}` judges the whole archive again; that takes the operator’s token.',
          tags,
          body: {
            content: {
              'text/plain': { schema: Type.Unknown() },
              ...{ 'application/x-ndjson': { schema: Type.Unknown() } },
              'application/json': { schema: Type.Object({ kind: Type.Literal('rejudge') }) },
              'multipart/form-data': { schema: Type.Unknown() },
            },
          },
          response: answers({
            202: says('It will be judged; look at it where `location` says', BatchSchema),
          }),
        },
      },
      async (request, reply) => {
        const isAgain = request.headers['content-type']?.startsWith('application/json') === true;
        const { token, hash } = newToken();
        if (isAgain) {
          const refused = refusal(request, hash, config.operatorToken);
          if (refused !== null) return sendProblem(reply, refused);
        }
        const id = randomBytes(12).toString('hex');
        await batches.open({ id, kind: isAgain ? 'rejudge' : 'keep', tokenHash: hash });
        const total = isAgain
          ? await batches.addArchive(id)
          : await receive(request, reply, batches, id, config);
        if (total === null) return reply;
        await batches.release(id, total, queue.announce);
        queue.wake();
        request.log.info({ batch: id, total }, 'batch');
        const batch = await batches.find(id);
        reply.code(202).header('location', `/api/v1/batches/${id}`);
        return reply.send({ ...batch, ...(isAgain ? {} : { token }) });
      },
    );

    fastify.get(
      '/batches/:id',
      {
        schema: {
          operationId: 'readBatch',
          summary: 'How far a batch is',
          tags,
          params: BatchParams,
          response: answers({ 200: says('Its progress', BatchSchema) }),
        },
      },
      async (request, reply) => {
        const batch = await batches.find(request.params.id);
        if (batch === null) return sendProblem(reply, 'not-found');
        return reply.header('cache-control', 'no-store').send(batch);
      },
    );

    fastify.get(
      '/batches/:id/events',
      {
        compress: false,
        schema: {
          operationId: 'watchBatch',
          summary: 'Its progress as server-sent events, until it is done',
          tags,
          params: BatchParams,
          response: answers({
            200: { description: 'Events `progress`', content: { 'text/event-stream': Type.String() } },
          }),
        },
      },
      async (request, reply) => {
        const batch = await batches.find(request.params.id);
        if (batch === null) return sendProblem(reply, 'not-found');
        reply.type('text/event-stream').header('cache-control', 'no-store').header('x-accel-buffering', 'no');
        return reply.send(Readable.from(progressOf(batch, batches, isClosing)));
      },
    );

    fastify.get(
      '/batches/:id/results',
      {
        schema: {
          operationId: 'readBatchResults',
          summary: 'What came of each record, one JSON object a line',
          tags,
          params: BatchParams,
          querystring: Type.Object(
            {
              after: Type.Integer({ minimum: 0, default: 0 }),
              changed: Type.Boolean({ default: false, description: 'Only where a newer judge differs' }),
            },
            { additionalProperties: false },
          ),
          response: answers({
            200: {
              description: 'The results so far',
              content: { 'application/x-ndjson': lines['application/x-ndjson'].schema },
            },
          }),
        },
      },
      async (request, reply) => {
        const { after, changed } = request.query;
        if ((await batches.find(request.params.id)) === null) return sendProblem(reply, 'not-found');
        reply.type('application/x-ndjson').header('cache-control', 'no-store');
        return reply.send(Readable.from(resultLines(batches, request.params.id, after, changed)));
      },
    );
  };
}

const ITEMS_AT_ONCE = 200;

/** Writes items down as they arrive; null if they are no batch, which is then answered already. */
async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  batches: Batches,
  id: string,
  config: Context['config'],
): Promise<number | null> {
  let total = 0;
  let some: BatchItem[] = [];
  try {
    for await (const item of itemsIn(request, config)) {
      total++;
      some.push({ ...item, number: total });
      if (some.length === ITEMS_AT_ONCE) {
        await batches.add(id, some);
        some = [];
      }
    }
    await batches.add(id, some);
  } catch (error) {
    await batches.remove(id);
    if (!(error instanceof NotABatch)) throw error;
    await sendProblem(reply, error.code);
    return null;
  }
  if (total > 0) return total;
  await batches.remove(id);
  await sendProblem(reply, 'no-games');
  return null;
}

const LOOK_MILLISECONDS = 300;
const BEATS_BETWEEN_SIGNS = 30;

/** One event for each time it has moved on. Who comes back, to this process or another, is told where it is. */
async function* progressOf(first: Batch, batches: Batches, isClosing: () => boolean): AsyncGenerator<string> {
  let batch: Batch | null = first;
  let told = -1;
  let silent = 0;
  while (batch !== null) {
    if (batch.done !== told || batch.state === 'done') {
      told = batch.done;
      silent = 0;
      yield `id: ${batch.done}\nevent: progress\ndata: ${JSON.stringify(batch)}\n\n`;
    } else if (++silent % BEATS_BETWEEN_SIGNS === 0) yield ': still here\n\n';
    if (batch.state === 'done' || isClosing()) return;
    await wait(LOOK_MILLISECONDS);
    batch = await batches.find(batch.id);
  }
}

const RESULTS_AT_ONCE = 500;

async function* resultLines(
  batches: Batches,
  id: string,
  after: number,
  changedOnly: boolean,
): AsyncGenerator<string> {
  let last = after;
  for (;;) {
    const page = await batches.results(id, { after: last, limit: RESULTS_AT_ONCE, changedOnly });
    if (page.length === 0) return;
    last = page.at(-1)?.number ?? last;
    yield page.map(({ result }) => `${result}\n`).join('');
  }
}
