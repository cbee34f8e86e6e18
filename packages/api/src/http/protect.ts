import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Rates } from '../store/rates.ts';
import { sendProblem } from './problem.ts';
import { sharedStore } from './rates.ts';

const SETTLING = 2500;
const IPV6_SUBNET = 64;

/** What every request passes before any route sees it. */
export async function protect(fastify: FastifyInstance, config: Config, rates: Rates | null): Promise<void> {
  fastify.addHook('onRequest', async (request, reply) => {
    // Nothing is unpacked: a small body can be an endless text.
    if (request.headers['content-encoding'] !== undefined) {
      return sendProblem(reply, 'wrong-type', 'Send the body as it is, without a content-encoding.');
    }
  });
  await fastify.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    frameguard: { action: 'deny' },
  });
  fastify.addHook('onRequest', async (request, reply) => {
    // Whoever may read it may also show it: a board as an image on a page of their own.
    if (isRead(request)) reply.header('cross-origin-resource-policy', 'cross-origin');
  });
  await fastify.register(cors, {
    delegator: (request, done) =>
      done(null, { origin: isRead(request) ? '*' : false, methods: ['GET', 'HEAD'] }),
  });
  await fastify.register(rateLimit, {
    timeWindow: '1 minute',
    // What judges or keeps is counted apart from what reads, over all routes together.
    keyGenerator: (request) => `${kindOf(request)} ${normalizeIP(request.ip, IPV6_SUBNET)}`,
    max: (request) => (kindOf(request) === 'write' ? config.writeRate : config.readRate),
    // One first visit of the page is a hundred small files: a club behind one address would be shut out.
    allowList: ({ url }) => !url.startsWith('/api/'),
    // While the store cannot count, it cannot keep either; what needs no store is still answered.
    ...(rates === null ? {} : { store: sharedStore(rates), skipOnError: true }),
  });
  let settled = Number.POSITIVE_INFINITY;
  fastify.addHook('onReady', async () => {
    settled = performance.now() + SETTLING;
  });
  await fastify.register(underPressure, {
    maxEventLoopDelay: config.maxLoopDelay,
    pressureHandler: async () => {
      // Starting is one long delay, and the first measure is of that.
      if (performance.now() > settled) throw Object.assign(new Error('late'), { statusCode: 503 });
    },
  });
}

/** No inline script, nothing from elsewhere, nobody's frame. */
const policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

function kindOf({ method }: FastifyRequest): 'read' | 'write' {
  return method === 'POST' || method === 'PUT' || method === 'DELETE' ? 'write' : 'read';
}

/** Lets the pages below a path do one thing more. Scripts never come by this way. */
export function relaxBelow(
  fastify: FastifyInstance,
  path: string,
  directive: 'style-src' | 'frame-ancestors',
  sources: string,
): void {
  fastify.addHook('onRequest', async ({ url }, reply) => {
    if (!url.startsWith(path) || !/^(?:[/?]|$)/.test(url.slice(path.length))) return;
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply.header(
      'content-security-policy',
      policy.replace(new RegExp(`${directive} [^;]+`), `${directive} ${sources}`),
    );
    if (directive === 'frame-ancestors') reply.removeHeader('x-frame-options');
  });
}

/** A preflight speaks for the method it asks about. */
function isRead(request: FastifyRequest): boolean {
  const asked = request.headers['access-control-request-method'];
  const method = request.method === 'OPTIONS' ? asked : request.method;
  return request.url.startsWith('/api/') && (method === 'GET' || method === 'HEAD');
}
