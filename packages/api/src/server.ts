import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { app } from './app.ts';
import { type Config, defaultConfig, storeFile } from './config.ts';
import { loadExamples } from './examples.ts';
import { handleClientError } from './http/errors.ts';
import { isStore, openStore } from './store/kept.ts';

export interface Started {
  readonly url: string;
  /** Answers what has been accepted, then closes everything. */
  close(): Promise<void>;
}

/** Starts a server on the embedded store. Fails only if there is no way to serve. */
export async function start(options: Partial<Config> = {}): Promise<Started> {
  const config: Config = { ...defaultConfig(), ...options };
  const store = await openStore(storeFile(config));
  if (!isStore(store)) {
    throw new Error(
      `The store has version ${store.found}; this Motu knows ${store.known}. Use a newer Motu.`,
    );
  }
  let closing = false;
  const { requestTimeout, headersTimeout } = config;
  const fastify = Fastify({
    logger: { level: config.logLevel },
    disableRequestLogging: true,
    bodyLimit: config.bodyLimit,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    requestTimeout,
    keepAliveTimeout: config.keepAliveTimeout,
    connectionTimeout: 3 * requestTimeout,
    // What still arrives on an open connection is answered; each answer then ends its connection.
    return503OnClosing: false,
    http: {
      requestTimeout,
      headersTimeout: Math.min(headersTimeout, requestTimeout),
      connectionsCheckingInterval: Math.min(1000, Math.ceil(headersTimeout / 4)),
    },
    clientErrorHandler: handleClientError,
    ajv: { customOptions: { removeAdditional: false } },
  });
  fastify.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  await fastify.register(app, { config, store, isClosing: () => closing });
  if (config.examples !== null && (await store.isEmpty())) await loadExamples(store, config);
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
}
