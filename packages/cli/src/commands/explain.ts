import { bookOf, isRuleId, type Locale, type RuleId, rules, ruleWords, type Source } from '@motu/engine';
import { plainText, pretty, verdictOf, wrap } from '@motu/formats';
import { paintOf } from '../colours.ts';
import { type Example, examplesOf } from '../examples.ts';
import { closest } from '../suggest.ts';
import { complain, hasColour, widthOfTerminal, write } from '../terminal.ts';
import { explainWords } from '../words.ts';

export interface ExplainFlags {
  readonly locale: Locale;
}

/** What a rule says, where it stands, and a record that breaks it. */
export async function explainRule(name: string, { locale }: ExplainFlags): Promise<number> {
  const id = ruleNamed(name);
  if (!isRuleId(id)) return complain(id);
  const paint = paintOf(hasColour());
  const words = explainWords[locale];
  const width = widthOfTerminal();
  const { title, text } = ruleWords(bookOf(locale), id);
  const { sources }: { readonly sources: readonly Source[] } = rules[id];
  const lines = [
    `${paint.strong(title)}  ${paint.faint(id)}`,
    '',
    ...wrap(text, width - 2).map((line) => `  ${line}`),
    ...('effect' in rules[id] ? ['', `  ${words.effect}`] : []),
    '',
    paint.strong(words.sources),
    ...sources.map(
      ({ edition, section }) => `  ${edition === 'motu' ? words.notation : edition}: ${section}`,
    ),
  ];
  await write(`${lines.join('\n')}\n`);
  const { broken, kept } = await examplesOf(id, locale);
  if (broken !== null) await write(exampleText(words.broken, broken));
  if (kept !== null) await write(exampleText(words.kept, kept));
  return 0;
}

/** The rule's id, also where the game is left out; otherwise a text that helps on. */
function ruleNamed(name: string): RuleId | string {
  if (isRuleId(name)) return name;
  const ids = Object.keys(rules);
  const short = ids.filter((id) => id.endsWith(`/${name}`));
  const [only] = short;
  if (short.length === 1 && only !== undefined) return only;
  if (short.length > 1) return `several rules are called ${name}: ${short.join(', ')}`;
  const meant = closest(name, ids) ?? closestShort(name, ids);
  const hint = meant === null ? 'motu rules lists them all' : `Did you mean ${meant}?`;
  return `there is no rule "${name}". ${hint}`;
}

function closestShort(name: string, ids: readonly string[]): string | null {
  const short = closest(
    name,
    ids.map((id) => id.slice(id.indexOf('/') + 1)),
  );
  return short === null ? null : (ids.find((id) => id.endsWith(`/${short}`)) ?? null);
}

/** The record as it stands, and what Motu finds in it. */
function exampleText(heading: string, { name, text, games }: Example): string {
  const paint = paintOf(hasColour());
  const shown = text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${plainText(line)}`.trimEnd());
  const found = games
    .map((judged) => pretty(judged, verdictOf(judged), { paint, width: widthOfTerminal() }))
    .join('')
    .trimEnd();
  const parts = ['', `${paint.strong(heading)}  ${paint.faint(name)}`, ...shown];
  return `${[...parts, ...(found === '' ? [] : ['', found])].join('\n')}\n`;
}
