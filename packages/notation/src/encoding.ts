import { type Problem, problem } from './problems.ts';

const PLAIN = /^[\t\n\r\x20-\x7e]*$/;
/**
 * Characters no recorder writes: controls, what is left of bytes that were not UTF-8, halves of surrogate pairs,
 * and the bidirectional controls that make a line read other than it is.
 */
const HOSTILE = /[^\P{Cc}\t\n\r]|\p{Bidi_C}|\ufffd|\p{Cs}/gu;
const MOST = 5;

export function encodingProblems(text: string, start: number, end: number): readonly Problem[] {
  const part = start === 0 && end === text.length ? text : text.slice(start, end);
  if (PLAIN.test(part)) return [];
  const problems: Problem[] = [];
  for (const { 0: found, index } of part.matchAll(HOSTILE)) {
    if (problems.length === MOST) break;
    const at = start + index;
    const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    problems.push(problem('notation/encoding', { start: at, end: at + found.length }, { params: { code } }));
  }
  return problems;
}
