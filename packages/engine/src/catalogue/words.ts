import type { NotationRule } from '@motu/notation';
import type { MaheRule } from '../mahe/rules.ts';
import type { MaoriRule } from '../maori/rules.ts';
import type { MoerakiRule } from '../moeraki/rules.ts';

/** The words of one rule in one language. */
export interface RuleWords {
  readonly title: string;
  /** What the rule says, for the rule's own page. */
  readonly text: string;
  /** What to say of a breach, by variant; `broken` where a finding names none. Effects have none. */
  readonly messages: { readonly [variant: string]: string };
}

/** How to say what would have been legal: a sentence's start, and each choice after it. */
export interface LegalWords {
  readonly intro: string;
  readonly item: string;
}

/**
 * The words of one game (or of the notation) in one language. Templates take `{param}`; a list is joined with
 * commas; `{param|term}` puts the value's word from `terms` in its place.
 */
export interface Words<Rule extends string> {
  readonly rules: { readonly [rule in Rule]: RuleWords };
  readonly legal: { readonly [kind: string]: LegalWords };
  readonly facts: { readonly [kind: string]: string };
  /** What a ruling asks, by its name. */
  readonly rulings: { readonly [name: string]: string };
  readonly terms: { readonly [value: string]: string };
}

/** What the telling of a turn takes: enough for a game in which no rule was broken. */
export type ToldWords = Pick<Words<string>, 'facts' | 'terms'>;

/** All words of one language. */
export interface Book {
  readonly notation: Words<NotationRule>;
  readonly maori: Words<MaoriRule>;
  readonly mahe: Words<MaheRule>;
  readonly moeraki: Words<MoerakiRule>;
}

/** What of a book is at hand: some of the games, and of these perhaps not the rules. */
export type OpenBook = { readonly [scope in keyof Book]?: Words<string> };
