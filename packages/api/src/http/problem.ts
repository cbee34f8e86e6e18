import type { FastifyReply } from 'fastify';

/** Every HTTP error this service gives, by its code. The table of `docs/server.md` is checked against it. */
export const problems = {
  'bad-request': [400, 'The request cannot be read'],
  'bad-parameter': [400, 'A parameter has a value that it cannot have'],
  'bad-cursor': [400, 'The cursor does not belong to this list'],
  'no-games': [400, 'There is no game in what was sent'],
  'one-file': [400, 'One file is kept at a time'],
  'token-missing': [401, 'The edit token is missing'],
  'token-wrong': [403, 'The token does not fit this record'],
  'not-found': [404, 'There is nothing here'],
  'not-acceptable': [406, 'None of the types asked for can be given'],
  timeout: [408, 'The request took too long to arrive'],
  superseded: [409, 'There is a newer version of this record'],
  'already-kept': [409, 'This text is kept already, as another record'],
  'too-large': [413, 'More was sent than is allowed'],
  'wrong-type': [415, 'This type of content is not taken'],
  archive: [415, 'Archives are not taken: send the files themselves'],
  unreadable: [422, 'The record cannot be read'],
  'too-costly': [422, 'Judging this takes more time or memory than is allowed'],
  'too-many': [429, 'Too many requests from this address'],
  'headers-too-large': [431, 'The headers are larger than is allowed'],
  internal: [500, 'Something went wrong here'],
  busy: [503, 'There is too much to do right now'],
  full: [507, 'There is no room left to keep this'],
} as const satisfies { readonly [code: string]: readonly [number, string] };

export type ProblemCode = keyof typeof problems;

export interface Problem {
  readonly type: string;
  readonly status: number;
  readonly code: ProblemCode;
  readonly title: string;
  readonly detail?: string;
  readonly [more: string]: unknown;
}

export function problem(code: ProblemCode, detail?: string, more: object = {}): Problem {
  const [status, title] = problems[code];
  return {
    type: `urn:motu:problem:${code}`,
    status,
    code,
    title,
    ...(detail === undefined ? {} : { detail }),
    ...more,
  };
}

const RETRY_SECONDS = '2';

export function sendProblem(reply: FastifyReply, code: ProblemCode, detail?: string, more?: object) {
  const body = problem(code, detail, more);
  if (body.status === 503) reply.header('retry-after', RETRY_SECONDS);
  if (body.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(body));
}
