import { type Command, Option } from 'commander';
import type { CheckFlags } from '../commands/check.ts';
import type { ScoreFlags } from '../commands/score.ts';
import type { StatsFlags } from '../commands/stats.ts';
import { choiceOf, finish, gameOption, jobsOption, judgingOptions, showExamples } from './command.ts';

const FORMATS = ['pretty', 'concise', 'json', 'jsonl', 'sarif', 'github', 'junit'] as const;
const FILES = 'records, directories with .motu files, patterns; - is standard input';

export function defineCheck(program: Command): void {
  const command = program.command('check').description('Judge records: what breaks which rule, and where.');
  showExamples(command, [
    ['motu check game.motu', 'judge every game of a file'],
    ['motu check records/', 'judge every .motu file in a directory'],
    ["motu check 'records/**/final-*.motu'", 'judge what a pattern finds'],
    ['motu check --edition en game.motu', 'judge by the English rulebook'],
    ['motu check --all-editions game.motu', 'judge by every rulebook, side by side'],
    ['motu check --format jsonl games.motu', 'one JSON object for each game'],
    ['motu check --watch records/', 'judge again whenever a file changes'],
    ['cat game.motu | motu check -', 'judge standard input'],
  ]);
  judgingOptions(command.argument('<files...>', FILES))
    .addOption(
      new Option('-f, --format <format>', FORMATS.join(', '))
        .argParser(choiceOf(FORMATS))
        .default('pretty' as const),
    )
    .option('--all-editions', 'judge under every edition of the game, as a matrix')
    .option('--strict', 'warnings fail as well')
    .option('-w, --watch', 'judge again whenever a file changes')
    .addOption(jobsOption())
    .addHelpText(
      'after',
      '\nExit code: 0 all legal, 1 something illegal or unreadable, 2 wrong use or no such file.',
    )
    .action(async (files: readonly string[], flags: CheckFlags) => {
      const { check } = await import('../commands/check.ts');
      await finish(check(files, flags));
    });
}

export function defineScore(program: Command): void {
  const command = program.command('score').description('Show where the points of each seat come from.');
  showExamples(command, [
    ['motu score game.motu', 'the breakdown of every game'],
    ['motu score --game 2 games.motu', 'of the second game of a file'],
    ['motu score --json game.motu', 'the same for a program'],
  ]);
  judgingOptions(command.argument('<files...>', FILES))
    .addOption(gameOption())
    .option('--json', 'write JSON, one object for each game')
    .action(async (files: readonly string[], flags: ScoreFlags) => {
      const { score } = await import('../commands/score.ts');
      await finish(score(files, flags));
    });
}

export function defineStats(program: Command): void {
  const command = program
    .command('stats')
    .description('Count games, verdicts, broken rules, scores and wins.');
  showExamples(command, [
    ['motu stats records/', 'tables of everything in a directory'],
    ['motu stats --json games.motu', 'the same for a program'],
  ]);
  judgingOptions(command.argument('<files...>', FILES))
    .option('--json', 'write one JSON object')
    .addOption(jobsOption())
    .action(async (files: readonly string[], flags: StatsFlags) => {
      const { stats } = await import('../commands/stats.ts');
      await finish(stats(files, flags));
    });
}
