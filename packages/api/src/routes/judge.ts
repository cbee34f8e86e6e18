import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { type Context, localeOf, runJob } from '../http/context.ts';
import { sendProblem } from '../http/problem.ts';
import { readUpload, uploadContent } from '../http/upload.ts';
import { details, type Shape } from '../judge/job.ts';
import { answers, GameVerdictSchema } from './schemas.ts';

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
        config: { rateLimit: { max: config.writeRate, groupId: 'write' } },
        schema: {
          summary: 'Judge games, keeping nothing',
          description:
            'A broken rule is a result: the answer is 200. `Accept` chooses JSON, SARIF or plain text.',
          tags: ['judge'],
          consumes: ['text/plain', 'application/json', 'multipart/form-data'],
          produces: Object.keys(SHAPES),
          querystring: Type.Object(
            {
              detail: Type.Enum([...details], { default: 'findings' }),
              edition: Type.Optional(Type.String({ maxLength: 20 })),
              locale: Type.Optional(Type.String({ maxLength: 20 })),
            },
            { additionalProperties: false },
          ),
          body: { content: uploadContent },
          response: answers({ 200: Type.Object({ games: Type.Array(GameVerdictSchema) }) }),
        },
      },
      async (request, reply) => {
        const type = request.type(Object.keys(SHAPES));
        const shape = typeof type === 'string' ? SHAPES[type] : undefined;
        if (typeof type !== 'string' || shape === undefined) return sendProblem(reply, 'not-acceptable');
        const upload = await readUpload(request, config.bodyLimit);
        if (typeof upload === 'string') return sendProblem(reply, upload);
        const { files, asked } = upload;
        const { detail } = request.query;
        const edition = asked.edition ?? request.query.edition ?? null;
        const locale = localeOf(request, asked.locale ?? request.query.locale);
        const rulings = Object.entries(asked.rulings ?? {});
        const characters = files.reduce((sum, { text }) => sum + text.length, 0);
        const input = { files, edition, rulings, locale, detail, shape };
        const done = await runJob(context, request, reply, 'judge', input, characters);
        if (done === null) return reply;
        if (done.output.games === 0) return sendProblem(reply, 'no-games');
        return reply
          .type(`${type}; charset=utf-8`)
          .header('content-language', locale)
          .header('vary', 'accept, accept-language')
          .send(done.output.body);
      },
    );
  };
}
