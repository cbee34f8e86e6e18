import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';
import { motu } from '../support/motu.ts';
import { temporaryFolder } from '../support/temporary.ts';

const records = join(root, 'test', 'cli', 'records');
const folder = temporaryFolder('motu-check-');
const FORMATS = ['pretty', 'concise', 'json', 'jsonl', 'sarif', 'github', 'junit'];
const LEGAL = '[Motu "1"]\n[Game "moeraki"]\n[A "Aroha"]\n[B "Ben"]\n\n1A *f6\n1B c5\n*\n';
const WARNED = LEGAL.replace('*\n', '');
const ILLEGAL = LEGAL.replace('c5', 'f6');

/** Enough for threads to be worth while. */
const COPIES = 500;

beforeAll(() => {
  mkdirSync(join(folder, 'season', 'may'), { recursive: true });
  mkdirSync(join(folder, 'empty'));
  cpSync(join(records, 'slips.motu'), join(folder, 'slips.motu'));
  writeFileSync(join(folder, 'legal.motu'), LEGAL);
  writeFileSync(join(folder, 'season', 'one.motu'), LEGAL);
  writeFileSync(join(folder, 'season', 'may', 'two.motu'), ILLEGAL);
  writeFileSync(join(folder, 'season', 'notes.txt'), 'not a record');
  writeFileSync(
    join(folder, 'picture.motu'),
    Uint8Array.from({ length: 4096 }, (_, at) => at % 256),
  );
  writeFileSync(join(folder, 'wide.motu'), Buffer.from(LEGAL, 'utf16le'));
  writeFileSync(join(folder, 'blank.motu'), '\n\n');
});

describe('motu check', () => {
  it.each(FORMATS)('writes %s', async (format) => {
    const { code, out, err } = await motu(['check', '--format', format, 'slips.motu'], { cwd: records });
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const shown = out.replace(/"semanticVersion": "[^"]+"/, '"semanticVersion": "x.y.z"');
    await expect(shown).toMatchFileSnapshot(`golden/check-${format}.txt`);
  });

  it.each(['de', 'it'])('speaks %s, asked or by the environment', async (locale) => {
    const asked = await motu(['check', '--locale', locale, 'slips.motu'], { cwd: records });
    await expect(asked.out).toMatchFileSnapshot(`golden/check-pretty-${locale}.txt`);
    for (const env of [{ LANG: `${locale}_XX.UTF-8` }, { LANG: 'C', LC_ALL: locale }]) {
      expect((await motu(['check', 'slips.motu'], { cwd: records, env })).out).toBe(asked.out);
    }
  });

  it('colours what people read, if they want it', async () => {
    const coloured = await motu(['check', 'slips.motu'], { cwd: records, env: { FORCE_COLOR: '1' } });
    await expect(coloured.out).toMatchFileSnapshot('golden/check-pretty-coloured.txt');
    const plain = await motu(['check', 'slips.motu'], { cwd: records });
    const unwanted = await motu(['check', 'slips.motu'], {
      cwd: records,
      env: { FORCE_COLOR: '1', NO_COLOR: '1' },
    });
    expect(unwanted.out).toBe(plain.out);
  });

  it('shows the editions side by side', async () => {
    const fixture = 'fixtures/maori/rules/place-fits/illegal-land-to-water-in-english.motu';
    const { out } = await motu(['check', '--all-editions', fixture]);
    await expect(out).toMatchFileSnapshot('golden/check-all-editions.txt');
    expect((await motu(['check', '--all-editions', '--format', 'sarif', fixture])).code).toBe(2);
  });

  it('judges by the edition that is asked for', async () => {
    const fixture = 'fixtures/maori/rules/place-fits/illegal-land-to-water-in-english.motu';
    expect((await motu(['check', fixture])).code).toBe(1);
    expect((await motu(['check', '--edition', 'de', fixture])).code).toBe(0);
    const { code, err } = await motu(['check', '--edition', 'fr', fixture]);
    expect({ code, err }).toEqual({ code: 2, err: 'motu: there is no edition "fr". Editions: de, en, it\n' });
  });

  it('takes answers to open questions', async () => {
    const wrong = await motu(['check', '--ruling', 'gpa=paid', 'legal.motu'], { cwd: folder });
    expect(wrong).toMatchObject({ code: 2, err: 'motu: there is no ruling "gpa". Did you mean gap?\n' });
    const value = await motu(['check', '--ruling', 'gap=dear', 'legal.motu'], { cwd: folder });
    expect(value).toMatchObject({ code: 2 });
    expect(value.err).toContain('Answers: free, paid');
    const right = await motu(['check', '--ruling', 'gap=paid', 'legal.motu'], { cwd: folder });
    expect(right.code).toBe(0);
  });

  it('takes exact inventories of tiles', async () => {
    const fixtures = 'fixtures/maori/rules/tile-inventory';
    const inventory = 'fixtures/maori/inventories/small.json';
    const without = await motu(['check', '--format', 'concise', fixtures]);
    const given = await motu(['check', '--format', 'concise', '--tiles', inventory, fixtures]);
    expect(given.out).toContain('maori/tile-inventory');
    expect(given.out).not.toBe(without.out);
    const broken = await motu(['check', '--tiles', 'package.json', fixtures]);
    expect(broken).toMatchObject({ code: 2 });
    expect(broken.err).toContain('an inventory looks like');
    expect((await motu(['check', '--tiles', 'missing.json', fixtures])).err).toContain(
      'there is no such file',
    );
  });

  it('fails on warnings only when it is strict', async () => {
    expect((await motu(['check', '-'], { input: WARNED })).code).toBe(0);
    expect((await motu(['check', '--strict', '-'], { input: WARNED })).code).toBe(1);
    expect((await motu(['check', '--strict', '-'], { input: LEGAL })).code).toBe(0);
  });

  it('searches directories and patterns, and names standard input', async () => {
    const inFolder = await motu(['check', '--format', 'concise', 'season'], { cwd: folder });
    expect(inFolder.code).toBe(1);
    expect(inFolder.out).toMatch(/^season\/may\/two\.motu:7:4: error moeraki\/occupied /);
    const byPattern = await motu(['check', '--format', 'jsonl', 'season/**/*.motu'], { cwd: folder });
    expect(byPattern.out.trimEnd().split('\n')).toHaveLength(2);
    const piped = await motu(['check', '--format', 'concise', '-'], { input: ILLEGAL });
    expect(piped.out).toMatch(/^<stdin>:7:4: /);
  });

  it('judges a file once, however many names and links lead to it', async () => {
    mkdirSync(join(folder, 'ring', 'inner'), { recursive: true });
    writeFileSync(join(folder, 'ring', 'inner', 'game.motu'), LEGAL);
    symlinkSync('..', join(folder, 'ring', 'inner', 'up'));
    const names = ['ring', 'ring/inner/game.motu', './ring/inner/game.motu', 'ring/**/*.motu'];
    const { code, out } = await motu(['check', ...names], { cwd: folder });
    expect({ code, out }).toEqual({ code: 0, out: '1 game: 1 legal\n' });
  });

  it.each([
    ['missing.motu', 'missing.motu: there is no such file'],
    ['season/*.pgn', 'season/*.pgn: nothing matches this pattern'],
    ['empty', 'empty: there is no .motu file in this directory'],
    ['picture.motu', 'picture.motu: this is a binary file, not a record'],
    ['wide.motu', 'wide.motu: this is UTF-16; save it as UTF-8'],
    ['blank.motu', 'blank.motu: there is no game in this file'],
  ])('says what is wrong with %s and judges the rest', async (name, reason) => {
    const { code, out, err } = await motu(['check', name, 'legal.motu'], { cwd: folder });
    expect({ code, out, err }).toEqual({ code: 2, out: '1 game: 1 legal\n', err: `motu: ${reason}\n` });
  });

  it('comes to the same with any number of threads', { timeout: 300_000 }, async () => {
    const corpus = join(folder, 'corpus.motu');
    const { out } = await motu(['simulate', 'moeraki', '--count', '10', '--seed', '1']);
    writeFileSync(corpus, `${out}\n${ILLEGAL}\n`.repeat(COPIES));
    const run = (jobs: string) => motu(['check', '--format', 'jsonl', '--jobs', jobs, corpus]);
    const [one, two] = await Promise.all([run('1'), run('2')]);
    expect(one.code).toBe(1);
    expect(one.out.trimEnd().split('\n')).toHaveLength(11 * COPIES);
    expect(two).toEqual(one);
  });
});
