import { watch as watchFiles } from 'chokidar';
import { baseOf } from './input/files.ts';
import { EXIT_INTERRUPTED } from './terminal.ts';

/** Editors write a file in several steps; the run waits until they are done. */
const SETTLE = 100;
const CLEAR_SCREEN = '\x1b[2J\x1b[H';

/** Runs now and again after every change, until it is interrupted. */
export async function watch(args: readonly string[], run: () => Promise<number>): Promise<number> {
  const named = new Set(args);
  const isRecord = (path: string): boolean => path.endsWith('.motu') || named.has(path);
  const again = async (): Promise<void> => {
    if (process.stdout.isTTY) process.stdout.write(CLEAR_SCREEN);
    await run();
    process.stderr.write('motu: watching for changes (Ctrl-C ends)\n');
  };
  // Watching begins before the first run, so that no change falls between the two.
  const watcher = watchFiles(args.map(baseOf), {
    ignoreInitial: true,
    ignored: (path, facts) => facts?.isFile() === true && !isRecord(path),
  });
  await new Promise<void>((resolve) => {
    watcher.once('ready', () => resolve());
  });
  let running = again();
  let timer: NodeJS.Timeout | null = null;
  watcher.on('all', () => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(again);
    }, SETTLE);
  });
  await new Promise((resolve) => process.once('SIGINT', resolve));
  await watcher.close();
  return EXIT_INTERRUPTED;
}
