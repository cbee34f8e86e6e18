import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Context } from '../http/context.ts';
import { sendProblem } from '../http/problem.ts';
import { answers, StatsQuery, says } from './schemas.ts';

const tags = ['service'];

export function statsRoutes({ store }: Context): FastifyPluginAsyncTypebox {
  return async (fastify) => {
    fastify.get(
      '/stats',
      {
        schema: {
          operationId: 'readStats',
          summary: 'Verdicts, most broken rules, scores and lengths of the games that a filter leaves',
          description: 'Counts the newest games up to a cap; `capped` says if there were more.',
          tags: ['records'],
          querystring: StatsQuery,
          response: answers({ 200: says('The statistics', Type.Object({}, { additionalProperties: true })) }),
        },
      },
      async (request, reply) =>
        reply.type('application/json; charset=utf-8').send(JSON.stringify(await store.stats(request.query))),
    );
  };
}

/** For those who watch the server. They are never counted or turned away by the rate limit. */
export function healthRoutes(
  { store, metrics, lanes, isClosing }: Context,
  { isHidden = false } = {},
): FastifyPluginAsyncTypebox {
  return async (fastify) => {
    const hide = isHidden;
    const config = { rateLimit: false } as const;
    const Status = Type.Object({ status: Type.String() });
    fastify.get(
      '/healthz',
      {
        config,
        schema: {
          operationId: 'healthz',
          summary: 'The process lives',
          tags,
          hide,
          response: answers({ 200: says('It does', Status) }),
        },
      },
      async () => ({ status: 'ok' }),
    );
    fastify.get(
      '/readyz',
      {
        config,
        schema: {
          operationId: 'readyz',
          summary: 'The store and the judging threads answer',
          tags,
          hide,
          response: answers({ 200: says('They do', Status) }),
        },
      },
      async (_, reply) =>
        !isClosing() && lanes.isReady() && (await store.ready())
          ? { status: 'ready' }
          : sendProblem(reply, 'busy'),
    );
    fastify.get(
      '/metrics',
      {
        config,
        schema: {
          operationId: 'metrics',
          summary: 'Numbers for Prometheus',
          tags,
          hide,
          response: answers({
            200: { description: 'The numbers', content: { 'text/plain': Type.String() } },
          }),
        },
      },
      async (_, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
    );
  };
}
