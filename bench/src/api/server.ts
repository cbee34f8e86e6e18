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

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const part of stdout ?? []) {
    said += String(part);
    const url = /^Motu listens on (\S+)$/m.exec(said)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error(`the service did not start: ${said}`);
}

export function storeIn(data: string): string {
  return join(data, 'motu.db');
}
