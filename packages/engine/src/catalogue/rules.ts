import { maheRules } from '../mahe/rules.ts';
import { maoriRules } from '../maori/rules.ts';
import { moerakiRules } from '../moeraki/rules.ts';
import { notationRules } from '../notation/rules.ts';

/** Where a rule stands: the edition of the rulebook and the heading there. */
export interface Source {
  readonly edition: string;
  readonly section: string;
}

export interface RuleFacts {
  /** The rule says how something comes about and cannot be broken by itself. */
  readonly effect?: true;
  readonly sources: readonly [Source, ...Source[]];
}

/** Every rule that Motu knows. A rule id is a key of this, so a misspelt one does not compile. */
export const rules = { ...notationRules, ...maoriRules, ...maheRules, ...moerakiRules };

export type RuleId = keyof typeof rules;

export function isRuleId(text: string): text is RuleId {
  return Object.hasOwn(rules, text);
}
