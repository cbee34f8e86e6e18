import { expect, it } from 'vitest';
import { frame } from './frame.ts';
import { linesOf } from './lines.ts';
import { plainPaint } from './paint.ts';
import { wrap } from './width.ts';

const WIDTH = 60;

/** The line and what is under it, for a stretch of a text that starts on line 9. */
function framed(text: string, start: number, end: number): readonly string[] {
  const lines = linesOf(text, 9);
  const from = lines.placeOf(start);
  const to = lines.placeOf(end);
  const finding = {
    rule: 'notation/syntax',
    severity: 'error',
    turn: null,
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
    message: '',
    params: {},
    followsError: false,
    sic: false,
  } as const;
  return frame(lines, finding, plainPaint, WIDTH).slice(1);
}

it('underlines exactly what is meant', () => {
  expect(framed('1A +3 1:c2 =-pl\n1B pass', 6, 10)).toEqual(['9 | 1A +3 1:c2 =-pl', '  |       ^^^^']);
  expect(framed('1A +3\r\n1B pass\r\n', 10, 14)).toEqual(['10 | 1B pass', '   |    ^^^^']);
});

it('counts columns as a terminal does: wide signs two, marks none, tabs and controls one', () => {
  expect(framed('{日本} 1:c2', 5, 9)).toEqual(['9 | {日本} 1:c2', '  |        ^^^^']);
  expect(framed('{e\u0301} 1:c2', 5, 9)).toEqual(['9 | {e\u0301} 1:c2', '  |     ^^^^']);
  expect(framed('\t\x1b1:c2', 2, 6)).toEqual(['9 |  ␛1:c2', '  |   ^^^^']);
});

it('marks one place where a stretch is empty, and the end of a line where it runs on', () => {
  expect(framed('1A', 2, 2)).toEqual(['9 | 1A', '  |   ^']);
  expect(framed('{a\nb}', 0, 5)).toEqual(['9 | {a', '  | ^^']);
});

it('cuts a long line around the place, and a long place too', () => {
  const long = `${'a'.repeat(500)}1:c2${'b'.repeat(500)}`;
  for (const [from, to] of [
    [500, 504],
    [0, 1004],
    [1000, 1004],
  ] as const) {
    const [line = '', under = ''] = framed(long, from, to);
    expect(line.length).toBeLessThanOrEqual(WIDTH);
    expect(under.length).toBeLessThanOrEqual(WIDTH);
    expect(line).toContain('…');
  }
  const [line = '', under = ''] = framed(long, 500, 504);
  expect(line.slice(under.indexOf('^'), under.lastIndexOf('^') + 1)).toBe('1:c2');
});

it('wraps at blanks and leaves long words whole', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('a verylongword b', 6)).toEqual(['a', 'verylongword', 'b']);
  expect(wrap('日本 日本', 5)).toEqual(['日本', '日本']);
});
