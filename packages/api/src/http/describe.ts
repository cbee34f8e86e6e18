import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { relaxBelow } from './protect.ts';

/** The OpenAPI document, and a page to read it and to try it on. */
export async function describeRoutes(fastify: FastifyInstance): Promise<void> {
  await fastify.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Motu',
        description:
          'Judges, keeps and shows recorded games of Māori, Mahé and Moeraki-Kemu. Errors are `application/problem+json` with a code.',
        version: '1',
      },
      tags: [
        { name: 'judge', description: 'Is it played by the rules?' },
        { name: 'records', description: 'Files of games that are kept' },
        { name: 'batches', description: 'Many records at once' },
        { name: 'games', description: 'One game of a kept file: its report, turns, boards and score' },
        { name: 'rules', description: 'Every rule, in English, German and Italian' },
        { name: 'service', description: 'For those who watch the server' },
      ],
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: 'The edit token that an upload returned, or the operator’s',
          },
        },
      },
    },
  });
  // Swagger's page hides its symbols by a style of their own.
  relaxBelow(fastify, '/api/docs', 'style-src', "'self' 'unsafe-inline'");
  await fastify.register(swaggerUi, { routePrefix: '/api/docs', theme: { title: 'Motu API' } });
  fastify.get('/api/openapi.json', { schema: { hide: true } }, async () => fastify.swagger());
}
