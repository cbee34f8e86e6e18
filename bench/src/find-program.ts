import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian puts games and what belongs to them here, which is not on everybody's PATH. */
const GAMES = '/usr/games';

/** The first of these programs that is installed; null if none is. */
export function findProgram(...names: readonly string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), GAMES];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync) ?? null;
}
