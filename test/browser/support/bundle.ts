import { existsSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { tryLock } from '../bundle.ts';

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url));
const viewer = join(packages, 'viewer');
const lock = join(viewer, 'node_modules', '.app-build');

/** Where the page is built to. */
export const APP = join(viewer, 'bundle', 'app');

function newest(folder: string): number {
  return Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );
}

function isFresh(): boolean {
  const built = join(APP, 'sw.js');
  if (!existsSync(built)) return false;
  const sources = ['viewer', 'engine', 'notation'].map((name) => newest(join(packages, name, 'src')));
  return statSync(built).mtimeMs > Math.max(...sources);
}

/** The page as it is built, from the sources as they are now. Test files that run at once build it once. */
export async function builtApp(): Promise<string> {
  while (!tryLock(lock)) await wait(100);
  try {
    if (!isFresh()) await build({ configFile: join(viewer, 'vite.app.config.ts'), logLevel: 'error' });
  } finally {
    rmdirSync(lock);
  }
  return APP;
}
