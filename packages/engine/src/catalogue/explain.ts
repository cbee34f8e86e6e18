import type { Finding, GameId, Json, Legal } from '@motu/notation';
import type { Fact } from '../game.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { RuleId } from './rules.ts';
import type { Book, OpenBook, RuleWords, Words } from './words.ts';

export const locales = ['en', 'de', 'it'] as const;
export type Locale = (typeof locales)[number];

const books: { readonly [locale in Locale]: Book } = { en, de, it };

/** Who shows findings in one language only can bring that language's book alone. */
export function bookOf(locale: Locale): Book {
  return books[locale];
}

/** What a finding says to a reader. */
export interface Explanation {
  readonly title: string;
  readonly message: string;
  /** What would have been legal; null where it cannot be said. */
  readonly legal: string | null;
}

export function explain(finding: Finding<RuleId>, locale: Locale): Explanation {
  return explainFrom(books[locale], finding);
}

export function explainFrom(book: OpenBook, finding: Finding<RuleId>): Explanation {
  const words = scopeOf(book, finding.rule);
  const { title, messages } = ruleWords(book, finding.rule);
  const template = wordsAt(messages, finding.variant ?? 'broken') ?? title;
  return {
    title,
    message: fill(template, finding.params, words),
    legal: finding.legal === undefined ? null : explainLegal(finding.legal, words),
  };
}

export function ruleWords(book: OpenBook, rule: RuleId): RuleWords {
  return wordsAt(scopeOf(book, rule).rules, rule) ?? { title: rule, text: '', messages: {} };
}

/** A fact about a turn as a sentence. */
export function describe(game: GameId, fact: Fact, locale: Locale): string {
  return describeFrom(books[locale], game, fact);
}

export function describeFrom(book: OpenBook, game: GameId, fact: Fact): string {
  const words = book[game] ?? NO_WORDS;
  return fill(wordsAt(words.facts, fact.kind) ?? fact.kind, fact.params, words);
}

/** Names may come from a report that somebody else made: what every object inherits is no entry. */
function wordsAt<T>(table: { readonly [name: string]: T }, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

const NO_WORDS: Words<string> = { rules: {}, legal: {}, facts: {}, rulings: {}, terms: {} };

/** A book may hold the words of one game alone. */
function scopeOf(book: OpenBook, rule: RuleId): Words<string> {
  const scope = rule.slice(0, rule.indexOf('/'));
  const isGame = scope === 'maori' || scope === 'mahe' || scope === 'moeraki';
  return book[isGame ? scope : 'notation'] ?? NO_WORDS;
}

function explainLegal({ kind, options }: Legal, words: Words<string>): string | null {
  const found = wordsAt(words.legal, kind);
  if (found === undefined || options.length === 0) return null;
  return `${found.intro} ${options.map((option) => fill(found.item, option, words)).join(', ')}`;
}

/** Text from a record only ever fills a place; it is never taken for a template itself. */
function fill(template: string, params: { readonly [name: string]: Json }, words: Words<string>): string {
  return template.replaceAll(/\{([\w-]+)(\|term)?\}/g, (_, name: string, term: string | undefined) => {
    const value = params[name];
    const values = Array.isArray(value) ? value : [value];
    if (term === undefined) return values.map(plain).join(', ');
    return either(
      values.map((one) => wordsAt(words.terms, plain(one)) ?? plain(one)),
      words.terms.or ?? ', ',
    );
  });
}

/** `a, b or c` */
function either(values: readonly string[], or: string): string {
  return [values.slice(0, -1).join(', '), ...values.slice(-1)].filter((one) => one !== '').join(or);
}

function plain(value: Json | undefined): string {
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
}
