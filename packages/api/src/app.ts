import { constants } from 'node:zlib';
import accepts from '@fastify/accepts';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { judgePortion } from './batches/judge.ts';
import { ownQueue, type Queue } from './batches/queue.ts';
import type { Config } from './config.ts';
import type { Context } from './http/context.ts';
import { describeRoutes } from './http/describe.ts';
import { framesOf, handleErrors } from './http/errors.ts';
import { protect } from './http/protect.ts';
import { validator } from './http/validate.ts';
import { createLanes } from './judge/lanes.ts';
import { createMetrics, observeRequests } from './metrics.ts';
import { batchRoutes } from './routes/batches.ts';
import { gameRoutes } from './routes/games.ts';
import { judgeRoutes } from './routes/judge.ts';
import { pageRoutes } from './routes/pages.ts';
import { recordRoutes } from './routes/records.ts';
import { ruleRoutes } from './routes/rules.ts';
import { healthRoutes, statsRoutes } from './routes/service.ts';
import type { Store } from './store/store.ts';
import { judgeVersion } from './version.ts';

export interface AppOptions {
  readonly config: Config;
  /** It is closed with the application. */
  readonly store: Store;
  readonly isClosing?: () => boolean;
}

/** The whole service as a Fastify plugin, for whoever has a server already. */
export const app = plugin(async (fastify: FastifyInstance, options: AppOptions) => {
  const { config, store, isClosing = () => false } = options;
  const lanes = createLanes({
    threads: config.workers,
    deadline: config.judgeDeadline,
    memory: config.judgeMemory,
    answerLimit: config.answerLimit,
    waiting: config.judgeWaiting,
    patience: config.judgePatience,
    perSender: config.judgePerSender,
    onFault: ({ name, stack }) => fastify.log.error({ error: name, at: framesOf(stack) }, 'no thread'),
  });
  const metrics = createMetrics(lanes);
  const judgedBy = config.judgedBy ?? judgeVersion();
  const context: Context = { config, store, lanes, metrics, judgedBy, isClosing };
  const queue = await queueOn(context, (error) =>
    fastify.log.error({ error: error.name, at: framesOf(error.stack) }, 'batches'),
  );
  fastify.addHook('onClose', async () => {
    await queue.close();
    await lanes.close();
    await store.close();
  });

  fastify.setValidatorCompiler(validator);
  handleErrors(fastify, store);
  observeRequests(fastify, metrics);
  await protect(fastify, config, store.rates);
  await fastify.register(accepts);
  // An ETag names what is said, before it is packed.
  await fastify.register(etag, { weak: true });
  await fastify.register(compress, { globalDecompression: false, brotliOptions: QUICK_BROTLI });
  await fastify.register(multipart, { limits: multipartLimits(config) });
  await describeRoutes(fastify);

  for (const routes of [recordRoutes, gameRoutes, judgeRoutes, ruleRoutes, statsRoutes, healthRoutes]) {
    await fastify.register(routes(context), { prefix: '/api/v1' });
  }
  await fastify.register(batchRoutes(context, queue), { prefix: '/api/v1' });
  // Those who watch servers look here; the description has the others.
  await fastify.register(healthRoutes(context, { isHidden: true }));
  await fastify.register(pageRoutes(context));
});

/** Batches are judged here on a store of our own, by workers of their own on one that is shared. */
async function queueOn(context: Context, onFault: (error: Error) => void): Promise<Queue> {
  const { store, config } = context;
  if (store.url === null) return ownQueue(store, (portion) => judgePortion(context, portion), onFault);
  const { sharedQueue } = await import('./batches/boss.ts');
  return sharedQueue({ url: store.url, expire: config.portionExpiry, onFault });
}

const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const FIELD_BYTES = 1024;
const FIELD_NAME_BYTES = 100;
const MOST_FIELDS = 4;
const MOST_PART_HEADERS = 20;

function multipartLimits({ bodyLimit, maxFiles }: Config) {
  return {
    fileSize: bodyLimit,
    files: maxFiles,
    parts: maxFiles + MOST_FIELDS,
    fields: MOST_FIELDS,
    fieldSize: FIELD_BYTES,
    fieldNameSize: FIELD_NAME_BYTES,
    headerPairs: MOST_PART_HEADERS,
  };
}
