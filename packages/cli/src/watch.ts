import { watch as watchFiles } from 'chokidar';

/** Editors write a file in several steps; the run waits until they are done. */
const SETTLE = 100;

/** Runs now and again after every change, until it is interrupted. */
export async function watch(paths: readonly string[], run: () => Promise<number>): Promise<number> {
  const again = async (): Promise<void> => {
    if (process.stdout.isTTY) process.stdout.write('\x1b[2J\x1b[H');
    await run();
    process.stderr.write('motu: watching for changes (Ctrl-C ends)\n');
  };
  await again();
  let timer: NodeJS.Timeout | null = null;
  let running = Promise.resolve();
  const watcher = watchFiles([...paths], { ignoreInitial: true });
  watcher.on('all', () => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(again);
    }, SETTLE);
  });
  return new Promise((resolve) => {
    process.once('SIGINT', () => {
      void watcher.close().then(() => resolve(0));
    });
  });
}
