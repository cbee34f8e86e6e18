import { CommanderError } from 'commander';
import { createProgram } from './program.ts';
import { EXIT_USAGE, endQuietlyOnBrokenPipe } from './terminal.ts';

/** Runs one command. What it came to is the process's exit code. */
export async function main(args: readonly string[]): Promise<void> {
  endQuietlyOnBrokenPipe();
  try {
    await createProgram().parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : EXIT_USAGE;
  }
}
