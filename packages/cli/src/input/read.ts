import { createReadStream } from 'node:fs';
import type { Source } from './files.ts';

/** What the reading of a file tells while it goes on. */
export interface Reading {
  /** How much was read, in characters. */
  onRead(amount: number): void;
  /** Why a file cannot be read, or not to its end. */
  onProblem(message: string): void;
}

const PIECE = 1_048_576;
const BYTE_ORDER_MARK = '\uFEFF';
const OPENING = /^\[Motu\b/m;

/** The text of a file in pieces, as far as it can be read. */
export async function* textOf(source: Source, { onRead, onProblem }: Reading): AsyncGenerator<string> {
  const stream =
    source.path === null ? process.stdin : createReadStream(source.path, { highWaterMark: PIECE });
  stream.setEncoding('utf8');
  let isFirst = true;
  try {
    for await (const piece of stream) {
      const text = String(piece);
      onRead(text.length);
      if (isFirst && text.includes('\0') && !OPENING.test(text)) {
        onProblem(`${source.name}: this is a binary file, not a record`);
        return;
      }
      yield isFirst && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
      isFirst = false;
    }
  } catch (error) {
    onProblem(`${source.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
