import type { Span } from './span.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type Severity = 'error' | 'warning';

/**
 * Something that is not as it should be: a broken rule of a game or of the notation. Plain JSON from the
 * scanner to the viewer; its words are looked up in the catalogue by whoever shows it.
 */
export interface Finding<Rule extends string = string> {
  readonly rule: Rule;
  readonly severity: Severity;
  /** Which of the rule's messages fits; absent where it has one only. */
  readonly variant?: string;
  readonly params: { readonly [name: string]: Json };
  readonly span?: Span;
  /** The label of the turn, `setup` or `result`; absent where the finding belongs to none. */
  readonly turn?: string;
  /** An earlier turn of this line broke a rule, so this finding may be its consequence. */
  readonly followsError?: boolean;
  /** The recorder confirmed the turn with `sic`. */
  readonly sic?: boolean;
  readonly legal?: Legal;
  readonly fix?: readonly TextEdit[];
}

/** What would have been legal instead: a kind with its own words in the catalogue, and the choices as data. */
export interface Legal {
  readonly kind: string;
  readonly options: readonly { readonly [name: string]: Json }[];
}

export interface TextEdit {
  readonly span: Span;
  readonly text: string;
}

export type NotationRule =
  | 'notation/syntax'
  | 'notation/unknown-game'
  | 'notation/version'
  | 'notation/missing-tag'
  | 'notation/bad-tag-value'
  | 'notation/duplicate-tag'
  | 'notation/seats'
  | 'notation/label'
  | 'notation/no-result'
  | 'notation/encoding';
