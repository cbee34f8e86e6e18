import type { Locale } from '@motu/engine';
import type { Judgement } from '../store/store.ts';

export interface NamedText {
  /** As the sender named it; it is shown and never used as a path. */
  readonly name: string;
  readonly text: string;
}

export const details = ['verdict', 'findings', 'turns'] as const;
export type Detail = (typeof details)[number];

export type Shape = 'json' | 'sarif' | 'text';

/** Answers come as the text to send: big reports cross the threads once, as one string. */
export interface Answer {
  readonly body: string;
}

export interface JudgeInput {
  readonly files: readonly NamedText[];
  readonly edition: string | null;
  readonly rulings: readonly (readonly [string, string])[];
  readonly locale: Locale;
  readonly detail: Detail;
  readonly shape: Shape;
}

export interface JudgeOutput extends Answer {
  readonly games: number;
}

export interface KeepInput extends NamedText {
  readonly locale: Locale;
}

/** `unreadable` carries the verdicts of the text as it was sent, `kept` those of its canonical form. */
export type KeepOutput =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable'; readonly verdicts: string }
  | {
      readonly kind: 'readable';
      readonly id: string;
      readonly text: string;
      readonly judgement: Omit<Judgement, 'judgedBy'>;
    };

/** What there is to see of one game of a kept text. */
export type View =
  | { readonly kind: 'report'; readonly detail: Detail }
  | { readonly kind: 'turn'; readonly label: string }
  | { readonly kind: 'board'; readonly label: string; readonly theme: 'light' | 'dark' }
  | { readonly kind: 'score' };

export interface ViewInput {
  readonly id: string;
  readonly text: string;
  /** From 1. */
  readonly number: number;
  readonly locale: Locale;
  readonly view: View;
}

/** Null where there is no such game or turn. */
export type ViewOutput = Answer | null;

/** Everything that workers do, with what goes in and what comes out. */
export interface Jobs {
  readonly judge: { readonly input: JudgeInput; readonly output: JudgeOutput };
  readonly keep: { readonly input: KeepInput; readonly output: KeepOutput };
  readonly view: { readonly input: ViewInput; readonly output: ViewOutput };
}

export type JobKind = keyof Jobs;

export type Job = {
  readonly [K in JobKind]: { readonly kind: K; readonly input: Jobs[K]['input'] };
}[JobKind];
