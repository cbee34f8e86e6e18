import { bookOf, games, type Locale, type RuleId, rules, ruleWords } from '@motu/engine';
import { jsonText } from '@motu/formats';
import type { GameId } from '@motu/notation';
import { paintOf } from '../colours.ts';
import { TITLES } from '../heading.ts';
import { table } from '../table.ts';
import { hasColour, write } from '../terminal.ts';
import { ruleListWords } from '../words.ts';

export interface RulesFlags {
  readonly locale: Locale;
  readonly json?: true;
}

export type RuleScope = GameId | 'notation';

const SCOPES: readonly RuleScope[] = ['notation', 'maori', 'mahe', 'moeraki'];

export function ruleIds(scope: RuleScope): readonly RuleId[] {
  return Object.keys(rules).filter((id): id is RuleId => id.startsWith(`${scope}/`));
}

/** Every rule with its title, and the questions that the rulebooks leave open. */
export async function listRules(scope: RuleScope | undefined, flags: RulesFlags): Promise<number> {
  const scopes = scope === undefined ? SCOPES : [scope];
  if (flags.json) {
    await write(
      `${jsonText(scopes.flatMap((one) => ruleIds(one).map((id) => ruleJson(id, flags.locale))))}\n`,
    );
    return 0;
  }
  const blocks = scopes.map((one) => scopeLines(one, flags.locale));
  await write(`${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`);
  return 0;
}

function ruleJson(id: RuleId, locale: Locale): object {
  const { title, text } = ruleWords(bookOf(locale), id);
  return { rule: id, title, text, effect: 'effect' in rules[id], sources: rules[id].sources };
}

function scopeLines(scope: RuleScope, locale: Locale): readonly string[] {
  const paint = paintOf(hasColour());
  const words = ruleListWords[locale];
  const rows = ruleIds(scope).map((id) => [id, ruleWords(bookOf(locale), id).title]);
  const lines = [
    paint.strong(scope === 'notation' ? words.notation : TITLES[scope]),
    ...table([...rows], '  '),
  ];
  if (scope === 'notation') return lines;
  const questions = Object.entries<readonly string[]>(games[scope].rulings).map(([name, answers]) => [
    `${name}=${answers.join('|')}`,
    bookOf(locale)[scope].rulings[name] ?? '',
  ]);
  if (questions.length === 0) return lines;
  return [...lines, '', paint.strong(words.rulings), ...table(questions, '  ')];
}
