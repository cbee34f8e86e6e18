import type { FastifyReply } from 'fastify';

/** Every HTTP error this service gives: status, what is wrong, how to mend it. `docs/server.md` has the same table. */
export const problems = {
  'bad-request': [400, 'The request cannot be read', 'See /api/docs for what it should look like.'],
  'bad-parameter': [400, 'A parameter has a value that it cannot have', 'See /api/docs for its values.'],
  'bad-cursor': [400, 'The cursor does not belong to this list', 'Begin again without one.'],
  'no-games': [400, 'There is no game in what was sent', 'A game begins with [Motu "1"].'],
  'one-file': [400, 'One file is kept at a time', 'Send each file in a request of its own.'],
  'token-missing': [401, 'The edit token is missing', 'Send it as `Authorization: Bearer …`.'],
  'token-wrong': [403, 'The token does not fit this record', 'Use the one that its upload returned.'],
  'not-found': [404, 'There is nothing here', 'See /api/docs for what there is.'],
  'not-acceptable': [406, 'None of the types asked for can be given', 'Ask for application/json.'],
  timeout: [408, 'The request took too long to arrive', 'Send it again, in one go.'],
  superseded: [409, 'There is a newer version of this record', 'Amend the newest version.'],
  'already-kept': [409, 'This text is kept already, as another record', '`record` is its id.'],
  'too-large': [413, 'More was sent than is allowed', 'Send fewer games at a time.'],
  'wrong-type': [
    415,
    'This type of content is not taken',
    'Send text/plain, application/json or multipart/form-data.',
  ],
  archive: [415, 'Archives are not taken', 'Send the files themselves.'],
  unreadable: [422, 'The record cannot be read', '`games` lists every finding with its place.'],
  'too-costly': [
    422,
    'Judging this takes more time or memory than is allowed',
    'Send fewer games at a time, or ask for less `detail`.',
  ],
  'too-many': [429, 'Too many requests from this address', 'Wait as long as Retry-After says.'],
  'headers-too-large': [431, 'The headers are larger than is allowed', 'Send fewer.'],
  internal: [500, 'Something went wrong here', 'Tell whoever runs this server, with the id in `request`.'],
  busy: [503, 'There is too much to do right now', 'Wait as long as Retry-After says.'],
  full: [507, 'There is no room left to keep this', 'Tell whoever runs this server.'],
} as const satisfies { readonly [code: string]: readonly [status: number, title: string, mend: string] };

export type ProblemCode = keyof typeof problems;

export interface Problem {
  readonly type: string;
  readonly status: number;
  readonly code: ProblemCode;
  readonly title: string;
  readonly detail: string;
  readonly [more: string]: unknown;
}

export function problem(code: ProblemCode, detail?: string, more: object = {}): Problem {
  const [status, title, mend] = problems[code];
  return { type: `urn:motu:problem:${code}`, status, code, title, detail: detail ?? mend, ...more };
}

const RETRY_SECONDS = '2';

export function sendProblem(reply: FastifyReply, code: ProblemCode, detail?: string, more?: object) {
  return sendProblemText(reply, code, JSON.stringify(problem(code, detail, more)));
}

/** For problems with a part that is JSON text already. */
export function sendProblemText(reply: FastifyReply, code: ProblemCode, body: string) {
  const [status] = problems[code];
  const hurried = status === 503 || status === 429;
  if (hurried && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  // What is still on its way is not waited for.
  if (status === 413) reply.header('connection', 'close');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .removeHeader('etag')
    .type('application/problem+json')
    .send(body);
}
