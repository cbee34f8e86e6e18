import { availableParallelism } from 'node:os';
import { games, type Inventory, type Locale } from '@motu/engine';
import { readInventory } from './inventory.ts';
import type { Format, JudgeOptions } from './judge/judge.ts';
import type { RuleChoices } from './judge/replayer.ts';
import { closest } from './suggest.ts';
import { hasColour, widthOfTerminal } from './terminal.ts';

/** The options of every command that judges, as they are given. */
export interface JudgingFlags {
  readonly edition?: string;
  readonly ruling?: readonly string[];
  readonly tiles?: readonly string[];
  readonly locale: Locale;
}

const EVERY_GAME = Object.values(games);

/** The options checked; a text says what is wrong with them. */
export async function readRuleChoices(flags: JudgingFlags): Promise<RuleChoices | string> {
  const editions = [...new Set(EVERY_GAME.flatMap((game) => game.editions))];
  if (flags.edition !== undefined && !editions.includes(flags.edition)) {
    return `there is no edition "${flags.edition}". Editions: ${editions.join(', ')}`;
  }
  const rulings: [string, string][] = [];
  for (const text of flags.ruling ?? []) {
    const choice = readRuling(text);
    if (typeof choice === 'string') return choice;
    rulings.push(choice);
  }
  const inventories: Inventory[] = [];
  for (const file of flags.tiles ?? []) {
    const inventory = await readInventory(file);
    if (typeof inventory === 'string') return inventory;
    inventories.push(inventory);
  }
  return { edition: flags.edition ?? null, rulings, inventories, locale: flags.locale };
}

export function judgeOptions(choices: RuleChoices, format: Format, allEditions = false): JudgeOptions {
  return { ...choices, format, allEditions, isColoured: hasColour(), width: widthOfTerminal() };
}

function readRuling(text: string): [string, string] | string {
  const [name = '', value = ''] = text.split('=', 2).map((part) => part.trim());
  const known = new Map(EVERY_GAME.flatMap((game) => Object.entries<readonly string[]>(game.rulings)));
  const answers = known.get(name);
  if (answers === undefined) {
    const meant = closest(name, known.keys());
    const hint = meant === null ? ` Rulings: ${[...known.keys()].join(', ')}` : ` Did you mean ${meant}?`;
    return `there is no ruling "${name}".${hint}`;
  }
  if (answers.includes(value)) return [name, value];
  return `the ruling ${name} cannot be "${value}". Answers: ${answers.join(', ')}`;
}

export function coreCount(): number {
  return availableParallelism();
}
