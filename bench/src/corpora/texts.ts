import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameId } from '@motu/notation';
import { parse } from '@motu/notation';
import { annotated } from './annotated.ts';
import { randomChess } from './chess.ts';
import { MOTU_OPENING } from './chunks.ts';
import { gamesIn } from './games.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const CACHE = join(ROOT, 'bench', '.cache');
export const MOTU = join(ROOT, 'packages', 'cli', 'bin', 'motu.js');

const gameIds: readonly GameId[] = ['maori', 'mahe', 'moeraki'];

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

/** One file with so many Mahé games: a thousand games over and over, as nobody wants to wait for a million. */
export function repeatedCorpus(count: number): string {
  const text = readFileSync(corpusOf('mahe', REPEATED));
  return kept(`repeated-${count}.motu`, (file) => {
    const out = openSync(file, 'w');
    for (let written = 0; written < count; written += REPEATED) writeSync(out, text);
    closeSync(out);
  });
}

const REPEATED = 1_000;

const FILE = 500;

/** The two folders within `corpusFolder`, each with every other file. */
export const HALVES = ['one', 'two'] as const;

/** The games of all three tables in one folder, in files of 500 games or less. */
export function corpusFolder(count: number): string {
  return kept(`halves-${count}`, (folder) => {
    for (const half of HALVES) mkdirSync(join(folder, half), { recursive: true });
    for (const game of gameIds) {
      const games = gamesIn(readFileSync(corpusOf(game, count), 'utf8'), MOTU_OPENING, count);
      for (let from = 0; from < games.length; from += FILE) {
        const text = games.slice(from, from + FILE).join('');
        const half = HALVES[(from / FILE) % 2] ?? HALVES[0];
        writeFileSync(join(folder, half, `${game}-${from}.motu`), text);
      }
    }
  });
}

/** A record of one Māori game. */
export function oneGame(): string {
  return corpusOf('maori', 1);
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
