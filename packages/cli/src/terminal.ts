import { once } from 'node:events';
import { plainText } from '@motu/formats/plain-text';

export const EXIT_ILLEGAL = 1;
/** Wrong use, or a file that cannot be read. */
export const EXIT_USAGE = 2;
const EXIT_BROKEN_PIPE = 141;
export const EXIT_INTERRUPTED = 130;
/** As sysexits.h calls an internal error. */
export const EXIT_BUG = 70;

/** Waits while the reader is slower than we are, so that output never piles up in memory. */
export async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Says what is wrong with how the tool is used. The text may hold names from outside. */
export function complain(message: string): typeof EXIT_USAGE {
  process.stderr.write(`motu: ${message.split('\n').map(plainText).join('\n')}\n`);
  return EXIT_USAGE;
}

/** Why a file cannot be read or written, in words. */
export function reasonOf(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
    case 'ENOSPC':
      return 'no space is left';
    case 'EISDIR':
      return 'this is a directory';
    default:
      return error.message;
  }
}

/** `motu … | head` is no error: who reads has read enough. A full disk is one. */
export function endOnBrokenOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(EXIT_BROKEN_PIPE);
      process.exit(complain(`the output cannot be written: ${reasonOf(error)}`));
    });
  }
}

const DEFAULT_WIDTH = 80;
const MOST_WIDTH = 120;

/** How wide text may be: as the terminal, but no wider than people read. Some terminals say they have none. */
export function widthOfTerminal(): number {
  return Math.min(MOST_WIDTH, (process.stdout.isTTY ? process.stdout.columns : 0) || DEFAULT_WIDTH);
}

/** Whether output may have colours: on a terminal, unless NO_COLOR says no or FORCE_COLOR says yes. */
export function hasColour(): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') return true;
  return process.stdout.isTTY === true && TERM !== 'dumb';
}
