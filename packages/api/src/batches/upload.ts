import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { shownName } from '../http/upload.ts';
import type { NewItem } from '../store/batches.ts';
import { itemsOfLines, itemsOfText, limited, NotABatch } from './receive.ts';

/** The records of an upload as they arrive, whatever form they come in. */
export async function* itemsIn(request: FastifyRequest, { batchLimit }: Config): AsyncGenerator<NewItem> {
  if (request.isMultipart()) {
    let left = batchLimit;
    const limits = { fileSize: batchLimit, files: MOST_FILES, parts: MOST_FILES };
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      const text: string[] = [];
      for await (const chunk of limited(part.file, left)) text.push(chunk);
      const whole = text.join('');
      left -= Buffer.byteLength(whole);
      yield { name: shownName(part.filename), text: whole };
    }
    return;
  }
  const { body } = request;
  if (!(body instanceof Readable)) throw new NotABatch('bad-request');
  const chunks = limited(body, batchLimit);
  const isLines = request.headers['content-type']?.startsWith('application/x-ndjson') === true;
  yield* isLines ? itemsOfLines(chunks) : itemsOfText(chunks, 'text');
}

const MOST_FILES = 10_000;
