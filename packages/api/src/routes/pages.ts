import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Context } from '../http/context.ts';
import { relaxBelow } from '../http/protect.ts';
import { plainPage } from './plain-page.ts';

/** Where the viewer's page is built to. */
const BUNDLE = fileURLToPath(new URL('../../../viewer/bundle/app', import.meta.url));

/** The viewer's page and its embedded form; without a bundle, a plain page with the newest games. */
export function pageRoutes({ store, config }: Context): FastifyPluginAsyncTypebox {
  const root = config.pages ?? BUNDLE;
  return async (fastify) => {
    if (!existsSync(join(root, 'index.html'))) {
      fastify.get('/', { schema: { hide: true } }, async (_, reply) =>
        reply.type('text/html; charset=utf-8').send(await plainPage(store)),
      );
      return;
    }
    // Everybody may put a board on a page of their own.
    relaxBelow(fastify, '/embed', 'frame-ancestors', '*');
    await fastify.register(files, {
      root,
      redirect: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isNamedByHash = path.startsWith(join(root, 'assets'));
        reply.header('cache-control', isNamedByHash ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  };
}
