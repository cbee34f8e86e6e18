import { bookOf, explain, explainFrom, locales } from '@motu/engine';
import { type GameRecord, parse, type TextEdit } from '@motu/notation';
import { describe, expect, it } from 'vitest';

const heads = {
  maori: '[Motu "1"]\n[Game "maori"]\n[A "Ana"]\n[B "Ben"]\n',
  mahe: '[Motu "1"]\n[Game "mahe"]\n[A "Ana"]\n[B "Ben"]\n[Card "3"]\n',
  moeraki: '[Motu "1"]\n[Game "moeraki"]\n[A "Ana"]\n[B "Ben"]\n',
};

type Problem = GameRecord['problems'][number];

function problemsOf(text: string): readonly Problem[] {
  return parse(text).flatMap(({ problems }) => problems);
}

function withFix(text: string, edits: readonly TextEdit[]): string {
  return edits.reduce((mended, { span, text: better }) => {
    return mended.slice(0, span.start) + better + mended.slice(span.end);
  }, text);
}

/** game, what was written, what was meant, which slip it is */
const slips: readonly (readonly [keyof typeof heads, string, string, string])[] = [
  ['maori', '1A 2/N4 pass\n*', '1A +2/N4 pass\n*', 'plus'],
  ['maori', '1A +2 1:c3 ~s\n*', '1A +2 1:c3 =~s\n*', 'equals'],
  ['maori', '1A +2 1:3c =~\n*', '1A +2 1:c3 =~\n*', 'swapped'],
  ['maori', '1A +2/4N pass\n*', '1A +2/N4 pass\n*', 'swapped'],
  ['maori', '1A +2 @3c 1:s =~\n*', '1A +2 @c3 1:s =~\n*', 'swapped'],
  ['maori', '1A +2 1:c3 =Op\n*', '1A +2 1:c3 =op\n*', 'letter-o'],
  ['maori', '1A +2 1:c3 =0p\n*', '1A +2 1:c3 =op\n*', 'letter-o'],
  ['maori', '1A +2 1:c3O =~\n*', '1A +2 1:c3o =~\n*', 'letter-o'],
  ['maori', '1A +2 1:c3 =—\n*', '1A +2 1:c3 =-\n*', 'typographic'],
  ['maori', '1A +2\u00a0pass\n*', '1A +2 pass\n*', 'typographic'],
  ['maori', '1A +2 1:c3 =>lp\n*', '1A +2 1:c3 =>pl\n*', 'symbol-order'],
  ['maori', '1A +2 1c3 =~\n*', '1A +2 1:c3 =~\n*', 'colon'],
  ['maori', '1A +2 1.c3 =~\n*', '1A +2 1:c3 =~\n*', 'colon'],
  ['maori', '1A +2 Pass\n*', '1A +2 pass\n*', 'case'],
  ['maori', '1A +2/n4 pass\n*', '1A +2/N4 pass\n*', 'case'],
  ['maori', '1A +2 pass.\n*', '1A +2 pass\n*', 'punctuation'],
  ['maori', '1A +l pass\n*', '1A +1 pass\n*', 'letter-l'],
  ['maori', '1A pass\n# 37:31', '1A pass\n# 37 31', 'blanks'],
  ['maori', '1A pass\n# −3 4', '1A pass\n# -3 4', 'typographic'],
  ['maori', '1a pass\n*', '1A pass\n*', 'case'],
  ['maori', 'A1 pass\n*', '1A pass\n*', 'swapped'],
  ['maori', '1.A pass\n*', '1A pass\n*', 'punctuation'],
  ['maori', 'lA pass\n*', '1A pass\n*', 'letter-l'],
  ['mahe', '1A 2,4\n*', '1A 2+4\n*', 'separator'],
  ['mahe', '1A 2+4 @Raft\n*', '1A 2+4 @raft\n*', 'case'],
  ['mahe', '1A 2+4 @1O\n*', '1A 2+4 @10\n*', 'letter-o'],
  ['moeraki', '1A 6f\n*', '1A f6\n*', 'swapped'],
  ['moeraki', '1A C5\n*', '1A c5\n*', 'case'],
  ['moeraki', '1A *6f\n*', '1A *f6\n*', 'swapped'],
  ['moeraki', '1A * f6\n*', '1A *f6\n*', 'one-word'],
  ['moeraki', '1A f6 # awa\n*', '1A f6 #awa\n*', 'one-word'],
  ['moeraki', '1A f6\n# tahuna A', '1A f6\n# A tahuna', 'seat-first'],
  ['moeraki', '1A f6\n# a tahuna', '1A f6\n# A tahuna', 'case'],
  ['moeraki', '1A f6\n# A marae 11 10,5', '1A f6\n# A marae 11 10.5', 'decimal'],
];

describe('a near miss', () => {
  it.each(slips)('%s: %j is named, and its fix gives %j', (game, wrong, right, slip) => {
    const text = heads[game] + wrong;
    const problems = problemsOf(text);
    expect(problems.map(({ rule, variant }) => [rule, variant])).toEqual([['notation/syntax', 'near-miss']]);
    for (const problem of problems) {
      expect(problem.params.slip).toBe(slip);
      expect(withFix(text, problem.fix ?? [])).toBe(heads[game] + right);
      for (const locale of locales) {
        expect(explain(problem, locale).message).toContain(bookOf(locale).notation.terms[slip]);
      }
    }
    expect(problemsOf(heads[game] + right)).toEqual([]);
  });
});

/** a tag line, and the one it is mended to */
const tags: readonly (readonly [string, string])[] = [
  ['[Event “Club night”]', '[Event "Club night"]'],
  ['[Event „Club night“]', '[Event "Club night"]'],
  ['[Event «Club night»]', '[Event "Club night"]'],
  ["[Event 'Club night']", '[Event "Club night"]'],
  ['[Event Club night]', '[Event "Club night"]'],
  ['[Event: "Club night"]', '[Event "Club night"]'],
  ['[Event "Club night"', '[Event "Club night"]'],
  ['[Event "Club night]', '[Event "Club night"]'],
  ['[Event "the "small" cup"]', String.raw`[Event "the \"small\" cup"]`],
  [String.raw`[Source "C:\games\new"]`, String.raw`[Source "C:\\games\\new"]`],
];

describe('a broken tag', () => {
  it.each(tags)('%s is mended to %s', (wrong, right) => {
    const text = `[Motu "1"]\n[Game "mahe"]\n[A "Ana"]\n${wrong}\n[B "Ben"]\n\n*\n`;
    const problems = problemsOf(text);
    expect(problems.map(({ variant }) => variant)).toEqual(['tag-near-miss']);
    expect(withFix(text, problems[0]?.fix ?? [])).toBe(text.replace(wrong, right));
    expect(problemsOf(text.replace(wrong, right))).toEqual([]);
  });

  it('leaves its neighbours on the line alone', () => {
    const [record] = parse('[Motu "1"] [Game "mahe"] [Event Club] [A "Ana"] {first} [B "Ben"]\n*\n');
    expect(record?.tags.map(({ name }) => name)).toEqual(['Motu', 'Game', 'A', 'B']);
    expect(record?.problems.map(({ variant }) => variant)).toEqual(['tag-near-miss']);
  });
});

/** tag, what was written, what was meant */
const values: readonly (readonly [keyof typeof heads, string, string, string])[] = [
  ['mahe', 'Game', 'Mahé', 'mahe'],
  ['maori', 'Game', 'Māori', 'maori'],
  ['moeraki', 'Game', 'Moeraki-Kemu', 'moeraki'],
  ['mahe', 'Level', 'Cards', 'cards'],
  ['mahe', 'Date', '18.11.2026', '2026-11-18'],
  ['mahe', 'Turn', '9b', '9B'],
  ['maori', 'Display', '>p – / ~ o', '>p - / ~ o'],
  ['maori', 'Explorer', 'n2', 'N2'],
  ['moeraki', 'Ball', 'F6', 'f6'],
];

describe('the value of a tag', () => {
  it.each(values)('%s: [%s "%s"] is mended to %s', (game, tag, wrong, right) => {
    const withValue = (value: string): string =>
      tag === 'Game'
        ? `${heads[game].replace(`"${game}"`, `"${value}"`)}\n*\n`
        : `${heads[game]}[${tag} "${value}"]\n*\n`;
    const text = withValue(wrong);
    const problems = problemsOf(text);
    expect(problems.map(({ variant }) => variant)).toEqual(['near-miss']);
    expect(withFix(text, problems[0]?.fix ?? [])).toBe(withValue(right));
    for (const problem of problems) {
      for (const locale of locales) expect(explain(problem, locale).message).toContain(right);
    }
  });
});

/** game, what was written, what the English message says */
const explained: readonly (readonly [keyof typeof heads, string, string])[] = [
  ['maori', '1A +2 2:q\n*', '“2:q” cannot stand here. Expected: a space such as c3, or s for storage.'],
  ['maori', '1A +2 1:c3 =k\n*', '“=k” cannot stand here. Expected: a face such as >pl'],
  ['maori', '1A\n*', 'Something is missing here. Expected: the explorer’s steps such as +2'],
  ['maori', '1A 1:c3 +2\n*', '“+2” is the explorer’s steps such as +2, but it cannot stand here'],
  ['maori', '1A pass\n# 37 x', '“x” cannot stand here. Expected: the result such as # 37 31, or *.'],
  ['mahe', '1A 2+4 then\n*', '“then” cannot stand here. Expected: a landing field such as @12 or @raft'],
  ['mahe', '1A 2+4 {so\n*', 'This comment is never closed. Put a } where it ends.'],
  ['mahe', '1A 2+4\n  (1A 3\n1B 3\n*', 'This variation is never closed. Put a ) after its last turn.'],
  ['mahe', '1A 2+4\n*\n1B 3', '“1B” stands after the result. The result ends the game.'],
  ['mahe', '1A 2+4\n[Event "x"]\n*', 'The tag [Event "x"] stands after the first turn.'],
  ['moeraki', '1A *f6 #won\n*', '“#won” cannot stand here. Expected: the way of winning such as #awa.'],
  ['moeraki', '1A f6\n# A wins', '“wins” cannot stand here. Expected: the result such as # A tahuna, or *.'],
];

describe('a finding says what was found and what could stand there', () => {
  it.each(explained)('%s: %j', (game, wrong, message) => {
    const problems = problemsOf(heads[game] + wrong);
    expect(problems.map((problem) => explain(problem, 'en').message)).toEqual([
      expect.stringContaining(message),
    ]);
    for (const locale of locales) {
      for (const problem of problems) {
        expect(explainFrom(bookOf(locale), problem).message).not.toMatch(/\{\w|undefined/);
      }
    }
  });
});
