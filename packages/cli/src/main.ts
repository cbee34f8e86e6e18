import { CommanderError } from 'commander';
import { setHome } from './examples.ts';
import { createProgram } from './program.ts';
import { complain, EXIT_USAGE, endQuietlyOnBrokenPipe } from './terminal.ts';

export interface Installation {
  readonly version: string;
  /** Where the executable lies. */
  readonly home: string;
}

/** Runs one command. What it came to is the process's exit code. */
export async function main(args: readonly string[], { version, home }: Installation): Promise<void> {
  setHome(home);
  endQuietlyOnBrokenPipe();
  const [first = ''] = args;
  if (first.endsWith('.motu')) {
    process.exitCode = complain(`say what to do with the record, for example: motu check ${first}`);
    return;
  }
  try {
    await createProgram(version).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE;
  }
}
