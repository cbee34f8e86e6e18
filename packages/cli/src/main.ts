import { CommanderError } from 'commander';
import { type Installation, setInstallation } from './installation.ts';
import { createProgram } from './program.ts';
import { complain, EXIT_BUG, EXIT_USAGE, endOnBrokenOutput } from './terminal.ts';

/** Runs one command. What it came to is the process's exit code. */
export async function main(args: readonly string[], installation: Installation): Promise<void> {
  setInstallation(installation);
  endOnBrokenOutput();
  const [first = ''] = args;
  if (first.endsWith('.motu')) {
    process.exitCode = complain(`say what to do with the record, for example: motu check ${first}`);
    return;
  }
  try {
    await createProgram(installation.version).parseAsync(args, { from: 'user' });
  } catch (error) {
    process.exitCode = error instanceof CommanderError ? usageCode(error) : tellBug(error, installation);
  }
}

function usageCode({ exitCode }: CommanderError): number {
  return exitCode === 0 ? 0 : EXIT_USAGE;
}

function tellBug(error: unknown, { version }: Installation): number {
  const stack = error instanceof Error ? error.stack : String(error);
  complain(`this is a bug in Motu ${version}. Please report it with the record and these lines:\n${stack}`);
  return EXIT_BUG;
}
