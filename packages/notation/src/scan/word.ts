import type { IToken, TokenType } from 'chevrotain';

/** A token whose image is only cut from the text where somebody asks for it: where something is wrong. */
export class Word implements IToken {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly tokenType: TokenType;
  readonly tokenTypeIdx: number;
  private readonly text: string;

  constructor(text: string, type: TokenType, start: number, end: number) {
    this.startOffset = start;
    this.endOffset = end - 1;
    this.tokenType = type;
    this.tokenTypeIdx = type.tokenTypeIdx ?? 0;
    this.text = text;
  }

  get image(): string {
    return this.text.slice(this.startOffset, this.endOffset + 1);
  }
}

/** A token that stands for something else than what is written there. */
export function mendedToken(image: string, type: TokenType, start: number, end: number): IToken {
  return {
    image,
    startOffset: start,
    endOffset: end - 1,
    tokenType: type,
    tokenTypeIdx: type.tokenTypeIdx ?? 0,
  };
}
