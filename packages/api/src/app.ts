import accepts from '@fastify/accepts';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from './config.ts';
import type { Context } from './http/context.ts';
import { handleErrors } from './http/errors.ts';
import { sendProblem } from './http/problem.ts';
import { createLanes } from './judge/pool.ts';
import { createMetrics, observeRequests } from './metrics.ts';
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
  const lanes = createLanes(
    { ...poolOptions(config), threads: Math.max(1, config.workers - 1) },
    { ...poolOptions(config), threads: 1 },
  );
  const metrics = createMetrics(lanes);
  const judgedBy = config.judgedBy ?? judgeVersion();
  const context: Context = { config, store, lanes, metrics, judgedBy, isClosing };
  fastify.addHook('onClose', async () => {
    await lanes.close();
    await store.close();
  });

  handleErrors(fastify, store);
  observeRequests(fastify, metrics);
  fastify.addHook('onRequest', async (request, reply) => {
    // Nothing is unpacked: a small body can be an endless text.
    if (request.headers['content-encoding'] !== undefined) return sendProblem(reply, 'wrong-type');
  });
  await protect(fastify, config);
  await fastify.register(accepts);
  await fastify.register(compress, { globalDecompression: false });
  await fastify.register(etag, { weak: true });
  await fastify.register(multipart, { limits: multipartLimits(config) });
  await describeRoutes(fastify);

  for (const routes of [recordRoutes, gameRoutes, judgeRoutes, ruleRoutes, statsRoutes, healthRoutes]) {
    await fastify.register(routes(context), { prefix: '/api/v1' });
  }
  await fastify.register(healthRoutes(context));
  await fastify.register(pageRoutes(context));
});

function poolOptions(config: Config) {
  return {
    deadline: config.judgeDeadline,
    memory: config.judgeMemory,
    waiting: config.judgeWaiting,
    perSender: config.judgePerSender,
  };
}

const FIELD_BYTES = 1024;
const MOST_FIELDS = 4;

function multipartLimits({ bodyLimit, maxFiles }: Config) {
  return {
    fileSize: bodyLimit,
    files: maxFiles,
    parts: maxFiles + MOST_FIELDS,
    fields: MOST_FIELDS,
    fieldSize: FIELD_BYTES,
    fieldNameSize: 100,
    headerPairs: 20,
  };
}

async function protect(fastify: FastifyInstance, config: Config): Promise<void> {
  await fastify.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  await fastify.register(cors, {
    delegator: (request, done) =>
      done(null, { origin: isRead(request) ? '*' : false, methods: ['GET', 'HEAD'] }),
  });
  await fastify.register(rateLimit, {
    max: config.readRate,
    timeWindow: '1 minute',
    ipv6Subnet: 64,
  });
  await fastify.register(underPressure, { maxEventLoopDelay: 1500 });
}

/** A preflight speaks for the method it asks about. */
function isRead(request: FastifyRequest): boolean {
  const asked = request.headers['access-control-request-method'];
  const method = request.method === 'OPTIONS' ? asked : request.method;
  return request.url.startsWith('/api/') && (method === 'GET' || method === 'HEAD');
}

async function describeRoutes(fastify: FastifyInstance): Promise<void> {
  await fastify.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Motu', description: 'Judges, keeps and shows recorded games.', version: '1' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  });
  await fastify.register(swaggerUi, { routePrefix: '/api/docs' });
  fastify.get('/api/openapi.json', { schema: { hide: true } }, async () => fastify.swagger());
}
