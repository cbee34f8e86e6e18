import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { configFrom, defaultConfig, problems } from '@motu/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../support/fixtures.ts';
import { executable } from '../support/motu.ts';
import { illegalGame, legalGame } from '../support/records.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { temporaryFolder } from '../support/temporary.ts';

const page = readFileSync(join(root, 'docs', 'server.md'), 'utf8');
const tables = page.replaceAll(/ {2,}/g, ' ');
const folder = temporaryFolder('motu-server-');
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  mkdirSync(join(folder, 'bin'));
  const script = `#!/bin/sh\nexec '${process.execPath}' '${executable}' "$@"\n`;
  writeFileSync(join(folder, 'bin', 'motu'), script, { mode: 0o755 });
  writeFileSync(join(folder, 'game.motu'), legalGame());
  writeFileSync(join(folder, 'other.motu'), illegalGame());
});

/** Runs a block as a reader would, line by line in one shell; every command must succeed. */
function run(block: string): Promise<string> {
  const env = {
    PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH ?? ''}`,
    MOTU: server.url,
    MOTU_DATA: server.data,
  };
  const strict = block.replaceAll('curl -s', 'curl -sS --fail-with-body');
  return new Promise((resolve, reject) => {
    execFile('sh', ['-ec', strict], { cwd: folder, env }, (error, out, err) =>
      error === null ? resolve(out) : reject(new Error(`${out}\n${err}`)),
    );
  });
}

const [first = '', second = '', third = ''] = [...page.matchAll(/^```sh test\n(.*?)^```$/gms)].map(
  ([, block = '']) => block,
);

describe('docs/server.md', () => {
  test('has a first round that works', async () => {
    const out = await run(first);
    expect(out).toContain('"verdict":"legal"');
    expect(out).toContain('text 1: legal');
    expect(out).toContain('"file":"other.motu"');
    expect(out).toContain('"token":"');
  });

  test('shows every way to look at a record', async () => {
    const out = await run(second);
    expect(out).toContain('1A 2+4 @13');
    expect(out).toContain('<svg ');
    expect(out).toContain('"breakdown"');
    expect((await (await fetch(`${server.api}/records?verdict=illegal`)).text()).trim()).toBe(
      '{"games":[],"next":null}',
    );
  });

  test('has backups that work', async () => {
    const out = await run(third);
    expect(out).toContain('1 record written to records.');
    expect(existsSync(join(folder, 'restored', 'motu.db'))).toBe(true);
    const [name = ''] = readdirSync(join(folder, 'records'));
    expect(readFileSync(join(folder, 'records', name), 'utf8')).toBe(legalGame());
    await expect(run(third)).rejects.toThrow('today.motu-backup is there already');
  });

  test('names every error with its status', () => {
    for (const [code, [status, title]] of Object.entries(problems)) {
      expect(tables).toContain(`| ${status} | \`${code}\` | ${title} |`);
    }
    const listed = [...tables.matchAll(/^\| \d{3} \| `([\w-]+)`/gm)].map(([, code]) => code);
    expect(listed.toSorted()).toEqual(Object.keys(problems).toSorted());
  });

  test('names every setting with its default', () => {
    const rows = [...tables.matchAll(/^\| `(MOTU_\w+)` \|(.*?)\|/gm)];
    const settings = rows.map(([, name = '']) => name);
    // Every setting moves a member of the configuration, and every member can be moved.
    const plain = defaultConfig();
    const samples = ['3', '2000', '/x', 'silent', '10.0.0.1', 'postgres://motu@db/motu'];
    const moved = settings.flatMap((name) =>
      samples.flatMap((value) => {
        const { config } = configFrom({ [name]: value });
        return Object.entries(config).flatMap(([member, found]) =>
          JSON.stringify(found) === JSON.stringify(Object(plain)[member]) ? [] : [member],
        );
      }),
    );
    expect([...new Set(moved)].toSorted()).toEqual(Object.keys(plain).toSorted());
    for (const [, name = '', shown = ''] of rows) {
      const value = /^ `(.*)` $/.exec(shown)?.[1];
      if (value !== undefined) expect(configFrom({ [name]: value })).toEqual({ config: plain, bad: [] });
    }
  });
});
