import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isUnchanged, varyBy } from '../http/cache.ts';
import { type Context, localeOf, runJob } from '../http/context.ts';
import { sendProblem } from '../http/problem.ts';
import type { View } from '../judge/job.ts';
import { currentRecord } from './keeping.ts';
import {
  answers,
  BoardQuery,
  GameParams,
  GameVerdictSchema,
  ReportQuery,
  says,
  TurnParams,
  ViewQuery,
} from './schemas.ts';

const tags = ['games'];
const anything = Type.Object({}, { additionalProperties: true });
const JSON_TYPE = 'application/json; charset=utf-8';

/** A drawing is opened by itself: it may carry its own colours and can do nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Asked {
  readonly id: string;
  readonly number: number;
  readonly locale?: string | undefined;
  readonly view: View;
}

export function gameRoutes(context: Context): FastifyPluginAsyncTypebox {
  const show = async (request: FastifyRequest, reply: FastifyReply, asked: Asked, type: string) => {
    const { id, number, view } = asked;
    const record = await currentRecord(context, request, reply, id);
    if (record === null) return reply;
    const locale = localeOf(request, asked.locale);
    varyBy(reply, 'accept-language');
    if (isUnchanged(request, reply, [id, context.judgedBy, `${number}`, locale, JSON.stringify(view)])) {
      return reply.code(304).send();
    }
    const { text } = record;
    const input = { id, text, number, locale, view };
    const done = await runJob(context, request, reply, 'view', input, text.length);
    if (done === null) return reply;
    if (done.output === null) return sendProblem(reply, 'not-found');
    return reply.type(type).header('content-language', locale).send(done.output.body);
  };

  return async (fastify) => {
    const game = '/records/:id/games/:number';
    fastify.get(
      `${game}/report`,
      {
        schema: {
          operationId: 'readReport',
          summary: 'The report of a game; with `detail=turns` every turn with its state',
          tags,
          params: GameParams,
          querystring: ReportQuery,
          response: answers({ 200: says('The report', GameVerdictSchema) }),
        },
      },
      (request, reply) => {
        const { detail = 'findings', locale } = request.query;
        return show(
          request,
          reply,
          { ...request.params, locale, view: { kind: 'report', detail } },
          JSON_TYPE,
        );
      },
    );
    fastify.get(
      `${game}/score`,
      {
        schema: {
          operationId: 'readScore',
          summary: 'The score, line by line, each with its rule',
          tags,
          params: GameParams,
          querystring: ViewQuery,
          response: answers({ 200: says('The score', anything) }),
        },
      },
      (request, reply) =>
        show(request, reply, { ...request.params, ...request.query, view: { kind: 'score' } }, JSON_TYPE),
    );
    fastify.get(
      `${game}/turns/:label`,
      {
        schema: {
          operationId: 'readTurn',
          summary: 'A turn: the state after it, the facts and the findings',
          tags,
          params: TurnParams,
          querystring: ViewQuery,
          response: answers({ 200: says('The turn', anything) }),
        },
      },
      (request, reply) => {
        const { label, ...where } = request.params;
        return show(request, reply, { ...where, ...request.query, view: { kind: 'turn', label } }, JSON_TYPE);
      },
    );
    fastify.get(
      `${game}/turns/:label/board.svg`,
      {
        schema: {
          operationId: 'drawBoard',
          summary: 'The board after a turn',
          tags,
          params: TurnParams,
          querystring: BoardQuery,
          response: answers({
            200: { description: 'A drawing', content: { 'image/svg+xml': Type.String() } },
          }),
        },
      },
      (request, reply) => {
        const { label, ...where } = request.params;
        const { theme = 'light', locale } = request.query;
        reply.header('content-security-policy', SVG_POLICY);
        return show(
          request,
          reply,
          { ...where, locale, view: { kind: 'board', label, theme } },
          'image/svg+xml',
        );
      },
    );
  };
}
