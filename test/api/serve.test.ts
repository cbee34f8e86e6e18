import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { root } from '../support/fixtures.ts';
import { executable } from '../support/motu.ts';
import { at, jsonOf, newFolder, startServer } from '../support/server.ts';

interface Run {
  readonly said: () => string;
  readonly until: (text: RegExp) => Promise<RegExpExecArray>;
  readonly exit: Promise<unknown>;
  readonly stop: () => void;
}

/** `motu serve`, which is also what `npm start` runs. */
function serve(args: readonly string[], env: NodeJS.ProcessEnv = {}): Run {
  const child = spawn(process.execPath, [executable, 'serve', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const exit = once(child, 'close').then(([code]: unknown[]) => code);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return {
    said: () => said,
    until: async (text) => {
      await expect.poll(() => said, { timeout: 50_000 }).toMatch(text);
      const found = text.exec(said);
      if (found === null) throw new Error(said);
      return found;
    },
    exit,
    stop: () => child.kill('SIGTERM'),
  };
}

describe('motu serve', () => {
  test('says where it is and what to try, with the example games in the library', async () => {
    const run = serve(['--port', '0', '--data', newFolder()]);
    const [, url = ''] = await run.until(/^Motu listens on (http:\S+)$/m);
    await run.until(/# keep it$/m);
    expect(run.said()).toContain(`${url}/api/docs`);
    expect((await fetch(url)).headers.get('content-type')).toContain('text/html');
    for (const game of ['maori', 'mahe', 'moeraki']) {
      const page = await jsonOf(fetch(`${url}/api/v1/records?game=${game}&limit=1`));
      expect(at(page, 'games', 0)).toMatchObject({ game, verdict: 'legal' });
    }
    // The line to try is a line that works.
    const file = /@(\S+) /.exec(run.said())?.[1] ?? '';
    expect(file).toMatch(/^fixtures\/.*\.motu$/);
    run.stop();
    expect(await run.exit).toBe(0);
  });

  test('says why it cannot start', async () => {
    const taken = await startServer();
    const port = new URL(taken.url).port;
    const second = serve(['--port', port, '--data', newFolder()], { MOTU_EXAMPLES: 'none' });
    expect(await second.exit).toBe(1);
    expect(second.said()).toContain(`port ${port} is taken`);

    const wrong = serve([], { MOTU_BODY_LIMIT: 'much', MOTU_OPERATOR_TOKEN: 'short' });
    expect(await wrong.exit).toBe(2);
    expect(wrong.said()).toContain('MOTU_BODY_LIMIT=much cannot be used');
    expect(wrong.said()).toContain('at least 16 characters');
    expect(wrong.said()).not.toContain('short cannot');
  });
});
