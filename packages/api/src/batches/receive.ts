import { cutGames } from '@motu/notation';
import { shownName } from '../http/upload.ts';
import type { NewItem } from '../store/batches.ts';

/** Why what was sent is no batch. */
export class NotABatch extends Error {
  readonly code: 'too-large' | 'bad-request';
  constructor(code: NotABatch['code']) {
    super(code);
    this.code = code;
  }
}

/** The text of a stream of bytes, as far as it may be long. */
export async function* limited(bytes: AsyncIterable<Buffer>, limit: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > limit) throw new NotABatch('too-large');
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/** One record a game; the games of a match are judged together and stay together. */
export async function* itemsOfText(chunks: AsyncIterable<string>, name: string): AsyncGenerator<NewItem> {
  let match: string | null = null;
  for await (const { text } of cutGames(chunks)) {
    if (match !== null && continuesMatch(text)) {
      match += text;
      continue;
    }
    if (match !== null) yield { name, text: match };
    match = isOfMatch(text) ? text : null;
    if (match === null) yield { name, text };
  }
  if (match !== null) yield { name, text: match };
}

function isOfMatch(text: string): boolean {
  return /^\[Kemu "/m.test(text);
}

function continuesMatch(text: string): boolean {
  return isOfMatch(text) && !/^\[Round "1"\]/m.test(text);
}

const LONGEST_LINE = 4_194_304;

/** One record a line: `{"name": "…", "text": "…"}`, the name as one likes. */
export async function* itemsOfLines(chunks: AsyncIterable<string>): AsyncGenerator<NewItem> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new NotABatch('too-large');
    for (const line of lines) if (line.trim() !== '') yield itemOf(line);
  }
  if (rest.trim() !== '') yield itemOf(rest);
}

function itemOf(line: string): NewItem {
  let item: unknown;
  try {
    item = JSON.parse(line);
  } catch {
    throw new NotABatch('bad-request');
  }
  if (typeof item !== 'object' || item === null || !('text' in item) || typeof item.text !== 'string') {
    throw new NotABatch('bad-request');
  }
  const name = 'name' in item && typeof item.name === 'string' ? item.name : 'text';
  return { name: shownName(name), text: item.text };
}
