import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allFixtures } from '../support/fixtures.ts';
import { motu } from '../support/motu.ts';
import { temporaryFolder } from '../support/temporary.ts';

const folder = temporaryFolder('motu-fmt-');
const CANONICAL = '[Motu "1"]\n[Game "moeraki"]\n[A "Aroha"]\n[B "Ben"]\n\n1A *f6\n1B c5\n*\n';
const LOOSE = '[Motu "1"] [B "Ben"]\n[Game "moeraki"] [A "Aroha"]\n1A  *f6 1B c5\n*\n';

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('motu fmt', () => {
  it('prints the canonical form, of several files as one', async () => {
    expect(await motu(['fmt', '-'], { input: LOOSE })).toEqual({ code: 0, out: CANONICAL, err: '' });
    const two = await motu(['fmt', file('a.motu', LOOSE), file('b.motu', CANONICAL)]);
    expect(two.out).toBe(`${CANONICAL}\n${CANONICAL}`);
    expect((await motu(['fmt', '--check', '-'], { input: two.out })).code).toBe(0);
  });

  it.each([
    ['loose', LOOSE],
    ['a byte order mark', `\ufeff${CANONICAL}`],
    ['CRLF', CANONICAL.replaceAll('\n', '\r\n')],
    ['no line break at the end', CANONICAL.trimEnd()],
    ['no blank line between games', CANONICAL + CANONICAL],
    ['too many of them', `${CANONICAL}\n\n${CANONICAL}`],
  ])('finds %s, mends it, and is content then', async (name, text) => {
    const path = file(`${name.replaceAll(' ', '-')}.motu`, text);
    chmodSync(path, 0o640);
    expect(await motu(['fmt', '--check', path])).toEqual({ code: 1, out: `${path}\n`, err: '' });
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(await motu(['fmt', '--write', path])).toEqual({ code: 0, out: `${path}\n`, err: '' });
    expect(await motu(['fmt', '--check', path])).toEqual({ code: 0, out: '', err: '' });
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(readdirSync(folder).filter((one) => one.endsWith('.tmp'))).toEqual([]);
  });

  it('leaves alone what it cannot read without a loss', async () => {
    const text = `${LOOSE}\n[Motu "1"]\n[Game "moeraki"]\n[A "Aroha"]\n[B "Ben"]\n\n1A ***\n*\n`;
    const path = file('broken.motu', text);
    const { code, err } = await motu(['fmt', '--write', path]);
    expect(code).toBe(1);
    expect(err).toContain(`${path}:11:`);
    expect(err).toContain('notation/syntax');
    expect(err).toContain('left as it is');
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('agrees with every fixture that can be printed', async () => {
    const { out } = await motu(['fmt', '--check', 'fixtures']);
    expect(out).toBe('');
    expect(allFixtures().length).toBeGreaterThan(300);
  });

  it.each([
    [['fmt', '--check', '--write', 'x.motu'], 'exclude each other'],
    [['fmt', '--write', '-'], 'standard input cannot be rewritten'],
    [['fmt', 'missing.motu'], 'there is no such file'],
  ])('refuses %j', async (args, reason) => {
    const { code, err } = await motu(args, { cwd: folder });
    expect(code).toBe(2);
    expect(err).toContain(reason);
  });
});
