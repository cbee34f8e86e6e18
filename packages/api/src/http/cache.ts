import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Names an answer that follows from its parts alone, such as a record's id and the judge's version. True if the
 * reader has it already; the answer is then given without working it out.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, parts: readonly string[]): boolean {
  const hash = createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 27);
  // Weak, because compression may change the bytes.
  reply.header('etag', `W/"${hash}"`).header('cache-control', 'no-cache');
  const known = request.headers['if-none-match'];
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${hash}"`) ?? false;
}

/** Says which headers of the request chose this answer, beside those that are named already. */
export function varyBy(reply: FastifyReply, ...headers: readonly string[]): void {
  const named = String(reply.getHeader('vary') ?? '');
  reply.header('vary', [...(named === '' ? [] : [named]), ...headers].join(', '));
}
