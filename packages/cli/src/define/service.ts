import { type Command, Option } from 'commander';
import type { ServeFlags } from '../commands/serve.ts';
import type { WorkFlags } from '../commands/work.ts';
import { finish, showExamples, wholeNumber } from './command.ts';

const MOST_PORT = 65_535;

export function defineServe(program: Command): void {
  const command = program.command('serve').description('Serve the API and the viewer.');
  showExamples(command, [
    ['motu serve', 'on this machine'],
    ['motu serve --port 9000 --data library', 'on another port, with the records kept in a folder'],
  ]);
  command
    .addOption(
      new Option('-p, --port <number>', 'port to listen on; 0 takes a free one').argParser(
        wholeNumber(0, MOST_PORT),
      ),
    )
    .option('--host <address>', 'address to listen on')
    .option('--data <folder>', 'where records are kept')
    .addHelpText('after', '\nEvery setting can also come from the environment: see docs/server.md.')
    .action(async (flags: ServeFlags) => {
      const { serveAll } = await import('../commands/serve.ts');
      await finish(serveAll(flags));
    });
}

export function defineWork(program: Command): void {
  const command = program.command('work').description('Judge batches from a shared PostgreSQL store.');
  showExamples(command, [
    ['MOTU_DATABASE_URL=postgres://motu@db/motu motu work', 'until it is stopped'],
    ['motu work --portions 4', 'four portions of a batch at a time'],
  ]);
  command
    .addOption(
      new Option('--portions <number>', 'portions of batches to judge at a time').argParser(
        wholeNumber(1, 64),
      ),
    )
    .addOption(
      new Option('--health-port <number>', 'port that answers whether it can work').argParser(
        wholeNumber(0, MOST_PORT),
      ),
    )
    .addHelpText('after', '\nEvery setting can also come from the environment: see docs/scaling.md.')
    .action(async (flags: WorkFlags) => {
      const { workOn } = await import('../commands/work.ts');
      await finish(workOn(flags));
    });
}
