import { existsSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../terminal.ts';

/** A file of records, or standard input. */
export interface Source {
  /** As it is called in the output. */
  readonly name: string;
  /** Null: standard input. */
  readonly path: string | null;
  /** In bytes, where it is known. */
  readonly size: number | null;
}

export interface Found {
  readonly sources: readonly Source[];
  /** What was asked for and is not there, as messages. */
  readonly problems: readonly string[];
}

export const STDIN: Source = { name: '<stdin>', path: null, size: null };

/** The files that arguments name: files, directories, patterns, and `-` for standard input. */
export async function findSources(args: readonly string[]): Promise<Found> {
  const sources = new Map<string, Source>();
  const problems: string[] = [];
  for (const arg of args) {
    const found = arg === '-' ? [STDIN] : await findPath(arg);
    if (typeof found === 'string') problems.push(found);
    else {
      for (const source of found) {
        const own = await realPathOf(source);
        if (!sources.has(own)) sources.set(own, source);
      }
    }
  }
  return { sources: [...sources.values()], problems };
}

/** How much there is to read at least: of standard input nothing is known. */
export function sizeOf(sources: readonly Source[]): number {
  return sources.reduce((sum, { size }) => sum + (size ?? 0), 0);
}

/** A file counts once, however many names and links lead to it. */
async function realPathOf({ name, path }: Source): Promise<string> {
  return path === null ? name : realpath(path).catch(() => path);
}

async function findPath(path: string): Promise<readonly Source[] | string> {
  const facts = await stat(path).catch((error: NodeJS.ErrnoException) => error);
  if (facts instanceof Error) {
    if (facts.code === 'ENOENT' && isPattern(path)) return findPattern(path);
    return `${path}: ${reasonOf(facts)}`;
  }
  if (!facts.isDirectory()) return [{ name: path, path, size: facts.isFile() ? facts.size : null }];
  const within = await glob('**/*.motu', path);
  if (within.length === 0) return `${path}: there is no .motu file in this directory`;
  return Promise.all(within.map((name) => sized(join(path, name))));
}

const SPECIAL = /[*?[\]{}!]/;

function isPattern(path: string): boolean {
  return SPECIAL.test(path);
}

/** A file or directory in which everything lies that an argument can name. */
export function baseOf(arg: string): string {
  if (!isPattern(arg) || existsSync(arg)) return arg;
  const parts = arg.split('/');
  const plain = parts.slice(0, parts.findIndex(isPattern)).join('/');
  return plain === '' ? (arg.startsWith('/') ? '/' : '.') : plain;
}

async function findPattern(pattern: string): Promise<readonly Source[] | string> {
  const found = await glob(pattern, '.');
  if (found.length === 0) return `${pattern}: nothing matches this pattern`;
  return Promise.all(found.map(sized));
}

async function glob(pattern: string, cwd: string): Promise<string[]> {
  const { glob: search } = await import('tinyglobby');
  const found = await search(pattern, { cwd, ignore: ['**/node_modules/**'], expandDirectories: false });
  return found.sort();
}

async function sized(path: string): Promise<Source> {
  return {
    name: path,
    path,
    size: await stat(path).then(
      ({ size }) => size,
      () => null,
    ),
  };
}
