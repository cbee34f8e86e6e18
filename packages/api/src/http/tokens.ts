import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ProblemCode } from './problem.ts';

/** The token that an upload returns, once; only its hash is kept. */
export function newToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashOf(token) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Null if the request may change the record. */
export function refusal(
  request: FastifyRequest,
  tokenHash: string,
  operatorToken: string | null,
): Extract<ProblemCode, 'token-missing' | 'token-wrong'> | null {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (given === undefined) return 'token-missing';
  const hash = Buffer.from(hashOf(given));
  const isOwner = timingSafeEqual(hash, Buffer.from(tokenHash));
  const isOperator = operatorToken !== null && timingSafeEqual(hash, Buffer.from(hashOf(operatorToken)));
  return isOwner || isOperator ? null : 'token-wrong';
}
