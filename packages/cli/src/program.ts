import { plainText } from '@motu/formats/plain-text';
import { Command } from 'commander';
import { showExamples } from './define/command.ts';
import { defineCheck, defineScore, defineStats } from './define/judging.ts';
import { defineLibrary } from './define/library.ts';
import { defineExplain, defineLegal, defineReplay, defineRules } from './define/reading.ts';
import { defineConvert, defineFmt, defineSimulate } from './define/records.ts';
import { defineServe, defineWork } from './define/service.ts';

/** The commands and their options. What a command does is loaded when it runs. */
export function createProgram(version: string): Command {
  const program = new Command('motu')
    .description('Reads, replays and judges recorded games of Māori, Mahé and Moeraki-Kemu.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show this help')
    .showHelpAfterError('(--help shows examples)')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(errorText(text)) });
  showExamples(program, [
    ['motu check game.motu', 'judge a record'],
    ['motu replay game.motu', 'go through it turn by turn'],
    ['motu explain maori/place-fits', 'what a rule says'],
    ['motu simulate mahe > game.motu', 'make a record to try things with'],
  ]);
  program.commandsGroup('Games:');
  defineCheck(program);
  defineReplay(program);
  defineLegal(program);
  defineScore(program);
  defineStats(program);
  program.commandsGroup('Records:');
  defineFmt(program);
  defineConvert(program);
  defineSimulate(program);
  program.commandsGroup('Rules:');
  defineRules(program);
  defineExplain(program);
  program.commandsGroup('Service:');
  defineServe(program);
  defineWork(program);
  defineLibrary(program);
  return program.addHelpText('after', '\nmotu help COMMAND shows the examples and options of a command.');
}

function errorText(text: string): string {
  const [first = '', ...rest] = text
    .trimEnd()
    .replace(/^error: /, '')
    .split('\n');
  return `motu: ${[first, ...rest].map(plainText).join('\n')}\n`;
}
