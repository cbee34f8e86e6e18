import type { Completion } from './complete.ts';
import type { Judged } from './judge.ts';

/** What the page asks of the worker. The newest question of a kind makes the older ones idle. */
export type Question =
  | { readonly kind: 'judge'; readonly text: string; readonly game: number }
  | { readonly kind: 'complete'; readonly text: string; readonly at: number }
  | { readonly kind: 'format'; readonly text: string };

export interface Answers {
  readonly judge: Judged;
  readonly complete: Completion | null;
  readonly format: string | null;
}

export interface Asked {
  readonly id: number;
  readonly question: Question;
}

export type Answer =
  | { readonly kind: 'judge'; readonly value: Answers['judge'] }
  | { readonly kind: 'complete'; readonly value: Answers['complete'] }
  | { readonly kind: 'format'; readonly value: Answers['format'] };

export interface Answered {
  readonly id: number;
  readonly answer: Answer;
}
