import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';
import { type ProblemCode, problem, sendProblem } from './problem.ts';

/** What Fastify and its plugins throw, as our own codes. */
const KNOWN: { readonly [code: string]: ProblemCode } = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrong-type',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_FILES_LIMIT: 'too-large',
  FST_PARTS_LIMIT: 'too-large',
  FST_FIELDS_LIMIT: 'too-large',
  FST_UNDER_PRESSURE: 'busy',
  FST_ERR_VALIDATION: 'bad-parameter',
};

const DETAILS: { readonly [code: string]: string } = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not JSON.',
};

/** Where a schema was not kept to. The path may hold a name from the request, the words are ours. */
function detailOf({ validation, validationContext }: FastifyError): string | undefined {
  const [where] = validation ?? [];
  if (where === undefined) return undefined;
  return `${validationContext ?? ''}${where.instancePath.slice(0, 100)} ${where.message ?? 'is wrong'}`;
}

/** No stack, no message of a library and no text of a record leaves here. */
export function handleErrors(fastify: FastifyInstance, store: Store): void {
  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    const known = KNOWN[error.code] ?? codeOfStatus(error.statusCode);
    if (known !== null) return sendProblem(reply, known, DETAILS[error.code] ?? detailOf(error));
    const fault = store.faultOf(error);
    if (fault === 'full') {
      request.log.error({ fault }, 'the disk is full');
      return sendProblem(reply, 'full');
    }
    if (fault === 'busy') return sendProblem(reply, 'busy');
    request.log.error({ error: error.name, code: error.code, at: framesOf(error.stack) }, 'unexpected error');
    return sendProblem(reply, 'internal', undefined, { request: request.id });
  });
  fastify.setNotFoundHandler((_, reply) => sendProblem(reply, 'not-found'));
}

function codeOfStatus(status: number | undefined): ProblemCode | null {
  switch (status) {
    case 400:
      return 'bad-request';
    case 403:
    case 404:
      return 'not-found';
    case 406:
      return 'not-acceptable';
    case 413:
      return 'too-large';
    case 415:
      return 'wrong-type';
    case 429:
      return 'too-many';
    case 503:
      return 'busy';
    default:
      return status !== undefined && status >= 400 && status < 500 ? 'bad-request' : null;
  }
}

/** Where it happened, without the message: that may quote a record. */
export function framesOf(stack: string | undefined): readonly string[] {
  return (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
}

/** Answers what never became a request: nonsense, endless headers, uploads that stall. */
export function handleClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, title, ...rest } = problem(clientErrorCode(error.code));
  const body = JSON.stringify({ status, title, ...rest });
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: application/problem+json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}

function clientErrorCode(code: string | undefined): ProblemCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'timeout';
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers-too-large' : 'bad-request';
}
