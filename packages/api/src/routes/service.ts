import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Context } from '../http/context.ts';
import { sendProblem } from '../http/problem.ts';
import { answers, StatsQuery } from './schemas.ts';

const tags = ['service'];

export function statsRoutes({ store }: Context): FastifyPluginAsyncTypebox {
  return async (fastify) => {
    fastify.get(
      '/stats',
      {
        schema: {
          summary: 'Verdicts, most broken rules, scores and lengths of the games that a filter leaves',
          description: 'Counts the newest games up to a cap; `capped` says if there were more.',
          tags: ['records'],
          querystring: StatsQuery,
          response: answers({ 200: Type.Object({}, { additionalProperties: true }) }),
        },
      },
      async (request, reply) =>
        reply.type('application/json; charset=utf-8').send(JSON.stringify(await store.stats(request.query))),
    );
  };
}

/** For those who watch the server. They are never counted or turned away by the rate limit. */
export function healthRoutes({ store, metrics, isClosing }: Context): FastifyPluginAsyncTypebox {
  return async (fastify) => {
    const config = { rateLimit: false } as const;
    const Status = Type.Object({ status: Type.String() });
    fastify.get(
      '/healthz',
      { config, schema: { summary: 'The process lives', tags, response: answers({ 200: Status }) } },
      async () => ({ status: 'ok' }),
    );
    fastify.get(
      '/readyz',
      { config, schema: { summary: 'The store answers', tags, response: answers({ 200: Status }) } },
      async (_, reply) =>
        !isClosing() && (await store.ready()) ? { status: 'ready' } : sendProblem(reply, 'busy'),
    );
    fastify.get(
      '/metrics',
      {
        config,
        schema: {
          summary: 'Numbers for Prometheus',
          tags,
          produces: ['text/plain'],
          response: answers({ 200: Type.String() }),
        },
      },
      async (_, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
    );
  };
}
