import type { Command } from 'commander';
import type { LibraryFlags } from '../commands/library.ts';
import { finish, showExamples } from './command.ts';

const DATA = ['--data <folder>', 'where records are kept, as for motu serve'] as const;

/** What keeps a server's records safe. */
export function defineLibrary(program: Command): void {
  const backup = program
    .command('backup')
    .description('Copy a library to one file, also while it is served.')
    .argument('<file>', 'the file to make');
  showExamples(backup, [['motu backup --data library 2026-11-18.motu-backup', 'copy it as it is now']]);
  backup.option(...DATA).action(async (file: string, flags: LibraryFlags) => {
    const { backUp } = await import('../commands/library.ts');
    await finish(backUp(file, flags));
  });

  const restore = program
    .command('restore')
    .description('Put a backup in the place of a library that is not served.')
    .argument('<file>', 'a file that motu backup made');
  showExamples(restore, [
    ['motu restore --data library 2026-11-18.motu-backup', 'where there is no library yet'],
    ['motu restore --force --data library 2026-11-18.motu-backup', 'in the place of one'],
  ]);
  restore
    .option(...DATA)
    .option('--force', 'in the place of the library that is there')
    .action(async (file: string, flags: LibraryFlags) => {
      const { putBack } = await import('../commands/library.ts');
      await finish(putBack(file, flags));
    });

  const all = program
    .command('export')
    .description('Write every record of a library as a .motu file.')
    .argument('<folder>', 'where to write them');
  showExamples(all, [['motu export --data library records', 'each named by its id']]);
  all.option(...DATA).action(async (folder: string, flags: LibraryFlags) => {
    const { exportLibrary } = await import('../commands/library.ts');
    await finish(exportLibrary(folder, flags));
  });
}
