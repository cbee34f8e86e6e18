import { EmbeddedActionsParser, type IToken, type ParserMethod, type TokenType } from 'chevrotain';
import type { MahePart } from './ast/mahe.ts';
import type { MaoriPart } from './ast/maori.ts';
import type { MoerakiPart } from './ast/moeraki.ts';

export type AnyPart = MaoriPart | MahePart | MoerakiPart;
export type PartReader = (text: string, token: IToken) => AnyPart;

/** What each token type stands for. Types have numbers, by which a choice is made without hashing. */
export interface Choice<T> {
  readonly entries: readonly (readonly [type: TokenType, meaning: T])[];
  readonly byNumber: readonly (T | undefined)[];
}

export function choiceOf<T>(entries: Choice<T>['entries']): Choice<T> {
  const byNumber: (T | undefined)[] = [];
  for (const [{ tokenTypeIdx = 0 }, meaning] of entries) byNumber[tokenTypeIdx] = meaning;
  return { entries, byNumber };
}

export type PartChoice = Choice<PartReader>;
export type RuleChoice = Choice<ParserMethod<[], void>>;

/**
 * Steps of the grammar that look at one token only. While the grammar is recorded each is what it stands for, so
 * it is published, analysed and checked like any other; afterwards it compares one token type instead of looking
 * up the decision that Chevrotain has prepared, which was most of what a turn cost.
 */
export abstract class Steps extends EmbeddedActionsParser {
  protected text = '';
  /** The parts of the turn being read, here so that they are not lost when the rest of it cannot be read. */
  protected parts: AnyPart[] = [];

  /** The type of the next token; none while the grammar is recorded. */
  protected get next(): TokenType | null {
    return this.RECORDING_PHASE ? null : this.LA(1).tokenType;
  }

  /** `OPTION` and `CONSUME`: the token if it is there. */
  protected optional(index: number, type: TokenType): IToken | null {
    if (this.RECORDING_PHASE) {
      this.option(index, () => this.consume(index, type));
      return null;
    }
    return this.next === type ? this.consume(index, type) : null;
  }

  protected optionalPart(index: number, type: TokenType, read: PartReader): void {
    const token = this.optional(index, type);
    if (token !== null) this.parts.push(read(this.text, token));
  }

  /** `OPTION` and `OR` of rules that begin with tokens of their own. */
  protected optionalRule(index: number, choice: RuleChoice): void {
    if (this.RECORDING_PHASE) {
      const choices = new Set(choice.entries.map(([, rule]) => rule));
      const rules = Array.from(choices, (rule, at) => ({
        ALT: () => this.subrule(at, rule),
      }));
      this.option(index, () => this.or(index, rules));
      return;
    }
    const rule = choice.byNumber[this.LA(1).tokenTypeIdx];
    if (rule !== undefined) this.subrule(index, rule);
  }

  /** `OR` of tokens: one of them has to be there. */
  protected onePart(index: number, choice: PartChoice): void {
    const read = this.RECORDING_PHASE ? undefined : choice.byNumber[this.LA(1).tokenTypeIdx];
    if (read !== undefined) {
      const token = this.LA(1);
      this.consume(index, token.tokenType);
      this.parts.push(read(this.text, token));
      return;
    }
    const alternatives = choice.entries.map(([type]) => ({ ALT: () => this.consume(index, type) }));
    this.or(index, alternatives);
  }

  /** `MANY` of one token. */
  protected manyParts(index: number, type: TokenType, read: PartReader): void {
    if (this.RECORDING_PHASE) this.many(index, () => this.consume(index, type));
    else while (this.LA(1).tokenType === type) this.parts.push(read(this.text, this.consume(index, type)));
  }

  /** `AT_LEAST_ONE` of one token. */
  protected someParts(index: number, type: TokenType, read: PartReader): void {
    if (this.RECORDING_PHASE || this.LA(1).tokenType !== type)
      this.atLeastOne(index, () => this.consume(index, type));
    else this.manyParts(index, type, read);
  }
}
