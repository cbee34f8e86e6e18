import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import { at, jsonOf, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let document: object;
beforeAll(async () => {
  server = await startServer();
  const answer = await jsonOf(fetch(`${server.url}/api/openapi.json`));
  document = typeof answer === 'object' && answer !== null ? answer : {};
});

const ROUTES = {
  '/api/v1/judge': ['post'],
  '/api/v1/records': ['get', 'post'],
  '/api/v1/records/{id}': ['get', 'put', 'delete'],
  '/api/v1/records/{id}/games/{number}/report': ['get'],
  '/api/v1/records/{id}/games/{number}/score': ['get'],
  '/api/v1/records/{id}/games/{number}/turns/{label}': ['get'],
  '/api/v1/records/{id}/games/{number}/turns/{label}/board.svg': ['get'],
  '/api/v1/rules': ['get'],
  '/api/v1/rules/{game}/{rule}': ['get'],
  '/api/v1/stats': ['get'],
  '/api/v1/batches': ['post'],
  '/api/v1/batches/{id}': ['get'],
  '/api/v1/batches/{id}/events': ['get'],
  '/api/v1/batches/{id}/results': ['get'],
  '/api/v1/healthz': ['get'],
  '/api/v1/readyz': ['get'],
  '/api/v1/metrics': ['get'],
};

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate({ ...document })).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('every route is in it, and nothing else', () => {
  const paths = Object.entries(at(document, 'paths') ?? {});
  const found = paths.map(([path, methods]) => [path, Object.keys(methods).toSorted()]);
  const wanted = Object.entries(ROUTES).map(([path, methods]) => [path, methods.toSorted()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
});

test('errors are problems, and every operation has a name of its own', () => {
  const names: unknown[] = [];
  for (const [path, methods] of Object.entries(ROUTES)) {
    for (const method of methods) {
      const operation = at(document, 'paths', path, method);
      names.push(at(operation, 'operationId'));
      expect(at(operation, 'responses', '4XX', 'content', 'application/problem+json')).toBeDefined();
    }
  }
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain(undefined);
});

test('what a client may leave out is not required', () => {
  const parameters = at(document, 'paths', '/api/v1/records', 'get', 'parameters');
  expect(Array.isArray(parameters) && parameters.filter((one) => at(one, 'required') === true)).toEqual([]);
});
