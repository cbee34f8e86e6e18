import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleId } from '@motu/engine';
import { installation } from './installation.ts';

/** A record that shows a rule. */
export interface Example {
  /** As it is called in the repository. */
  readonly name: string;
  readonly path: string;
}

export interface Examples {
  readonly broken: Example | null;
  readonly kept: Example | null;
}

/** From the executable: the records that show the rules lie beside the packages. */
const FIXTURES = '../../../fixtures';

/** The first record that breaks the rule and the first that keeps it; an installed Motu may have none. */
export async function examplesOf(rule: RuleId): Promise<Examples> {
  const [game = '', name = ''] = rule.split('/');
  const folder = join(fileURLToPath(new URL(FIXTURES, installation().home)), game, 'rules', name);
  const files = await readdir(folder).catch(() => []);
  const records = files.filter((file) => file.endsWith('.motu')).sort();
  const first = (isWanted: (file: string) => boolean): Example | null => {
    const file = records.find(isWanted);
    if (file === undefined) return null;
    return { name: `fixtures/${game}/rules/${name}/${file}`, path: join(folder, file) };
  };
  return {
    broken: first((file) => !file.startsWith('legal')),
    kept: first((file) => file.startsWith('legal')),
  };
}
