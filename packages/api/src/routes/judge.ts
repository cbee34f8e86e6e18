import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { varyBy } from '../http/cache.ts';
import { type Context, localeOf, runJob } from '../http/context.ts';
import { sendProblem } from '../http/problem.ts';
import { judgeContent, readUpload } from '../http/upload.ts';
import type { Shape } from '../judge/job.ts';
import { answers, detail, GameVerdictSchema, says } from './schemas.ts';

const SHAPES: { readonly [type: string]: Shape } = {
  'application/json': 'json',
  'application/sarif+json': 'sarif',
  'text/plain': 'text',
};

export function judgeRoutes(context: Context): FastifyPluginAsyncTypebox {
  const { config } = context;
  return async (fastify) => {
    fastify.post(
      '/judge',
      {
        schema: {
          operationId: 'judge',
          summary: 'Judge games, keeping nothing',
          description:
            'A broken rule is a result: the answer is 200. `Accept` chooses JSON, SARIF or plain text.',
          tags: ['judge'],
          querystring: Type.Object(
            {
              detail,
              edition: Type.Optional(Type.String({ maxLength: 20 })),
              locale: Type.Optional(Type.String({ maxLength: 20 })),
            },
            { additionalProperties: false },
          ),
          body: { content: judgeContent },
          response: answers({
            200: says('The report of every game', Type.Object({ games: Type.Array(GameVerdictSchema) }), {
              'application/sarif+json': Type.Object({}, { additionalProperties: true }),
              'text/plain': Type.String(),
            }),
          }),
        },
      },
      async (request, reply) => {
        const type = request.type(Object.keys(SHAPES));
        const shape = typeof type === 'string' ? SHAPES[type] : undefined;
        if (typeof type !== 'string' || shape === undefined) return sendProblem(reply, 'not-acceptable');
        const upload = await readUpload(request, config.bodyLimit);
        if (typeof upload === 'string') return sendProblem(reply, upload);
        const { files, asked } = upload;
        const { detail = 'findings' } = request.query;
        const edition = asked.edition ?? request.query.edition ?? null;
        const locale = localeOf(request, asked.locale ?? request.query.locale);
        const rulings = Object.entries(asked.rulings ?? {});
        const characters = files.reduce((sum, { text }) => sum + text.length, 0);
        const input = { files, edition, rulings, locale, detail, shape };
        const done = await runJob(context, request, reply, 'judge', input, characters);
        if (done === null) return reply;
        if (done.output.games === 0) return sendProblem(reply, 'no-games');
        varyBy(reply, 'accept', 'accept-language');
        return reply.type(`${type}; charset=utf-8`).header('content-language', locale).send(done.output.body);
      },
    );
  };
}
