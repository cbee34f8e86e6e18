import { readFileSync } from 'node:fs';
import { gamesIn } from './games.ts';

const CHUNK = 65_536;

export interface Corpus {
  readonly games: readonly string[];
  readonly bytes: number;
  /** The same text as a file or a socket would bring it. */
  readonly chunks: readonly string[];
}

export const MOTU_OPENING = '[Motu "';
export const PGN_OPENING = '[Event "';

export function readCorpus(file: string, opening: string, most: number): Corpus {
  const games = gamesIn(readFileSync(file, 'utf8'), opening, most);
  const text = games.join('');
  const chunks: string[] = [];
  for (let from = 0; from < text.length; from += CHUNK) chunks.push(text.slice(from, from + CHUNK));
  return { games, bytes: Buffer.byteLength(text), chunks };
}
