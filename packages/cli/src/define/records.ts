import { type Command, Option } from 'commander';
import type { ConvertFlags } from '../commands/convert.ts';
import type { FmtFlags } from '../commands/fmt.ts';
import type { SimulateFlags } from '../commands/simulate.ts';
import { choiceOf, finish, jobsOption, localeOption, showExamples, wholeNumber } from './command.ts';

const FILES = 'records, directories with .motu files, patterns; - is standard input';
const GAMES = ['maori', 'mahe', 'moeraki'] as const;
const MOST_PLAYERS = 26;
const MOST_SEED = 4_294_967_295;
const MOST_COUNT = 1_000_000_000;

export function defineFmt(program: Command): void {
  const command = program.command('fmt').description('Write records in their canonical form.');
  showExamples(command, [
    ['motu fmt game.motu', 'print it in canonical form'],
    ['motu fmt --write records/', 'rewrite the files'],
    ['motu fmt --check records/', 'only say which files are not in canonical form'],
  ]);
  command
    .argument('<files...>', FILES)
    .option('-c, --check', 'write nothing; exit with 1 if a file is not in canonical form')
    .option('-w, --write', 'rewrite the files that are not in canonical form')
    .addOption(localeOption())
    .action(async (files: readonly string[], flags: FmtFlags) => {
      const { fmt } = await import('../commands/fmt.ts');
      await finish(fmt(files, flags));
    });
}

export function defineConvert(program: Command): void {
  const command = program.command('convert').description('Write records as data, for other programs.');
  showExamples(command, [
    ['motu convert --to json game.motu', 'tags, turns and result of every game as JSON'],
  ]);
  command
    .argument('<files...>', FILES)
    .addOption(
      new Option('--to <format>', 'json').argParser(choiceOf(['json'] as const)).default('json' as const),
    )
    .action(async (files: readonly string[], flags: ConvertFlags) => {
      const { convert } = await import('../commands/convert.ts');
      await finish(convert(files, flags));
    });
}

export function defineSimulate(program: Command): void {
  const command = program.command('simulate').description('Play legal games and print them as records.');
  showExamples(command, [
    ['motu simulate maori', 'a game of Māori for two'],
    ['motu simulate mahe --players 5 --seed 7', 'the same game every time'],
    ['motu simulate maori --edition en --level expert --board atoll', 'by other rules'],
    ['motu simulate moeraki --level master --mata', 'with the Tane, and Mata wins too'],
    ['motu simulate moeraki --count 1000 > games.motu', 'a thousand games'],
  ]);
  command
    .argument('<game>', GAMES.join(', '), choiceOf(GAMES))
    .addOption(new Option('-p, --players <number>', 'players').argParser(wholeNumber(1, MOST_PLAYERS)))
    .option('--level <level>', 'level of the rules')
    .option('-e, --edition <edition>', 'edition of the rulebook')
    .option('-b, --board <board>', 'side of the boards (Māori)')
    .addOption(new Option('--turtles <number>', 'turtles each, 1 or 2 (Mahé)').argParser(wholeNumber(1, 2)))
    .option('--mata', 'with Mata as a way to win (Moeraki-Kemu)')
    .addOption(
      new Option('-s, --seed <number>', 'where chance starts; the next game takes the next number').argParser(
        wholeNumber(0, MOST_SEED),
      ),
    )
    .addOption(
      new Option('-n, --count <number>', 'how many games').argParser(wholeNumber(1, MOST_COUNT)).default(1),
    )
    .addOption(jobsOption())
    .action(async (game: (typeof GAMES)[number], flags: SimulateFlags) => {
      const { simulateGames } = await import('../commands/simulate.ts');
      await finish(simulateGames(game, flags));
    });
}
