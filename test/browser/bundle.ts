import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/fixtures.ts';

const viewer = join(root, 'packages', 'viewer');
const SOURCES = ['viewer', 'engine', 'notation'].map((name) => join(root, 'packages', name, 'src'));

function newest(folder: string): number {
  return Math.max(
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => statSync(join(folder, name)).mtimeMs),
    statSync(join(viewer, 'vite.config.ts')).mtimeMs,
    ...readdirSync(join(viewer, 'lean')).map((name) => statSync(join(viewer, 'lean', name)).mtimeMs),
  );
}

/** The folder of the bundles. `npm test` has built them; after an edit since then they are built again. */
export function bundled(): string {
  const folder = join(viewer, 'bundle');
  const lock = join(viewer, 'node_modules', '.bundling');
  const isFresh = () => {
    const made = join(folder, 'single', 'motu-viewer.js');
    return existsSync(made) && statSync(made).mtimeMs > Math.max(...SOURCES.map(newest));
  };
  while (!isFresh()) {
    if (!tryLock(lock)) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      continue;
    }
    try {
      for (const mode of ['split', 'reader', 'scores', 'single']) {
        const args = ['build', '--mode', mode, '--logLevel', 'warn'];
        execFileSync(join(viewer, 'node_modules', '.bin', 'vite'), args, { cwd: viewer, stdio: 'pipe' });
      }
    } finally {
      rmSync(lock, { recursive: true });
    }
  }
  return folder;
}

/** One test file builds; the others wait. A lock left behind by a run that was stopped is taken over. */
export function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 60_000) rmSync(lock, { recursive: true });
    return false;
  }
}
