import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameId } from '@motu/notation';
import { parse } from '@motu/notation';
import { annotated } from './annotated.ts';
import { randomChess } from './chess.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CACHE = join(ROOT, 'bench', '.cache');
export const MOTU = join(ROOT, 'packages', 'cli', 'bin', 'motu.js');

const TABLES: { readonly [game in GameId]: readonly string[] } = {
  maori: ['--players', '3', '--level', 'advanced'],
  mahe: ['--players', '4'],
  moeraki: ['--level', 'master'],
};

/** A file of so many games, played by `motu simulate`. Made once and kept. */
export function corpusOf(game: GameId, count: number): string {
  return kept(`${game}-${count}.motu`, (file) => {
    const out = openSync(file, 'w');
    execFileSync(
      process.execPath,
      [MOTU, 'simulate', game, ...TABLES[game], '--seed', '1', '--count', `${count}`],
      {
        stdio: ['ignore', out, 'inherit'],
      },
    );
    closeSync(out);
  });
}

/** The Māori games again, every fifth turn with a comment and every tenth with a variation. */
export function annotatedCorpus(count: number): string {
  const plain = corpusOf('maori', count);
  return kept(`annotated-${count}.motu`, (file) =>
    writeFileSync(file, annotated(readFileSync(plain, 'utf8'))),
  );
}

/** The same games as JSON, one a line. */
export function jsonCorpus(game: GameId, count: number): string {
  const plain = corpusOf(game, count);
  return kept(`${game}-${count}.jsonl`, (file) => {
    const lines = parse(readFileSync(plain, 'utf8')).map((record) => JSON.stringify(record));
    writeFileSync(file, `${lines.join('\n')}\n`);
  });
}

export function chessCorpus(count: number): string {
  return kept(`chess-${count}.pgn`, (file) => writeFileSync(file, randomChess(count)));
}

function kept(name: string, make: (file: string) => void): string {
  mkdirSync(CACHE, { recursive: true });
  const file = join(CACHE, name);
  if (!existsSync(file)) {
    process.stderr.write(`making ${name}\n`);
    make(file);
  }
  return file;
}
