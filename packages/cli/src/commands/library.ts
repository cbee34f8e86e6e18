import { type BackupFault, backup, configFrom, exportAll, restore } from '@motu/api';
import { complain, reasonOf, write } from '../terminal.ts';

export interface LibraryFlags {
  readonly data?: string;
  readonly force?: true;
}

export async function backUp(file: string, flags: LibraryFlags): Promise<number> {
  const { data, database } = placeOf(flags);
  if (database !== null) return complain('this library is in PostgreSQL: back it up with pg_dump');
  return told(() => backup(data, file), `The library in ${data} is copied to ${file}.`, {
    'no-store': `there is no library in ${data}; --data says where it is`,
    exists: `${file} is there already; a backup never goes over another file`,
    newer: 'the library was written by a newer Motu; use that one',
    damaged: `the library in ${data} is damaged`,
  });
}

export async function putBack(file: string, flags: LibraryFlags): Promise<number> {
  const { data, database } = placeOf(flags);
  if (database !== null) return complain('this library is in PostgreSQL: put it back with pg_restore');
  return told(
    () => restore(file, data, flags.force === true),
    `The library in ${data} is what ${file} holds.`,
    {
      'no-store': `there is no file ${file}`,
      exists: `there is a library in ${data} already; --force puts the backup in its place`,
      newer: 'the backup was made by a newer Motu; use that one',
      damaged: `${file} is no backup of Motu, or it is damaged`,
    },
  );
}

export async function exportLibrary(folder: string, flags: LibraryFlags): Promise<number> {
  const place = placeOf(flags);
  try {
    const written = await exportAll(place, folder);
    if (written === 'no-store')
      return complain(`there is no library in ${place.data}; --data says where it is`);
    if (typeof written === 'string') return complain('the library was written by a newer Motu; use that one');
    await write(`${written} ${written === 1 ? 'record' : 'records'} written to ${folder}.\n`);
    return 0;
  } catch (error) {
    return complain(failureOf(error));
  }
}

/** The store that a server with the same environment would use. */
function placeOf({ data }: LibraryFlags): { readonly data: string; readonly database: string | null } {
  const { config } = configFrom({ ...process.env, ...(data === undefined ? {} : { MOTU_DATA: data }) });
  return data === undefined ? config : { data: config.data, database: null };
}

async function told(
  work: () => Promise<BackupFault | null>,
  done: string,
  words: { readonly [fault in BackupFault]: string },
): Promise<number> {
  try {
    const fault = await work();
    if (fault !== null) return complain(words[fault]);
    await write(`${done}\n`);
    return 0;
  } catch (error) {
    return complain(failureOf(error));
  }
}

function failureOf(error: unknown): string {
  return error instanceof Error ? reasonOf(error) : 'it did not work';
}
