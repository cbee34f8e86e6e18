import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CACHE, ROOT } from '../corpora/texts.ts';

const VIEWER = join(ROOT, 'packages', 'viewer');
const MODES = ['single', 'split'];

/** Builds both forms of the elements as they are now; the folder has one folder for each. */
export function bundleViewer(): string {
  const folder = join(CACHE, 'viewer');
  for (const mode of MODES) {
    const args = ['build', '--mode', mode, '--outDir', join(folder, mode), '--emptyOutDir'];
    execFileSync(join(VIEWER, 'node_modules', '.bin', 'vite'), [...args, '--logLevel', 'error'], {
      cwd: VIEWER,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return folder;
}

/** Bytes of a script as a server sends it. */
export function packed(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

export function scriptsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));
}
