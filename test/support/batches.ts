import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './fixtures.ts';
import { at, type TestServer } from './server.ts';

/** Follows a batch to its end by its events, and gives them. */
export async function judgedText(
  server: Pick<TestServer, 'api'>,
  batch: unknown,
): Promise<readonly unknown[]> {
  const response = await fetch(`${server.api}/batches/${at(batch, 'id')}/events`);
  const text = await response.text();
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice('data: '.length))] : []));
}

/** The games of a Kemu. */
export function matchText(): string {
  return readFileSync(join(root, 'fixtures/moeraki/games/kemu-uira.motu'), 'utf8');
}
