import { type Command, InvalidArgumentError, Option } from 'commander';
import { environmentLocale, LOCALES } from '../locale.ts';
import { closest } from '../suggest.ts';

/** A line that can be typed as it stands, and what it does. */
export type Example = readonly [line: string, what: string];

/** What people look for in a help comes first: how others use the command. */
export function showExamples(command: Command, examples: readonly Example[]): Command {
  const widest = Math.max(...examples.map(([line]) => line.length));
  const lines = examples.map(([line, what]) => `  ${line.padEnd(widest)}  ${what}`);
  return command.addHelpText('before', `Examples:\n${lines.join('\n')}\n`);
}

export function choiceOf<T extends string>(choices: readonly T[]): (text: string) => T {
  return (text) => {
    const found = choices.find((one) => one === text);
    if (found !== undefined) return found;
    const meant = closest(text, choices);
    const hint = meant === null ? '' : `Did you mean ${meant}? `;
    throw new InvalidArgumentError(`${hint}It can be ${choices.join(', ')}.`);
  };
}

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** For an option that can be given more than once. */
export function collected(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

export function localeOption(): Option {
  return new Option('-l, --locale <language>', `language of the findings: ${LOCALES.join(', ')}`)
    .argParser(choiceOf(LOCALES))
    .default(environmentLocale(process.env), 'from LANG');
}

const MOST_JOBS = 256;

export function jobsOption(): Option {
  return new Option('-j, --jobs <number>', 'threads to work with (default: one for each core)').argParser(
    wholeNumber(1, MOST_JOBS),
  );
}

const MOST_GAMES = 1_000_000_000;

export function gameOption(): Option {
  return new Option('-g, --game <number>', 'which game of the file').argParser(wholeNumber(1, MOST_GAMES));
}

export function turnOption(): Option {
  return new Option('-t, --turn <label>', 'a turn by its label, such as 12B; also start and end');
}

/** The options of every command that judges. */
export function judgingOptions(command: Command): Command {
  return command
    .option('-e, --edition <edition>', 'judge under this edition instead of the one the record names')
    .option(
      '-r, --ruling <name=value>',
      'answer a question that the rulebooks leave open; more than once for several',
      collected,
    )
    .option(
      '--tiles <file>',
      'an exact inventory of tiles as JSON, for records that name it in [Tiles]',
      collected,
    )
    .addOption(localeOption());
}

/** Runs what a command does and leaves its exit code to the process. */
export async function finish(code: Promise<number>): Promise<void> {
  process.exitCode = await code;
}
