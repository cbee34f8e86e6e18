import { bookOf, type Locale, locales, type RuleId, rules, ruleWords } from '@motu/engine';
import { allFixtures, type Fixture, isLegalFixture, ruleOf } from '../support/fixtures.ts';

const fixtures = allFixtures();
const languages: { readonly [locale in Locale]: string } = { en: 'English', de: 'Deutsch', it: 'Italiano' };
const games = { notation: 'The notation', maori: 'Māori', mahe: 'Mahé', moeraki: 'Moeraki-Kemu' };

export const ruleIds = Object.keys(rules).filter((id): id is RuleId => id in rules);

/** The page of one rule, from the catalogue and its fixtures. */
export function rulePage(id: RuleId): string {
  const [own] = locales.map((locale) => ruleWords(bookOf(locale), id));
  const lines = [`# ${own?.title ?? id}`, '', `\`${id}\``, ''];
  if ('effect' in rules[id])
    lines.push('This rule says how something comes about; it is not broken by itself.', '');
  for (const locale of locales) {
    const { title, text } = ruleWords(bookOf(locale), id);
    lines.push(`## ${languages[locale]}`, '', `**${title}.** ${text}`, '');
  }
  lines.push('## Where it stands', '');
  for (const { edition, section } of rules[id].sources) lines.push(`- ${edition}: ${section}`);
  for (const [heading, isWanted] of [
    ['Kept', isLegalFixture],
    ['Broken', (fixture: Fixture) => !isLegalFixture(fixture)],
  ] as const) {
    const example = fixtures.find((fixture) => ruleOf(fixture) === id && isWanted(fixture));
    if (example !== undefined) {
      lines.push(
        '',
        `## ${heading}`,
        '',
        `From \`fixtures/${example.name}\`:`,
        '',
        '```motu',
        example.text.trimEnd(),
        '```',
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

/** The list of all rules, game by game. */
export function ruleIndex(): string {
  const lines = [
    '# The rules',
    '',
    'One page a rule, made from the catalogue. `motu explain RULE` prints the same.',
  ];
  for (const [game, name] of Object.entries(games)) {
    lines.push('', `## ${name}`, '');
    for (const id of ruleIds.filter((one) => one.startsWith(`${game}/`))) {
      lines.push(`- [${ruleWords(bookOf('en'), id).title}](${id}.md) \`${id}\``);
    }
  }
  return `${lines.join('\n')}\n`;
}
