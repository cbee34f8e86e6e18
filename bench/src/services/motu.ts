import { type ChildProcess, spawn } from 'node:child_process';
import { MOTU } from '../corpora/texts.ts';

export interface Service {
  readonly pid: number;
  /** What it said when it was ready. */
  readonly said: string;
  stop(): Promise<void>;
}

/** A real `motu serve` or `motu work`, ready, that turns nobody away. */
export async function startMotu(
  command: 'serve' | 'work',
  env: { readonly [name: string]: string },
): Promise<Service> {
  const child = spawn(process.execPath, [MOTU, command], {
    env: {
      ...process.env,
      MOTU_PORT: '0',
      MOTU_EXAMPLES: 'none',
      MOTU_LOG_LEVEL: 'silent',
      MOTU_READ_RATE: '100000000',
      MOTU_WRITE_RATE: '100000000',
      MOTU_BATCH_LIMIT: '1000000000',
      MOTU_JUDGE_PER_SENDER: '1000',
      MOTU_JUDGE_WAITING: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await firstWords(child);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  return {
    pid: child.pid ?? 0,
    said,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Where a server that has just started listens. */
export function addressOf({ said }: Service): string {
  const [url] = /http:\/\/\S+/.exec(said) ?? [];
  if (url === undefined) throw new Error(`motu serve gave no address: ${said}`);
  return url;
}

/** Its output is read to the end: a server whose words nobody takes would stop. */
function firstWords(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      if (said.includes('\n')) resolve(said);
    });
    child.once('exit', (code) => reject(new Error(`motu ended with ${code}: ${said}`)));
  });
}
