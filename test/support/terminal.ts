import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { root } from './fixtures.ts';
import { executable } from './motu.ts';

/** The executable in a terminal, of 100 columns and 45 rows unless told otherwise: `script` opens a pseudo-terminal for it. */
export interface Terminal {
  /** Types keys, then waits until what appears after them matches. */
  type(keys: string, until: RegExp): Promise<string>;
  waitFor(until: RegExp): Promise<string>;
  /** Types keys that end the program; all that it ever wrote, and its exit code. */
  end(keys: string): Promise<{ readonly code: number | null; readonly raw: string }>;
}

export const keys = {
  right: '\x1b[C',
  left: '\x1b[D',
  home: '\x1b[H',
  end: '\x1b[F',
  interrupt: '\x03',
} as const;

export interface TerminalOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly columns?: number;
  readonly rows?: number;
  /** What follows the command on the shell's line, such as `>/dev/null`. */
  readonly after?: string;
}

export function openTerminal(
  args: readonly string[],
  { env = {}, after = '', columns = 100, rows = 45 }: TerminalOptions = {},
): Terminal {
  const command = [process.execPath, executable, ...args].map(quoted).join(' ');
  const line = `stty cols ${columns} rows ${rows}; exec ${command} ${after}`;
  const child = spawn('script', ['-qfec', line, '/dev/null'], {
    cwd: root,
    env: { ...process.env, LANG: 'C', LC_ALL: '', NO_COLOR: '', FORCE_COLOR: '', TERM: 'xterm', ...env },
  });
  let raw = '';
  let seen = 0;
  let onOutput = (): void => {};
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    raw += piece;
    onOutput();
  });
  const closed = once(child, 'close');
  const waitFor = async (until: RegExp): Promise<string> => {
    for (;;) {
      const text = stripVTControlCharacters(raw.slice(seen));
      if (until.test(text)) return text;
      const more = new Promise<'more'>((resolve) => {
        onOutput = () => resolve('more');
      });
      if ((await Promise.race([more, closed])) !== 'more')
        throw new Error(`it ended before ${until}:\n${text}`);
    }
  };
  return {
    waitFor,
    type(typed, until) {
      seen = raw.length;
      child.stdin.write(typed);
      return waitFor(until);
    },
    async end(typed) {
      child.stdin.write(typed);
      const [code] = await closed;
      return { code, raw };
    },
  };
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
