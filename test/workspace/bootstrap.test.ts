import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';

function bootstrap(
  args: readonly string[],
  node: readonly string[] = [],
): { code: number | null; err: string } {
  const script = join(root, 'scripts', 'bootstrap.js');
  const { status, stderr } = spawnSync(process.execPath, [...node, script, ...args], { encoding: 'utf8' });
  return { code: status, err: stderr };
}

/** Node as it would say of itself in an older version. */
function asVersion(version: string): readonly string[] {
  const versions = `{value: {...process.versions, node: '${version}'}}`;
  return ['--import', `data:text/javascript,Object.defineProperty(process, 'versions', ${versions})`];
}

describe('the bootstrap', () => {
  it('says what it can do when it is asked for something else', () => {
    expect(bootstrap(['tset'])).toEqual({ code: 1, err: 'motu: say `npm start` or `npm test`.\n' });
  });

  it.each(['18.20.4', '20.18.3'])('says that Node %s is too old, and what to install', (version) => {
    const { code, err } = bootstrap(['test'], asVersion(version));
    expect(code).toBe(1);
    expect(err).toBe(`motu: Node ${version} is too old. Install Node 20.19 or newer and run this again.\n`);
  });
});

describe('the workspace', () => {
  it('runs the same in the pipeline as the README says', () => {
    const pipeline = join(root, '.ci', 'run');
    const commands = readFileSync(pipeline, 'utf8').split('\n').slice(2).join('\n').trim();
    expect(commands).toBe('npm test');
    expect(statSync(pipeline).mode & 0o111).not.toBe(0);
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`$ ${commands}\n`);
  });
});
