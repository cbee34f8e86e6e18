import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { motu, start } from '../support/motu.ts';
import { temporaryFolder } from '../support/temporary.ts';

const folder = temporaryFolder('motu-commands-');
const SLIPS = 'test/cli/records/slips.motu';

/** Resolves when the text has come out of the process. */
function until(stream: NodeJS.ReadableStream | null, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream?.on('data', (piece: Buffer) => {
      text += String(piece);
      if (pattern.test(text)) resolve(text);
    });
    stream?.once('end', () => reject(new Error(`${pattern} did not come:\n${text}`)));
  });
}

describe('motu score', () => {
  it('shows the breakdown as a table, and says why there is none', async () => {
    const { code, out } = await motu(['score', SLIPS]);
    expect(code).toBe(1);
    await expect(out).toMatchFileSnapshot('golden/score.txt');
  });

  it('adds up', async () => {
    const { out } = await motu(['simulate', 'maori', '--count', '5', '--seed', '2']);
    const { out: scored } = await motu(['score', '--json', '-'], { input: out });
    const games = scored
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(games).toHaveLength(5);
    for (const { result } of games) {
      for (const [at, { lines, total }] of result.breakdown.entries()) {
        expect(lines.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(total);
        expect(result.scores[at]).toBe(total);
      }
    }
  });
});

describe('motu legal', () => {
  it('lists turns that are legal when they are played', async () => {
    const { out: game } = await motu(['simulate', 'maori', '--seed', '5']);
    const { code, out } = await motu(['legal', '--json', '--turn', '4B', '-'], { input: game });
    expect(code).toBe(0);
    const turns = out
      .trimEnd()
      .split('\n')
      .map((line): { turn: string; price: number } => JSON.parse(line));
    expect(turns.length).toBeGreaterThan(20);
    const before = game.slice(0, game.indexOf('\n4B ') + 1);
    const sample = turns.filter((_, at) => at % 40 === 0).map(({ turn }) => `${before}${turn}\n*\n`);
    const checked = await motu(['check', '-'], { input: sample.join('\n') });
    expect(checked.out).toBe(`${sample.length} games: ${sample.length} legal\n`);
  });

  it('counts them, and shows what they cost', async () => {
    const { out } = await motu(['legal', '--turn', 'start', SLIPS]);
    expect(out).toMatch(/^1A \+3 1:a4 =-pl +1 shell$/m);
    expect(out).toMatch(/^\d+ legal turns\n$/m);
  });
});

describe('motu stats', () => {
  it('counts games, verdicts, rules, wins and ways', async () => {
    const { code, out } = await motu(['stats', SLIPS, 'fixtures/mahe/games']);
    expect(code).toBe(0);
    await expect(out).toMatchFileSnapshot('golden/stats.txt');
    const { games } = JSON.parse((await motu(['stats', '--json', SLIPS])).out);
    expect(games.maori.verdicts).toEqual({ illegal: 1 });
    expect(games.mahe.verdicts).toEqual({ illegal: 1, unreadable: 1 });
    expect(games.unknown.verdicts).toEqual({ unreadable: 1 });
  });
});

describe('motu convert', () => {
  it('writes the records as an array', async () => {
    const { code, out } = await motu(['convert', '--to', 'json', SLIPS]);
    expect(code).toBe(1);
    const records = JSON.parse(out);
    expect(records).toHaveLength(5);
    expect(records[0].setup.explorer).toBe('S1');
    expect(records[0].turns[0].parts[0]).toEqual({ kind: 'explorer', steps: 3, position: null });
    expect(records[0].turns[2].comments[0].text).toBe('said at the table: “it fits”');
    expect(out).not.toContain('span');
  });
});

describe('motu rules and motu explain', () => {
  it('list and explain every rule, with a record that shows it', async () => {
    const { out } = await motu(['rules', '--json']);
    const rules: { rule: string }[] = JSON.parse(out);
    expect(rules.length).toBeGreaterThan(100);
    const listed = (await motu(['rules'])).out;
    for (const { rule } of rules) expect(listed).toMatch(new RegExp(`^  ${rule} +\\S`, 'm'));
    const { out: explained } = await motu(['explain', 'mahe/bust', '--locale', 'it']);
    await expect(explained).toMatchFileSnapshot('golden/explain.txt');
  });

  it.each(['maori/tile-inventory', 'mahe/bust', 'moeraki/order', 'moeraki/kemu-ball', 'notation/no-result'])(
    'show %s in a record that breaks it, be it a match or with an inventory',
    async (rule) => {
      const { out } = await motu(['explain', rule]);
      expect(out).toMatch(new RegExp(`(error|warning)\\[${rule}\\]`));
      expect(out).not.toContain('was not given');
    },
  );

  it.each([
    ['maori/winer', 'Did you mean maori/winner?'],
    ['winner', 'several rules are called winner: maori/winner, mahe/winner'],
    ['xyzzy', 'motu rules lists them all'],
  ])('help on where there is no rule %s', async (name, hint) => {
    const { code, err } = await motu(['explain', name]);
    expect(code).toBe(2);
    expect(err).toContain(hint);
  });
});

describe('motu check --watch', () => {
  it('judges again when a file changes, until Ctrl-C', async () => {
    const record = join(folder, 'watched.motu');
    const legal = '[Motu "1"]\n[Game "moeraki"]\n[A "Aroha"]\n[B "Ben"]\n\n1A *f6\n1B c5\n*\n';
    writeFileSync(record, legal);
    const child = start(['check', '--watch', folder]);
    const closed = once(child, 'close');
    const errors = until(child.stderr, /watching.*watching/s);
    const output = until(child.stdout, /1 game: 1 legal\n.*moeraki\/occupied.*1 game: 1 illegal/s);
    child.stdout?.once('data', () => writeFileSync(record, legal.replace('c5', 'f6')));
    await Promise.all([output, errors]);
    child.kill('SIGINT');
    expect((await closed)[0]).toBe(130);
    expect((await motu(['check', '--watch', '-'])).code).toBe(2);
  });
});

describe('motu serve', () => {
  it('listens, judges, and stops when it is told to', async () => {
    const child = start(['serve', '--port', '0', '--data', join(folder, 'library')], {
      env: { MOTU_EXAMPLES: 'none', MOTU_LOG_LEVEL: 'silent' },
    });
    const closed = once(child, 'close');
    const [, url = ''] =
      /listens on (http:\S+)/.exec(await until(child.stdout, /listens on http:\S+\s/)) ?? [];
    const answer = await fetch(`${url}/api/v1/judge`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '[Motu "1"]\n[Game "moeraki"]\n[A "Aroha"]\n[B "Ben"]\n\n1A *f6\n1B f6\n*\n',
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('moeraki/occupied');
    child.kill('SIGTERM');
    expect((await closed)[0]).toBe(0);
  });
});
