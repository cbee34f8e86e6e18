import { createReadStream } from 'node:fs';
import { reasonOf } from '../terminal.ts';
import type { Source } from './files.ts';

/** What the reading of a file tells while it goes on. */
export interface Reading {
  /** How much was read, in characters. */
  onRead(amount: number): void;
  /** The file starts with a byte order mark; it is left out of the text. */
  onMark?(): void;
  /** Why a file cannot be read, or not to its end. */
  onProblem(message: string): void;
}

const PIECE = 1_048_576;
const BYTE_ORDER_MARK = '\uFEFF';
const OPENING = /^\[Motu\b/m;
const UTF_16 = /\[\0M\0o\0t\0u/;

/** The text of a file in pieces, as far as it can be read. */
export async function* textOf(source: Source, reading: Reading): AsyncGenerator<string> {
  const stream =
    source.path === null ? process.stdin : createReadStream(source.path, { highWaterMark: PIECE });
  stream.setEncoding('utf8');
  let isFirst = true;
  try {
    for await (const piece of stream) {
      const text = String(piece);
      reading.onRead(text.length);
      if (isFirst && text.includes('\0') && !OPENING.test(text)) {
        const isWide = UTF_16.test(text);
        const what = isWide ? 'this is UTF-16; save it as UTF-8' : 'this is a binary file, not a record';
        reading.onProblem(`${source.name}: ${what}`);
        return;
      }
      const isMarked = isFirst && text.startsWith(BYTE_ORDER_MARK);
      if (isMarked) reading.onMark?.();
      yield isMarked ? text.slice(1) : text;
      isFirst = false;
    }
  } catch (error) {
    reading.onProblem(`${source.name}: ${error instanceof Error ? reasonOf(error) : String(error)}`);
  }
}
