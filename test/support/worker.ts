import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from './fixtures.ts';

/** A real `motu work` process, ready to take portions; it is gone after the test. */
export async function startWorker(env: { readonly [name: string]: string }): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [join(root, 'packages/cli/bin/motu.js'), 'work'], {
    env: { ...process.env, MOTU_LOG_LEVEL: 'silent', MOTU_JUDGE_DEADLINE: '30000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => worker.once('exit', resolve));
  onTestFinished(async () => {
    worker.kill('SIGKILL');
    await gone;
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('exit', (code) => reject(new Error(`motu work ended with ${code}`)));
    worker.stdout?.once('data', () => resolve());
  });
  return worker;
}
