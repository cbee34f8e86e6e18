import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { type Config, configFrom } from './config.ts';
import { start } from './server.ts';

type Env = Parameters<typeof configFrom>[0];

/** Runs a server for as long as the process is wanted. The number is the exit code if it cannot start. */
export async function serve(env: Env, say: (line: string) => void = console.log): Promise<number> {
  // A log is for machines; who sits in front of the terminal wants to see what goes wrong.
  const level = process.stdout.isTTY ? 'warn' : 'info';
  const { config, bad } = configFrom({ MOTU_LOG_LEVEL: level, ...env });
  for (const { setting, value, needs } of bad) say(`${setting}=${value} cannot be used: it needs ${needs}.`);
  if (bad.length > 0) return 2;
  let started: Awaited<ReturnType<typeof start>>;
  try {
    started = await start(config);
  } catch (error) {
    say(`Motu cannot start: ${reasonOf(error, config)}`);
    return 1;
  }
  closeWithGrace({ delay: config.grace, logger: false }, () => started.close());
  for (const line of invitation(started.url, config)) say(line);
  return 0;
}

function reasonOf(error: unknown, { host, port, data }: Config): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken. Choose another with --port or MOTU_PORT; 0 takes a free one.`;
    case 'EACCES':
      return `${host} port ${port} or the folder ${data} may not be used by this user.`;
    case 'EADDRNOTAVAIL':
      return `${host} is no address of this machine.`;
    default:
      return error instanceof Error ? error.message : 'it is not known why.';
  }
}

function invitation(url: string, { examples, data, database }: Config): readonly string[] {
  const example = examples === null ? null : join(examples, 'mahe', 'games', 'basic-2-players.motu');
  const file = example !== null && existsSync(example) ? relative(process.cwd(), example) : 'game.motu';
  const send = `curl --data-binary @${file} -H 'content-type: text/plain' ${url}/api/v1`;
  return [
    `Motu listens on ${url}`,
    `Records are kept in ${database === null ? data : 'PostgreSQL'}. Ctrl+C stops it.`,
    '',
    'Try:',
    `  ${url}/          look at games`,
    `  ${url}/api/docs  the API, to read and to try`,
    `  ${send}/judge    # is it played by the rules?`,
    `  ${send}/records  # keep it`,
  ];
}
