import type { Finding, Json, NotationRule, TextEdit } from './finding.ts';
import type { Span } from './span.ts';

/** What could have stood somewhere; each has its phrase in the catalogue's terms, in every language. */
export type Expected =
  | 'tag'
  | 'target'
  | 'space'
  | 'face'
  | 'remove'
  | 'ball'
  | 'label'
  | 'action'
  | 'dice'
  | 'stone'
  | 'explorer'
  | 'sail'
  | 'relocate'
  | 'refill'
  | 'shells'
  | 'landing'
  | 'reveal'
  | 'tane'
  | 'claim'
  | 'sic'
  | 'glyph'
  | 'variation'
  | 'variation-end'
  | 'points'
  | 'outcome'
  | 'end';

export type Problem = Finding<NotationRule>;

interface Details {
  readonly variant?: string;
  readonly params?: { readonly [name: string]: Json };
  readonly fix?: readonly TextEdit[];
  readonly severity?: 'error' | 'warning';
}

export function problem(rule: NotationRule, span: Span, details: Details = {}): Problem {
  const { variant, params = {}, fix, severity = 'error' } = details;
  return {
    rule,
    severity,
    ...(variant === undefined ? {} : { variant }),
    params,
    span,
    ...(fix === undefined ? {} : { fix }),
  };
}

/** Long words are shown by their beginning: the place says where to look. */
function shown(found: string): string {
  return found.length > 40 ? `${found.slice(0, 40)}…` : found;
}

/** Something stands where something else was expected. */
export function unexpected(span: Span, found: string, expected: readonly Expected[]): Problem {
  return problem('notation/syntax', span, { params: { found: shown(found), expected } });
}

/** The text, or the variation, ends where something was expected. */
export function endsEarly(span: Span, expected: readonly Expected[]): Problem {
  return problem('notation/syntax', span, { variant: 'ends', params: { expected } });
}

/** A word that one known slip away is right. */
export function nearMiss(span: Span, found: string, meant: string, slip: string): Problem {
  return problem('notation/syntax', span, {
    variant: 'near-miss',
    params: { found: shown(found), meant, slip },
    fix: [{ span, text: meant }],
  });
}

/** A part that is right in itself and stands too late, or twice. */
export function outOfOrder(span: Span, found: string, part: Expected): Problem {
  return problem('notation/syntax', span, { variant: 'order', params: { found: shown(found), part } });
}

export function unclosedComment(span: Span): Problem {
  return problem('notation/syntax', span, { variant: 'unclosed-comment' });
}

/** `end` is where its indentation says that it ends; without one, nobody knows. */
export function unclosedVariation(span: Span, end?: number): Problem {
  return problem('notation/syntax', span, {
    variant: 'unclosed-variation',
    ...(end === undefined ? {} : { fix: [{ span: { start: end, end }, text: ')' }] }),
  });
}

export function brokenTag(span: Span, found: string): Problem {
  return problem('notation/syntax', span, { variant: 'broken-tag', params: { found: shown(found) } });
}

export function lateTag(span: Span, found: string): Problem {
  return problem('notation/syntax', span, { variant: 'late-tag', params: { found: shown(found) } });
}

export function afterResult(span: Span, found: string): Problem {
  return problem('notation/syntax', span, { variant: 'after-result', params: { found: shown(found) } });
}

export function tooDeepVariation(span: Span, limit: number): Problem {
  return problem('notation/syntax', span, { variant: 'too-deep', params: { limit } });
}

export function tooManyTokens(span: Span, limit: number): Problem {
  return problem('notation/syntax', span, { variant: 'too-many', params: { limit } });
}

export function tooLong(span: Span, limit: number): Problem {
  return problem('notation/syntax', span, { variant: 'too-long', params: { limit } });
}
