import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';
import { motu } from '../support/motu.ts';
import { temporaryFolder } from '../support/temporary.ts';

describe('the help', () => {
  it('starts with examples, of every command', async () => {
    const { code, out } = await motu(['--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Examples:\n {2}motu check /);
    const commands = [...out.matchAll(/^ {2}(\w+) (?:\[options\]|<)/gm)].map(([, name = '']) => name);
    expect(commands).toEqual(expect.arrayContaining(['check', 'replay', 'simulate', 'explain', 'serve']));
    const helps = await Promise.all(commands.map((command) => motu([command, '--help'])));
    for (const [at, help] of helps.entries()) {
      expect(help.code).toBe(0);
      expect(help.out).toMatch(new RegExp(`^Examples:\\n {2}.*motu ${commands[at]}`));
      expect(help.out).toContain(`Usage: motu ${commands[at]}`);
    }
  });

  it('is there in other ways too', async () => {
    const asked = await motu(['check', '--help']);
    expect((await motu(['help', 'check'])).out).toBe(asked.out);
    const nothing = await motu([]);
    expect(nothing).toMatchObject({ code: 2, out: '' });
    expect(nothing.err).toContain('Examples:');
  });

  it.each([
    [['chek', 'x.motu'], "unknown command 'chek'\n(Did you mean check?)"],
    [['simulat', 'mahe'], '(Did you mean simulate?)'],
    [['check', '--fromat', 'json', 'x'], "unknown option '--fromat'\n(Did you mean --format?)"],
    [['check', '--format', 'jsnol', 'x'], 'Did you mean jsonl?'],
    [['check', '--locale', 'fr', 'x'], 'It can be en, de, it.'],
    [['check', '--jobs', '0', 'x'], 'whole number from 1'],
    [['check'], "missing required argument 'files'"],
    [['rules', 'moeraky'], 'Did you mean moeraki?'],
    [['game.motu'], 'for example: motu check game.motu'],
  ])('puts %j right', async (args, hint) => {
    const { code, out, err } = await motu(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^motu: /);
    expect(err).toContain(hint);
  });
});

describe('the start', () => {
  const folder = temporaryFolder('motu-start-');
  const { version } = JSON.parse(readFileSync(join(root, 'packages', 'cli', 'package.json'), 'utf8'));

  /** The files of the project and its dependencies that a run loads. */
  async function loadedBy(name: string, args: readonly string[]): Promise<readonly string[]> {
    const coverage = join(folder, name);
    await motu(args, { env: { NODE_V8_COVERAGE: coverage } });
    const reports = readdirSync(coverage).map((file) =>
      JSON.parse(readFileSync(join(coverage, file), 'utf8')),
    );
    const urls = reports.flatMap(({ result }) => result.map(({ url }: { url: string }) => url));
    return urls
      .filter((url) => url.startsWith('file:'))
      .map((url) => url.slice(url.lastIndexOf('packages/')));
  }

  it('loads one file for the version', async () => {
    expect((await motu(['--version'])).out).toBe(`${version}\n`);
    expect(await loadedBy('version', ['--version'])).toEqual(['packages/cli/bin/motu.js']);
  });

  it('loads neither parser nor engine for a help', async () => {
    const files = await loadedBy('help', ['check', '--help']);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => /engine|notation|chevrotain|chokidar|fastify/.test(file))).toEqual([]);
  });

  it('loads no server, watcher or drawing to judge a record', async () => {
    const files = await loadedBy('check', ['check', 'test/cli/records/slips.motu']);
    expect(files.some((file) => /engine|main/.test(file))).toBe(true);
    expect(files.filter((file) => /fastify|api\/|chokidar|tinyglobby|draw|worker/.test(file))).toEqual([]);
  });
});
