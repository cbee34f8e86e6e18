import type { IToken } from 'chevrotain';
import { type Problem, unclosedVariation } from '../problems.ts';
import { spanOf } from '../read/token.ts';
import { Label, Unknown, VariationClose, VariationOpen } from '../tokens.ts';
import { NONE } from './cursor.ts';
import { marginOf } from './label.ts';
import { mendedToken } from './word.ts';

/**
 * Closes variations that nobody closed where their indentation says that they end, so that the turns behind
 * them are not taken for a part of them. Those that are not indented stay open, and a parenthesis that no turn
 * follows opened nothing.
 */
export function closeVariations(text: string, tokens: IToken[], problems: Problem[]): void {
  const open: number[] = [];
  for (const [at, { tokenType }] of tokens.entries()) {
    if (tokenType === VariationOpen) open.push(at);
    else if (tokenType === VariationClose) open.pop();
  }
  for (const start of open.reverse()) {
    const opening = tokens[start];
    if (opening !== undefined && tokens[start + 1]?.tokenType !== Label) {
      tokens[start] = mendedToken(opening.image, Unknown, opening.startOffset, spanOf(opening).end);
      continue;
    }
    const end = endOf(text, tokens, start);
    const last = tokens[end - 1];
    if (last === undefined) continue;
    const at = spanOf(last).end;
    tokens.splice(end, 0, mendedToken('', VariationClose, at, at));
    problems.push(unclosedVariation(spanOf(last), at));
  }
}

/** The first turn that stands further left than the variation; 0 where there is none. */
function endOf(text: string, tokens: readonly IToken[], start: number): number {
  const own = marginOf(text, tokens[start]?.startOffset ?? 0);
  const most = own === NONE ? Number.POSITIVE_INFINITY : own;
  for (let at = start + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.tokenType !== Label) continue;
    const margin = marginOf(text, token.startOffset);
    if (margin !== NONE && margin < most) return at;
  }
  return 0;
}
