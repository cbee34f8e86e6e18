import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { allFixtures } from '../support/fixtures.ts';
import { executable, start } from '../support/motu.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { keys, openTerminal } from '../support/terminal.ts';

const folder = temporaryFolder('motu-streams-');
const big = join(folder, 'big.motu');
const SIZE = 100_000_000;
const MEGABYTE = 1_048_576;
/** Far below the size of the file together with what comes out of it. */
const MOST_MEMORY = 700;

/** Whole games, each with the long comment of a careful recorder. */
function corpus(): string {
  const note = `{${'what was said at the table. '.repeat(100)}}`;
  return allFixtures()
    .filter(({ name }) => name.startsWith('mahe/games/'))
    .map(({ text }) => `${text.trimEnd()} ${note}\n\n`)
    .join('');
}

let games = 0;

beforeAll(async () => {
  const piece = corpus();
  const count = piece.match(/^\[Motu\b/gm)?.length ?? 0;
  const stream = createWriteStream(big);
  for (let size = 0; size < SIZE; size += Buffer.byteLength(piece)) {
    if (!stream.write(piece)) await once(stream, 'drain');
    games += count;
  }
  stream.end();
  await once(stream, 'close');
}, 300_000);

/** The most memory a process has had so far, in megabytes. */
function peakOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

describe('a file of 100 MB', () => {
  it('is judged in little memory', { timeout: 300_000 }, async () => {
    const child = start(['check', '--format', 'jsonl', big]);
    let lines = 0;
    let peak = 0;
    child.stdout?.on('data', (piece: Buffer) => {
      for (const byte of piece) if (byte === 10) lines++;
      if (child.pid !== undefined && child.exitCode === null) peak = Math.max(peak, peakOf(child.pid));
    });
    const [code] = await once(child, 'close');
    const size = Math.round(statSync(big).size / MEGABYTE);
    console.log(`motu check: ${size} MB, ${games} games, peak memory ${Math.round(peak)} MB`);
    expect({ code, lines }).toEqual({ code: 0, lines: games });
    expect(peak).toBeGreaterThan(20);
    expect(peak).toBeLessThan(MOST_MEMORY);
  });

  it('can be left with Ctrl-C: what is judged so far is summed up', async () => {
    const child = start(['check', '--format', 'jsonl', big]);
    if (child.stdout === null || child.stderr === null) throw new Error('the process has no output');
    child.stdout.once('data', () => child.kill('SIGINT'));
    const [[code], out, err] = await Promise.all([
      once(child, 'close'),
      text(child.stdout),
      text(child.stderr),
    ]);
    const judged = Number(/^motu: interrupted; so far: (\d+) games: \d+ legal$/m.exec(err)?.[1]);
    expect(code).toBe(130);
    expect(judged).toBeGreaterThan(0);
    expect(judged).toBeLessThan(games);
    const lines = out.split('\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ verdict: 'legal' });
  });

  it('can be looked at with head', async () => {
    const child = start(['check', '--format', 'jsonl', big]);
    if (child.stdout === null || child.stderr === null) throw new Error('the process has no output');
    child.stdout.once('data', () => child.stdout?.destroy());
    const [[code], err] = await Promise.all([once(child, 'close'), text(child.stderr)]);
    expect({ code, err }).toEqual({ code: 141, err: '' });
  });

  it('shows how far it is on a terminal, where Ctrl-C ends it', async () => {
    const terminal = openTerminal(['check', '--format', 'jsonl', big], { after: '>/dev/null' });
    await terminal.waitFor(/\[#*\.+\] \d+% {2}\d+ games, \d+ a second/);
    const { code, raw } = await terminal.end(keys.interrupt);
    expect(code).toBe(130);
    expect(raw).toMatch(/motu: interrupted; so far: \d+ games: \d+ legal\r\n$/);
  });

  it('says so when the disk is full', async () => {
    const child = spawn('sh', [
      '-c',
      `'${process.execPath}' '${executable}' check --format jsonl '${big}' >/dev/full`,
    ]);
    const [[code], err] = await Promise.all([once(child, 'close'), text(child.stderr)]);
    expect({ code, err }).toEqual({ code: 2, err: 'motu: the output cannot be written: no space is left\n' });
  });
});
