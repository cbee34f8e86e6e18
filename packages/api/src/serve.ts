import closeWithGrace from 'close-with-grace';
import { configFrom } from './config.ts';
import { start } from './server.ts';

type Env = Parameters<typeof configFrom>[0];

/** Runs a server for as long as the process is wanted. The number is the exit code if it cannot start. */
export async function serve(env: Env, say: (line: string) => void = console.log): Promise<number> {
  const { config, bad } = configFrom(env);
  for (const { setting, value, needs } of bad) say(`${setting}=${value} cannot be used: it needs ${needs}.`);
  if (bad.length > 0) return 2;
  let started: Awaited<ReturnType<typeof start>>;
  try {
    started = await start(config);
  } catch (error) {
    say(error instanceof Error ? `Motu cannot start: ${error.message}` : 'Motu cannot start.');
    return 1;
  }
  closeWithGrace({ delay: config.grace, logger: false }, () => started.close());
  for (const line of invitation(started.url)) say(line);
  return 0;
}

function invitation(url: string): readonly string[] {
  return [
    `Motu listens on ${url}`,
    '',
    'Try:',
    `  ${url}/                  the newest games`,
    `  ${url}/api/docs          the API, to read and to try`,
    `  curl --data-binary @game.motu -H 'content-type: text/plain' ${url}/api/v1/judge`,
    `  curl --data-binary @game.motu -H 'content-type: text/plain' ${url}/api/v1/records`,
  ];
}
