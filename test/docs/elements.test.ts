import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';

const viewer = join(root, 'packages', 'viewer');
const folder = mkdtempSync(join(tmpdir(), 'motu-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly { readonly tagName?: string; readonly description?: string }[];
  }[];
}

describe('custom-elements.json', () => {
  it('says what the elements are now; `pnpm --filter @motu/viewer run manifest` writes it anew', () => {
    const analyzer = join(viewer, 'node_modules', '.bin', 'cem');
    const args = ['analyze', '--config', 'custom-elements-manifest.config.js', '--quiet'];
    execFileSync(analyzer, [...args, '--outdir', relative(viewer, folder)], { cwd: viewer, stdio: 'pipe' });
    const made: Manifest = JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8'));
    const kept: Manifest = JSON.parse(readFileSync(join(viewer, 'custom-elements.json'), 'utf8'));
    expect(kept).toEqual(made);
    const elements = made.modules
      .flatMap(({ declarations }) => declarations)
      .filter(({ tagName }) => tagName);
    expect(elements).toHaveLength(8);
    expect(elements.filter(({ description }) => !description)).toEqual([]);
  });
});
