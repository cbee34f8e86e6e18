import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './fixtures.ts';

export const executable = join(root, 'packages', 'cli', 'bin', 'motu.js');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** What a person's shell may have set must not decide what a test sees. */
const NEUTRAL = { LANG: 'C', LC_ALL: '', LC_MESSAGES: '', NO_COLOR: '', FORCE_COLOR: '', TERM: 'xterm' };

export function start(args: readonly string[], { cwd = root, env = {} }: RunOptions = {}): ChildProcess {
  return spawn(process.execPath, [executable, ...args], { cwd, env: { ...process.env, ...NEUTRAL, ...env } });
}

/** Runs the real executable to its end. */
export async function motu(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const child = start(args, options);
  // Who does not read its input to the end may be gone before all is written.
  child.stdin?.on('error', () => {});
  child.stdin?.end(options.input ?? '');
  if (child.stdout === null || child.stderr === null) throw new Error('the process has no output');
  const [[code], out, err] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, out, err };
}
