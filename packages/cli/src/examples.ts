import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Inventory, type Locale, type RuleId, replayAll } from '@motu/engine';
import type { Judged } from '@motu/formats';
import { parse } from '@motu/notation';
import { installation } from './installation.ts';
import { readInventory } from './inventory.ts';

/** A file that shows a rule, and what Motu finds in its games. */
export interface Example {
  /** As it is called in the repository. */
  readonly name: string;
  readonly text: string;
  readonly games: readonly Judged[];
}

export interface Examples {
  readonly broken: Example | null;
  readonly kept: Example | null;
}

/** From the executable: the records that show the rules lie beside the packages. */
const FIXTURES = '../../../fixtures';

/** A record that breaks the rule and one that keeps it; an installed Motu may have none. */
export async function examplesOf(rule: RuleId, locale: Locale): Promise<Examples> {
  const root = fileURLToPath(new URL(FIXTURES, installation().home));
  const [game = '', name = ''] = rule.split('/');
  const files = await readdir(join(root, game, 'rules', name)).catch(() => []);
  const records = files.filter((file) => file.endsWith('.motu')).sort();
  const inventories = await inventoriesIn(join(root, game, 'inventories'));
  const read = async (file: string): Promise<Example> => {
    const path = join(game, 'rules', name, file);
    const text = await readFile(join(root, path), 'utf8');
    return exampleOf(`fixtures/${path}`, text, inventories, locale);
  };
  const [kept] = await Promise.all(records.filter(isLegal).slice(0, 1).map(read));
  const broken = await Promise.all(records.filter((file) => !isLegal(file)).map(read));
  return { kept: kept ?? null, broken: broken.find((one) => breaks(one, rule)) ?? broken[0] ?? null };
}

function isLegal(file: string): boolean {
  return file.startsWith('legal');
}

function breaks({ games }: Example, rule: RuleId): boolean {
  return games.some(({ report }) => report.findings.some((finding) => finding.rule === rule));
}

/** The games of a file belong together: they may be a match. */
function exampleOf(
  name: string,
  text: string,
  inventories: ReadonlyMap<string, Inventory>,
  locale: Locale,
): Example {
  const records = parse(text);
  const games: Judged[] = [];
  for (const report of replayAll(records, { inventories })) {
    const index = games.length;
    const record = records[index];
    if (record !== undefined) games.push({ file: name, index, text, record, report, locale });
  }
  return { name, text, games };
}

async function inventoriesIn(folder: string): Promise<ReadonlyMap<string, Inventory>> {
  const files = await readdir(folder).catch(() => []);
  const read = await Promise.all(files.map((file) => readInventory(join(folder, file))));
  return new Map(read.flatMap((one) => (typeof one === 'string' ? [] : [[one.name, one] as const])));
}
