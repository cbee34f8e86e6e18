import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Names an answer that follows from its parts alone, such as a record's id and the judge's version. True if the
 * reader has it already; the answer is then given without working it out.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, parts: readonly string[]): boolean {
  const hash = createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 27);
  // Weak, because compression may change the bytes.
  const etag = `W/"${hash}"`;
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept, accept-language');
  const known = request.headers['if-none-match'];
  return known?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false;
}
