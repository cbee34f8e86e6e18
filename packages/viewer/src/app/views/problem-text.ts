import type { AppWords } from '../words/words.ts';

/** What to say when the library refuses, by the code it gave. */
export function problemText({ library }: AppWords, code: string): string {
  const known = Object.entries(library.problems).find(([name]) => name === code);
  return known?.[1] ?? library.problems.unknown;
}
