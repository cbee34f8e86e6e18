import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { LogController } from 'fastify';
import { app } from './app.ts';
import { type Config, defaultConfig, storePlace } from './config.ts';
import { handleClientError } from './http/errors.ts';
import { sendProblem } from './http/problem.ts';
import { isStore, openStore } from './store/kept.ts';
import type { Store } from './store/store.ts';

export interface Started {
  readonly url: string;
  /** Answers what has been accepted, then closes everything. */
  close(): Promise<void>;
}

/** Starts a server on its store. Fails only if there is no way to serve. */
export async function start(options: Partial<Config> = {}): Promise<Started> {
  const config: Config = { ...defaultConfig(), ...options };
  const store = await openStore(storePlace(config));
  if (!isStore(store)) {
    throw new Error(
      `The store has version ${store.found}; this Motu knows ${store.known}. Use a newer Motu.`,
    );
  }
  let closing = false;
  const fastify = createServer(config);
  fastify.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  try {
    await fastify.register(app, { config, store, isClosing: () => closing });
    await fillNew(store, config);
    const url = await fastify.listen({ host: config.host, port: config.port });
    return {
      url,
      close: async () => {
        closing = true;
        // Clients that are in the middle of talking learn of it with their next answer, not from a reset.
        await wait(config.drain);
        await fastify.close();
      },
    };
  } catch (error) {
    await fastify.close();
    throw error;
  }
}

/** A new library is not empty: there is something to look at. */
async function fillNew(store: Store, config: Config): Promise<void> {
  if (config.examples === null || !(await store.isEmpty())) return;
  // The parser takes a while to load, and a library that has games does without it here.
  const { loadExamples } = await import('./examples.ts');
  await loadExamples(store, config);
}

const CHECKS_IN_TIMEOUT = 4;
const LONGEST_CHECK = 1000;

function createServer(config: Config) {
  const { requestTimeout } = config;
  const headersTimeout = Math.min(config.headersTimeout, requestTimeout);
  return Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.bodyLimit,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    requestTimeout,
    keepAliveTimeout: config.keepAliveTimeout,
    connectionTimeout: 3 * requestTimeout,
    // What still arrives on an open connection is answered; each answer then ends its connection.
    return503OnClosing: false,
    http: {
      requestTimeout,
      headersTimeout,
      // Without it a stalled upload stays open for up to half a minute more.
      connectionsCheckingInterval: Math.min(LONGEST_CHECK, Math.ceil(headersTimeout / CHECKS_IN_TIMEOUT)),
    },
    clientErrorHandler: handleClientError,
    // Addresses that cannot be decoded never reach a route.
    frameworkErrors: (_, __, reply) => sendProblem(reply, 'bad-request'),
  });
}
