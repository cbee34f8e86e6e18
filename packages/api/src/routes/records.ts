import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { isUnchanged, varyBy } from '../http/cache.ts';
import type { Context } from '../http/context.ts';
import { sendProblem } from '../http/problem.ts';
import { newToken, refusal } from '../http/tokens.ts';
import { keepContent } from '../http/upload.ts';
import { currentRecord, newRecord, readableUpload, shownRecord } from './keeping.ts';
import { answers, GameSummarySchema, ListQuery, RecordParams, RecordSchema, says } from './schemas.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const PAGE = 20;
const bearer = [{ token: [] }];
const tags = ['records'];
const GamePage = Type.Object({
  games: Type.Array(GameSummarySchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

export function recordRoutes(context: Context): FastifyPluginAsyncTypebox {
  const { store, config, judgedBy, metrics } = context;
  return async (fastify) => {
    fastify.get(
      '/records',
      {
        schema: {
          operationId: 'listGames',
          summary: 'List kept games',
          description: 'One entry a game. `next` is the cursor of the following page, or null.',
          tags,
          querystring: ListQuery,
          response: answers({
            200: says('A page of games', GamePage),
          }),
        },
      },
      async (request, reply) => {
        const { sort = '-kept', limit = PAGE, cursor = null, ...filter } = request.query;
        const page = await store.list(filter, { sort, limit, cursor });
        if (page === 'bad-cursor') return sendProblem(reply, page);
        return reply.type(JSON_TYPE).send(JSON.stringify(page));
      },
    );

    fastify.post(
      '/records',
      {
        schema: {
          operationId: 'keepRecord',
          summary: 'Keep a file of games',
          description:
            'The id is the hash of the canonical text: 201 the first time, 200 if it is kept already. Illegal games are kept with their findings, unreadable ones refused.',
          tags,
          body: { content: keepContent },
          response: answers({
            200: says('It was kept already', RecordSchema),
            201: says('It is kept, and this is its edit token', RecordSchema),
          }),
        },
      },
      async (request, reply) => {
        const readable = await readableUpload(context, request, reply);
        if (readable === null) return reply;
        const { token, hash } = newToken();
        const record = newRecord(readable, judgedBy, hash);
        const isNew = await store.keep(record);
        reply.header('location', `/api/v1/records/${record.id}`).type(JSON_TYPE);
        request.log.info({ record: record.id, isNew }, 'kept');
        if (isNew) {
          metrics.kept.inc();
          const first = { ...record, family: record.id, previous: null, next: null, changes: [] };
          return reply.code(201).send(shownRecord(first, { token }));
        }
        const present = await store.find(record.id);
        return present === null
          ? sendProblem(reply, 'not-found')
          : reply.code(200).send(shownRecord(present));
      },
    );

    fastify.get(
      '/records/:id',
      {
        schema: {
          operationId: 'readRecord',
          summary: 'A record, as JSON or as its text',
          tags,
          params: RecordParams,
          response: answers({ 200: says('The record', RecordSchema, { 'text/plain': Type.String() }) }),
        },
      },
      async (request, reply) => {
        const type = request.type(['application/json', 'text/plain']);
        if (type !== 'application/json' && type !== 'text/plain') return sendProblem(reply, 'not-acceptable');
        const record = await currentRecord(context, request, reply, request.params.id);
        if (record === null) return reply;
        varyBy(reply, 'accept');
        if (isUnchanged(request, reply, [record.id, judgedBy, record.next ?? '', type])) {
          return reply.code(304).send();
        }
        return type === 'text/plain'
          ? reply.type('text/plain; charset=utf-8').send(record.text)
          : reply.type(JSON_TYPE).send(shownRecord(record));
      },
    );

    fastify.put(
      '/records/:id',
      {
        schema: {
          operationId: 'amendRecord',
          summary: 'Amend a record: a new version with an id of its own; the old one stays readable',
          tags,
          security: bearer,
          params: RecordParams,
          body: { content: keepContent },
          response: answers({
            200: says('It is what it was', RecordSchema),
            201: says('The new version', RecordSchema),
          }),
        },
      },
      async (request, reply) => {
        const old = await store.find(request.params.id);
        if (old === null) return sendProblem(reply, 'not-found');
        const refused = refusal(request, old.tokenHash, config.operatorToken);
        if (refused !== null) return sendProblem(reply, refused);
        const readable = await readableUpload(context, request, reply);
        if (readable === null) return reply;
        reply.type(JSON_TYPE);
        if (readable.id === old.id) return reply.send(shownRecord(old));
        const record = newRecord(readable, judgedBy, old.tokenHash);
        switch (await store.amend(old.id, record)) {
          case 'missing':
            return sendProblem(reply, 'not-found');
          case 'superseded':
            return sendProblem(reply, 'superseded');
          case 'taken':
            return sendProblem(reply, 'already-kept', undefined, { record: record.id });
          case 'amended': {
            request.log.info({ record: record.id, previous: old.id }, 'amended');
            const { family } = old;
            const shown = shownRecord({ ...record, family, previous: old.id, next: null, changes: [] });
            return reply.code(201).header('location', `/api/v1/records/${record.id}`).send(shown);
          }
        }
      },
    );

    fastify.delete(
      '/records/:id',
      {
        schema: {
          operationId: 'removeRecord',
          summary: 'Take a record away, with all its versions',
          tags,
          security: bearer,
          params: RecordParams,
          response: answers({ 204: { description: 'It is gone', content: {} } }),
        },
      },
      async (request, reply) => {
        const record = await store.find(request.params.id);
        if (record === null) return sendProblem(reply, 'not-found');
        const refused = refusal(request, record.tokenHash, config.operatorToken);
        if (refused !== null) return sendProblem(reply, refused);
        await store.remove(record.family);
        request.log.info({ record: record.id }, 'removed');
        return reply.code(204).send();
      },
    );
  };
}
