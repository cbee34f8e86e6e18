import {
  Alternation,
  Alternative,
  type IProduction,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  Rule,
  Terminal,
} from 'chevrotain';
import { Grammar } from './grammar.ts';
import { Comment, LineComment } from './tokens.ts';

/** A piece of the grammar as data, for whoever draws it or prints it. */
export type Expression =
  | { readonly kind: 'word'; readonly name: string }
  | { readonly kind: 'rule'; readonly name: string }
  | { readonly kind: 'sequence' | 'choice'; readonly of: readonly Expression[] }
  | { readonly kind: 'optional' | 'many' | 'some'; readonly of: Expression };

export interface PublishedRule {
  readonly name: string;
  readonly expression: Expression;
}

export interface PublishedGrammar {
  readonly rules: readonly PublishedRule[];
  /** The words that the rules are made of, and comments, each with its form in EBNF. */
  readonly words: readonly { readonly name: string; readonly form: string }[];
}

/** The grammar that the parser itself runs on. */
export function publishedGrammar(): PublishedGrammar {
  const words = new Map<string, string>();
  const rules = Object.values(new Grammar().getGAstProductions()).map((rule) => ({
    name: rule.name,
    expression: sequence(rule.definition, words),
  }));
  for (const { name, LABEL } of [Comment, LineComment]) words.set(name, LABEL ?? name);
  return { rules, words: [...words].map(([name, form]) => ({ name, form })) };
}

function sequence(definition: readonly IProduction[], words: Map<string, string>): Expression {
  const of = definition.map((one) => expressionOf(one, words));
  const [first] = of;
  return first !== undefined && of.length === 1 ? first : { kind: 'sequence', of };
}

function expressionOf(node: IProduction, words: Map<string, string>): Expression {
  if (node instanceof Terminal) {
    const { name, LABEL } = node.terminalType;
    words.set(name, LABEL ?? name);
    return { kind: 'word', name };
  }
  if (node instanceof NonTerminal) return { kind: 'rule', name: node.nonTerminalName };
  if (node instanceof Option) return { kind: 'optional', of: sequence(node.definition, words) };
  if (node instanceof Repetition) return { kind: 'many', of: sequence(node.definition, words) };
  if (node instanceof RepetitionMandatory) return { kind: 'some', of: sequence(node.definition, words) };
  if (node instanceof Alternation) {
    return { kind: 'choice', of: node.definition.map((one) => expressionOf(one, words)) };
  }
  if (node instanceof Alternative || node instanceof Rule) return sequence(node.definition, words);
  throw new Error('a part of the grammar has no form in the published one');
}
