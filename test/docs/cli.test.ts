import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';
import { executable, motu } from '../support/motu.ts';
import { temporaryFolder } from '../support/temporary.ts';

const page = readFileSync(join(root, 'docs', 'cli.md'), 'utf8');
const folder = temporaryFolder('motu-docs-');

/** Runs a line as a reader of the page would type it; what a shell would show. */
function run(line: string): Promise<string> {
  const env = {
    ...process.env,
    ...{ PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH ?? ''}` },
    ...{ LANG: 'C', LC_ALL: '', NO_COLOR: '', FORCE_COLOR: '' },
  };
  return new Promise((resolve) => {
    execFile('sh', ['-c', `exec 2>&1; ${line}`], { cwd: folder, env }, (_, out) => resolve(out));
  });
}

function prepare(): void {
  mkdirSync(join(folder, 'bin'));
  const script = `#!/bin/sh\nexec '${process.execPath}' '${executable}' "$@"\n`;
  writeFileSync(join(folder, 'bin', 'motu'), script, { mode: 0o755 });
  for (const [, name = '', text = ''] of page.matchAll(/```motu (\S+)\n(.*?)```/gs)) {
    writeFileSync(join(folder, name), text);
  }
}

/** The page with what its examples print today. */
async function rebuilt(): Promise<string> {
  const parts = page.split(/(?<=^```console\n)(.*?)(?=^```$)/ms);
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 0) continue;
    let shown = '';
    for (const line of part.split('\n').filter((one) => one.startsWith('$ '))) {
      shown += `${line}\n${await run(line.slice(2))}`;
    }
    parts[at] = shown;
  }
  return parts.join('');
}

describe('docs/cli.md', () => {
  it('shows what its examples print', { timeout: 300_000 }, async () => {
    prepare();
    await expect(await rebuilt()).toMatchFileSnapshot('../../docs/cli.md');
  });

  it('has a section for every command', async () => {
    const { out } = await motu(['--help']);
    const commands = [...out.matchAll(/^ {2}(\w+) (?:\[options\]|<)/gm)].map(([, name]) => name);
    const sections = [...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(commands.length).toBeGreaterThan(10);
    expect(sections).toEqual(expect.arrayContaining(commands));
  });
});
