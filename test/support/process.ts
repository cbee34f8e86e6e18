import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './fixtures.ts';

export interface ServerProcess {
  readonly url: string;
  readonly api: string;
  readonly child: ChildProcess;
  /** Every log line so far, as it was written. */
  readonly lines: readonly string[];
  /** The exit code once it has ended and everything it said was read; null if a signal ended it. */
  readonly exit: Promise<number | null>;
}

/** The server as it is deployed: a process of its own, perhaps started by another command. */
export async function spawnServer(
  data: string,
  env: NodeJS.ProcessEnv = {},
  prefix: readonly string[] = [],
): Promise<ServerProcess> {
  const [command = '', ...args] = [...prefix, process.execPath, join(root, 'packages/api/dist/main.js')];
  const child = spawn(command, args, {
    cwd: data,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      MOTU_DATA: data,
      MOTU_PORT: '0',
      MOTU_EXAMPLES: 'none',
      MOTU_READ_RATE: '1000000',
      MOTU_WRITE_RATE: '1000000',
      MOTU_WORKERS: '2',
      ...env,
    },
  });
  const exit = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    let rest = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts);
      const found = parts.map((line) => /^Motu listens on (\S+)$/.exec(line)?.[1]).find((one) => one);
      if (found !== undefined) resolve(found);
    });
    void exit.then((code) => reject(new Error(`the server ended with ${code}: ${lines.join('\n')}`)));
  });
  return { url, api: `${url}/api/v1`, child, lines, exit };
}
