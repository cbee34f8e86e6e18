import { EOF, type IToken, isRecognitionException, type TokenType } from 'chevrotain';
import type { Comment, GameId, Label, Turn } from './ast/common.ts';
import type { MaheResult } from './ast/mahe.ts';
import type { MoerakiResult } from './ast/moeraki.ts';
import { explainBrokenResult } from './broken-result.ts';
import { afterResult, type Problem, unclosedVariation } from './problems.ts';
import { endOf, readLabel, spanOf } from './read/token.ts';
import { NONE } from './scan/cursor.ts';
import { indentOf, marginOf } from './scan/label.ts';
import type { PlacedComment, Scan } from './scan/scan.ts';
import type { Span } from './span.ts';
import { type AnyPart, Steps } from './steps.ts';
import { explainStray } from './stray.ts';
import * as Tokens from './tokens.ts';

/** A tag's token with the comments behind it. */
export interface TagToken {
  readonly token: IToken;
  readonly comments: readonly Comment[];
}

export type AnyResult = MaheResult | MoerakiResult;

/** What the grammar makes of one game's tokens; the tags are still to be understood. */
export interface Sentence {
  readonly tags: readonly TagToken[];
  readonly turns: readonly Turn<AnyPart>[];
  readonly result: AnyResult | null;
  readonly problems: readonly Problem[];
}

export const atEnd: ReadonlySet<TokenType> = new Set([EOF]);
const results: readonly TokenType[] = [
  Tokens.Open,
  Tokens.Points,
  Tokens.Win,
  Tokens.Draw,
  Tokens.BrokenResult,
];
export const afterTags: ReadonlySet<TokenType> = new Set([Tokens.Tag, Tokens.Label, ...results, EOF]);
export const beforeTurn: ReadonlySet<TokenType> = new Set([Tokens.Label, ...results, EOF]);
export const beforeInnerTurn: ReadonlySet<TokenType> = new Set([...beforeTurn, Tokens.VariationClose]);
export const afterTurn: ReadonlySet<TokenType> = new Set([...beforeInnerTurn, Tokens.VariationOpen]);
export const afterParts: ReadonlySet<TokenType> = new Set([...afterTurn, Tokens.Sic, Tokens.Glyph]);

/**
 * What the grammar does with what has no place in it. It recovers by hand: whatever has no place is reported once
 * and skipped up to the next thing that has one, so that a slip costs one turn and every token is looked at once.
 */
export abstract class Recovery extends Steps {
  protected game: GameId | null = null;
  private comments: readonly PlacedComment[] = [];
  /** How many of the comments belong to what was read so far. */
  private commentsTaken = 0;
  protected problems: Problem[] = [];
  protected label: Label | null = null;
  /** Whether something in the turn being read could not be read. */
  protected isBroken = false;
  private labelSlips: Scan['labelSlips'] = new Map();
  protected depth = 0;

  protected start(scan: Scan): void {
    this.text = scan.text;
    this.labelSlips = scan.labelSlips;
    this.game = scan.game;
    this.comments = scan.comments;
    this.commentsTaken = 0;
    this.problems = [];
    this.label = null;
    this.depth = 0;
    this.input = scan.tokens;
  }

  /** From there to the end of what was read last. */
  protected spanFrom(start: number): Span {
    return { start, end: endOf(this.LA(0)) };
  }

  /** The comments that follow what was read since the last time: a comment belongs to what it follows. */
  protected takeComments(): readonly Comment[] {
    const from = this.commentsTaken;
    if (from === this.comments.length) return NO_COMMENTS;
    const upTo = this.LA(0).startOffset;
    while ((this.comments[this.commentsTaken]?.after ?? Number.POSITIVE_INFINITY) <= upTo)
      this.commentsTaken++;
    return from === this.commentsTaken
      ? NO_COMMENTS
      : this.comments.slice(from, this.commentsTaken).map(({ comment }) => comment);
  }

  /** What follows words that have no place goes to the last thing that has one: no comment is lost. */
  protected withLastComments(
    tags: readonly TagToken[],
    turns: readonly Turn<AnyPart>[],
    result: AnyResult | null,
  ): Omit<Sentence, 'problems'> {
    const more = this.takeComments();
    if (more.length === 0) return { tags, turns, result };
    const add = <T extends { readonly comments: readonly Comment[] }>(one: T): T => {
      return { ...one, comments: [...one.comments, ...more] };
    };
    if (result !== null) return { tags, turns, result: add(result) };
    if (turns.length > 0)
      return { tags, turns: [...turns.slice(0, -1), ...turns.slice(-1).map(add)], result };
    return { tags: [...tags.slice(0, -1), ...tags.slice(-1).map(add)], turns, result };
  }

  private report(problem: Problem): void {
    const turn = this.label === null ? null : `${this.label.round}${this.label.seat}`;
    this.problems.push(turn === null ? problem : { ...problem, turn });
    this.isBroken = true;
  }

  /** Begins a turn, whose label may have been written wrongly. */
  protected open(token: IToken): Label {
    const span = spanOf(token);
    const slip = this.labelSlips.size === 0 ? undefined : this.labelSlips.get(span.start);
    const label =
      slip === undefined
        ? readLabel(this.text, span.start, span.end, span)
        : readLabel(token.image, 0, token.image.length, span);
    this.label = label;
    this.isBroken = false;
    if (slip !== undefined) this.report(slip);
    return label;
  }

  private stray(token: IToken): Problem {
    return explainStray(token, {
      game: this.game,
      inTurn: this.label !== null,
      after: this.parts.at(-1)?.kind ?? null,
      previous: this.LA(0),
    });
  }

  /** Whether something begins a line behind a turn, and is not set in as what belongs to the turn would be. */
  private isLine({ startOffset }: IToken): boolean {
    const margin = marginOf(this.text, startOffset);
    if (this.label === null || this.parts.length === 0 || margin === NONE) return false;
    return margin <= indentOf(this.text, this.label.span.start);
  }

  /** A line behind a whole turn that does not begin with a label is a turn of its own: that one is lost. */
  private strayLine(token: IToken): Problem {
    return explainStray(token, { game: this.game, inTurn: false, after: null, previous: this.LA(0) });
  }

  /** Most turns are parts and nothing else: once the next label is there, the rest need not be asked for. */
  protected isAtLabel(): boolean {
    return !this.RECORDING_PHASE && this.LA(1).tokenType === Tokens.Label;
  }

  protected skipStray(until: ReadonlySet<TokenType>): void {
    if (this.RECORDING_PHASE || until.has(this.LA(1).tokenType)) return;
    const next = this.LA(1);
    if (this.isLine(next)) this.problems.push(this.strayLine(next));
    else if (this.game !== null || next.tokenType === Tokens.BrokenTag) this.report(this.stray(next));
    while (!until.has(this.LA(1).tokenType)) this.SKIP_TOKEN();
  }

  protected recover(error: unknown): void {
    if (!(error instanceof Error && isRecognitionException(error))) throw error;
    this.report(this.stray(this.LA(1)));
    while (!afterParts.has(this.LA(1).tokenType)) this.SKIP_TOKEN();
  }

  /** An empty turn is for the rules of Mahé and Moeraki-Kemu to judge; in Māori the form asks for an action. */
  protected endParts(): void {
    if (this.RECORDING_PHASE) return;
    this.skipStray(afterParts);
    const isEmpty = this.parts.length === 0 && !this.isBroken;
    if (isEmpty && this.game === 'maori') this.report(this.stray(this.LA(1)));
  }

  protected endVariation(error: unknown, open: IToken): void {
    if (!(error instanceof Error && isRecognitionException(error))) throw error;
    if (this.LA(1).tokenType !== Tokens.VariationClose) this.report(unclosedVariation(spanOf(open)));
    else {
      this.report(this.stray(this.LA(1)));
      this.SKIP_TOKEN();
    }
  }

  protected skipRest(hasResult: boolean): void {
    if (this.RECORDING_PHASE) return;
    const next = this.LA(1);
    if (next.tokenType !== EOF) {
      const { game } = this;
      const isResult = next.tokenType === Tokens.BrokenResult && !hasResult && game !== null;
      this.report(isResult ? explainBrokenResult(next, game) : afterResult(spanOf(next), next.image));
    }
    while (this.LA(1).tokenType !== EOF) this.SKIP_TOKEN();
  }
}

const NO_COMMENTS: readonly Comment[] = [];
