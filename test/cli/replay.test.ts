import { describe, expect, it } from 'vitest';
import { motu } from '../support/motu.ts';
import { keys, openTerminal } from '../support/terminal.ts';

const SLIPS = 'test/cli/records/slips.motu';

describe('motu replay in a pipe', () => {
  it.each([
    ['maori', 'test/cli/records/slips.motu', ['--turn', '2A']],
    ['mahe', 'fixtures/mahe/games/basic-4-players.motu', ['--turn', '7B']],
    ['mahe-two-turtles', 'fixtures/mahe/games/cards-2-players.motu', ['--turn', '6A']],
    ['moeraki', 'test/cli/records/slips.motu', ['--game', '3']],
  ])('draws a position of %s', async (name, file, flags) => {
    const { code, out } = await motu(['replay', ...flags, file]);
    expect(code).toBe(0);
    await expect(out).toMatchFileSnapshot(`golden/replay-${name}.txt`);
  });

  it('shows the start and, unasked, the end', async () => {
    const { out } = await motu(['simulate', 'mahe', '--seed', '4']);
    const start = await motu(['replay', '--turn', 'start', '-'], { input: out });
    expect(start.out).toContain('Mahé (basic game, de)  start');
    const end = await motu(['replay', '-'], { input: out });
    const [, last] = /\((\d+)\/\1\)/.exec(end.out) ?? [];
    expect(Number(last)).toBeGreaterThan(20);
    expect(end.out).toContain('wins the nest');
  });

  it('tells of variations', async () => {
    const input =
      '[Motu "1"]\n[Game "moeraki"]\n[A "Aroha"]\n[B "Ben"]\n\n1A *f6\n1B c5\n  (1B d4\n  2A e5)\n2A d6\n*\n';
    const { out } = await motu(['replay', '--turn', '1B', '-'], { input });
    expect(out).toContain('1B c5\n  (1B d4 2A e5)\n');
  });

  it.each([
    [['--turn', '9Z', SLIPS], 2, 'there is no turn 9Z. Turns go from 1A to 3B.'],
    [['--turn', '2C', SLIPS], 2, 'Did you mean 2A?'],
    [['--game', '9', SLIPS], 2, 'there is no game 9; games: 5'],
    [['--game', '5', SLIPS], 1, 'this game cannot be replayed'],
    [['missing.motu'], 2, 'there is no such file'],
  ])('says why %j shows nothing', async (args, expected, reason) => {
    const { code, out, err } = await motu(['replay', ...args]);
    expect({ code, out }).toEqual({ code: expected, out: '' });
    expect(err).toContain(reason);
  });
});

describe('motu replay in a terminal', () => {
  it('goes where the keys say and leaves the terminal as it was', async () => {
    const terminal = openTerminal(['replay', SLIPS]);
    await terminal.waitFor(/ start.*q quit/s);
    await terminal.type(keys.right, /turn 1A \(1\/5\).*1A \+3 1:c2.*q quit/s);
    await terminal.type(keys.right, /turn 1B \(2\/5\).*error\[maori\/shells\].*q quit/s);
    await terminal.type(keys.left, /turn 1A \(1\/5\).*q quit/s);
    await terminal.type(keys.end, /turn 3B \(5\/5\).*q quit/s);
    await terminal.type(keys.right, /turn 3B \(5\/5\).*q quit/s);
    await terminal.type(keys.home, / start.*q quit/s);
    await terminal.type('n', /turn 1B \(2\/5\).*q quit/s);
    await terminal.type('n', /turn 2A \(3\/5\).*q quit/s);
    await terminal.type('p', /turn 1B \(2\/5\).*q quit/s);
    const { code, raw } = await terminal.end('q');
    expect(code).toBe(0);
    expect(raw.startsWith('\x1b[?1049h\x1b[?25l')).toBe(true);
    expect(raw.endsWith('\x1b[?25h\x1b[?1049l')).toBe(true);
  });

  it('fits a small screen: boards of two players and what happened on 80 by 24', async () => {
    const terminal = openTerminal(['replay', SLIPS], { columns: 80, rows: 24 });
    await terminal.waitFor(/ start.*q quit/s);
    const page = await terminal.type(keys.right, /turn 1A \(1\/5\).*q quit/s);
    expect(page).toMatch(/ A Ana .*B Ben.*1A \+3 1:c2/s);
    expect(page).not.toContain('…');
    expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(24);
    await terminal.end('q');
  });

  it('ends with Ctrl-C too, and shows one turn alone where that is asked for', async () => {
    const terminal = openTerminal(['replay', SLIPS]);
    await terminal.waitFor(/q quit/);
    expect(await terminal.end(keys.interrupt)).toMatchObject({ code: 0 });
    const alone = await openTerminal(['replay', '--turn', '1A', SLIPS]).end('');
    expect(alone.code).toBe(0);
    expect(alone.raw).not.toContain('\x1b[?1049h');
  });
});

describe('a terminal', () => {
  it('gets colours, unless nobody wants them', async () => {
    const coloured = await openTerminal(['check', SLIPS]).end('');
    expect(coloured.raw).toContain('\x1b[31merror[maori/shells]');
    const plain = await openTerminal(['check', SLIPS], { env: { NO_COLOR: '1' } }).end('');
    expect(plain.raw).toContain('error[maori/shells]');
    expect(plain.raw).not.toContain('\x1b');
  });
});
