import { Command } from 'commander';

export function createProgram(): Command {
  return new Command('motu')
    .description('Reads, replays and judges recorded games of Māori, Mahé and Moeraki-Kemu.')
    .exitOverride();
}
