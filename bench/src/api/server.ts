import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../packages/api/dist/main.js', import.meta.url));

export interface Served {
  readonly api: string;
  stop(): Promise<void>;
}

/** The service as it is deployed, with its doors wide open: one sender asks for everything. */
export async function serveFrom(data: string): Promise<Served> {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      MOTU_DATA: data,
      MOTU_PORT: '0',
      MOTU_EXAMPLES: 'none',
      MOTU_LOG_LEVEL: 'silent',
      MOTU_READ_RATE: '100000000',
      MOTU_WRITE_RATE: '100000000',
      MOTU_JUDGE_PER_SENDER: '1000',
      MOTU_JUDGE_WAITING: '1000',
    },
  });
  const url = await addressOf(child);
  return {
    api: `${url}/api/v1`,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Its output is read to the end: a server whose words nobody takes would stop. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      const url = /^Motu listens on (\S+)$/m.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', () => reject(new Error(`the service did not start: ${said}`)));
  });
}

export function storeIn(data: string): string {
  return join(data, 'motu.db');
}
