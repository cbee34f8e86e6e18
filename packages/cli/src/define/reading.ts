import type { Command } from 'commander';
import type { ExplainFlags } from '../commands/explain.ts';
import type { LegalFlags } from '../commands/legal.ts';
import type { ReplayFlags } from '../commands/replay.ts';
import type { RuleScope, RulesFlags } from '../commands/rules.ts';
import {
  choiceOf,
  finish,
  gameOption,
  judgingOptions,
  localeOption,
  showExamples,
  turnOption,
} from './command.ts';

const FILE = 'a record; - is standard input';
const SCOPES = ['maori', 'mahe', 'moeraki', 'notation'] as const;

export function defineReplay(program: Command): void {
  const command = program
    .command('replay')
    .description('Show the position turn by turn, drawn in the terminal.');
  showExamples(command, [
    ['motu replay game.motu', 'go through the game with the arrow keys'],
    ['motu replay --turn 12B game.motu', 'the position after a turn'],
    ['motu replay --turn start --game 2 games.motu', 'how the second game of a file begins'],
  ]);
  judgingOptions(command.argument('<file>', FILE))
    .addOption(turnOption())
    .addOption(gameOption())
    .addHelpText(
      'after',
      '\nKeys: left and right, Home and End; n and p go to the next and the previous finding; q ends.',
    )
    .action(async (file: string, flags: ReplayFlags) => {
      const { replay } = await import('../commands/replay.ts');
      await finish(replay(file, flags));
    });
}

export function defineLegal(program: Command): void {
  const command = program
    .command('legal')
    .description('List the turns that would be legal, with their prices.');
  showExamples(command, [
    ['motu legal --turn 12B game.motu', 'what could have been played instead of this turn'],
    ['motu legal game.motu', 'what could be played next'],
    ['motu legal --turn start game.motu', 'what the game could begin with'],
  ]);
  judgingOptions(command.argument('<file>', FILE))
    .addOption(turnOption())
    .addOption(gameOption())
    .option('--json', 'write JSON, one object for each turn')
    .action(async (file: string, flags: LegalFlags) => {
      const { legal } = await import('../commands/legal.ts');
      await finish(legal(file, flags));
    });
}

export function defineRules(program: Command): void {
  const command = program.command('rules').description('List the rules, and what the rulebooks leave open.');
  showExamples(command, [
    ['motu rules', 'every rule of every game'],
    ['motu rules maori', 'those of one game, with its open questions'],
    ['motu rules --json moeraki', 'the same for a program'],
  ]);
  command
    .argument('[game]', SCOPES.join(', '), choiceOf(SCOPES))
    .option('--json', 'write JSON')
    .addOption(localeOption())
    .action(async (scope: RuleScope | undefined, flags: RulesFlags) => {
      const { listRules } = await import('../commands/rules.ts');
      await finish(listRules(scope, flags));
    });
}

export function defineExplain(program: Command): void {
  const command = program
    .command('explain')
    .description('Say what a rule means, with a record that breaks it.');
  showExamples(command, [
    ['motu explain maori/place-fits', 'what the rule says, and where'],
    ['motu explain bust', 'the game can be left out'],
    ['motu explain --locale de mahe/decider', 'in another language'],
  ]);
  command
    .argument('<rule>', 'the id of a rule, as findings name it')
    .addOption(localeOption())
    .action(async (rule: string, flags: ExplainFlags) => {
      const { explainRule } = await import('../commands/explain.ts');
      await finish(explainRule(rule, flags));
    });
}
