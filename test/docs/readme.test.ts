import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';
import { motu } from '../support/motu.ts';
import { temporaryFolder } from '../support/temporary.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map((name) => ({
  name,
  text: readFileSync(join(root, name), 'utf8'),
}));
const { scripts }: { readonly scripts: { readonly [name: string]: string } } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** The page with what its command prints today. */
async function rebuilt(): Promise<string> {
  const [, name = '', record = ''] = /^```motu (\S+)\n(.*?)^```$/ms.exec(readme) ?? [];
  const folder = temporaryFolder('motu-readme-');
  writeFileSync(join(folder, name), record);
  const command = /^\$ npm run -s motu (.+)\n(.*?)(?=^```$)/ms.exec(readme);
  const [whole = '', args = ''] = command ?? [];
  const { out } = await motu(args.split(' '), { cwd: folder });
  return readme.replace(whole, () => `$ npm run -s motu ${args}\n${out}`);
}

describe('the README', () => {
  it('shows a record of ten lines', () => {
    expect(/^```motu \S+\n(.*?)^```$/ms.exec(readme)?.[1]?.trimEnd().split('\n').length).toBe(10);
  });

  it('shows what Motu says about it', async () => {
    await expect(await rebuilt()).toMatchFileSnapshot('../../README.md');
  });

  it('names the two commands before anything else', () => {
    const [, first = ''] = /^```console\n(.*?)^```$/ms.exec(readme) ?? [];
    expect(first).toBe('$ npm start\n$ npm test\n');
  });
});

describe.each(pages)('$name', ({ text }) => {
  it('names files, folders and commands that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);
    const code = [
      ...text.matchAll(/`((?:packages|grammar|fixtures|test|bench|docs|scripts)\/[^`<*…]*?)\/?`/g),
    ];
    for (const path of [...links, ...code.map(([, one = '']) => one)]) {
      expect(existsSync(join(root, path)), path).toBe(true);
    }
    for (const [, name = ''] of text.matchAll(/npm run (?:-s )?([a-z]+)/g)) {
      expect(scripts, name).toHaveProperty(name);
    }
  });
});
