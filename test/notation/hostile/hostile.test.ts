import { type Report, replayAll } from '@motu/engine';
import { type GameRecord, type Limits, parse, print } from '@motu/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { families, heads, textOf } from './families.ts';

function rulesOf(records: readonly GameRecord[]): readonly string[] {
  const found = records.flatMap(({ problems }) => problems);
  return [
    ...new Set(found.map(({ rule, variant }) => (variant === undefined ? rule : `${rule} ${variant}`))),
  ];
}

const body = '1A 2+4 @12\n1B 3 @3\n*\n';

/** what it is, the text, what is found */
const hostile: readonly (readonly [string, string, string])[] = [
  ['a comment that never closes', `${heads.mahe}1A 3 {so\n1B 3\n*\n`, 'notation/syntax unclosed-comment'],
  [
    'a value that never closes',
    `[Motu "1"]\n[Game "mahe\n[A "Ana"]\n${body}`,
    'notation/syntax tag-near-miss',
  ],
  [
    'a bracket that never closes',
    `[Motu "1"]\n[Game "mahe"\n[A "Ana"]\n${body}`,
    'notation/syntax tag-near-miss',
  ],
  ['a lone bracket', `${heads.mahe}[\n${body}`, 'notation/syntax broken-tag'],
  ['100,000 parentheses', `${heads.mahe}1A 3 ${'('.repeat(100_000)}\n*\n`, 'notation/syntax too-deep'],
  [
    '100,000 variations in each other',
    `${heads.mahe}1A 3 ${'(1A 4 '.repeat(100_000)}${')'.repeat(100_000)}\n*\n`,
    'notation/syntax too-deep',
  ],
  ['a word of 10 MB', `${heads.mahe}1A ${'x'.repeat(10_000_000)}\n*\n`, 'notation/syntax too-long'],
  ['a line of 5 MB', `${heads.mahe}${'1A 3 '.repeat(1_000_000)}\n*\n`, 'notation/syntax too-many'],
  [
    'a comment of 5 MB',
    `${heads.mahe}1A 3 {${'x'.repeat(5_000_000)}}\n*\n`,
    'notation/syntax unclosed-comment',
  ],
  ['a tag of 10 MB', `[Motu "1"]\n[Event "${'x'.repeat(10_000_000)}"]\n*\n`, 'notation/syntax too-long'],
  ['a number without end', `${heads.maori}1A +${'9'.repeat(400)} pass\n*\n`, 'notation/syntax'],
  ['NUL', `${heads.mahe}1A 3 {\0}\n*\n`, 'notation/encoding'],
  ['a bell', `${heads.mahe}1A 3 {\u0007}\n*\n`, 'notation/encoding'],
  ['a C1 control', `${heads.mahe}1A 3 {\u009b31m}\n*\n`, 'notation/encoding'],
  ['a lone surrogate', `${heads.mahe}1A 3 {\udc22}\n*\n`, 'notation/encoding'],
  ['bytes that were not UTF-8', `${heads.mahe}1A 3 {\ufffd}\n*\n`, 'notation/encoding'],
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2069'].map(
    (mark) =>
      [
        `a direction mark U+${mark.charCodeAt(0).toString(16)}`,
        heads.mahe.replace('Ana', `${mark}Ana`) + body,
        'notation/encoding',
      ] as const,
  ),
];

describe('hostile text', () => {
  it.each(hostile)('%s gets a finding', (_, text, rule) => {
    expect(rulesOf(parse(text))).toContain(rule);
  });

  it('characters of every plane stand in names and comments, and are a finding in turns', () => {
    for (let plane = 0; plane <= 16; plane++) {
      const one = String.fromCodePoint(plane * 0x10000 + 0xe123);
      const quiet = `${heads.mahe.replace('Ana', one)}1A 3 {${one}}\n*\n`;
      expect(rulesOf(parse(quiet)), `plane ${plane}`).toEqual([]);
      expect(rulesOf(parse(`${heads.mahe}1A ${one}\n*\n`)), `plane ${plane}`).toEqual(['notation/syntax']);
    }
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'a tag named %s is a tag',
    (name) => {
      const text = heads.mahe.replace('[Card', `[${name} "{\\"polluted\\": true}"]\n[Card`) + body;
      const [record] = parse(text);
      expect(record?.problems).toEqual([]);
      expect(record?.tags.find((tag) => tag.name === name)?.value).toBe('{"polluted": true}');
      expect(record !== undefined && record.game !== null && print(record)).toContain(`[${name} "`);
      expect(Reflect.has({}, 'polluted')).toBe(false);
    },
  );

  it.each(['__proto__', 'constructor', 'toString'])('%s is no game, level, ruling or inventory', (name) => {
    const tags = `[Level "${name}"]\n[Tiles "${name}"]\n[Ruling "${name}=${name}"]`;
    for (const game of ['maori', 'mahe', 'moeraki', name]) {
      const text = `[Motu "1"]\n[Game "${game}"]\n${tags}\n[A "Ana"]\n[B "Ben"]\n\n*\n`;
      const verdicts = [...replayAll(parse(text))].map((report: Report) => report.verdict);
      expect(verdicts).toEqual(['unreadable']);
    }
  });
});

describe('limits', () => {
  const game = `${heads.mahe}1A 3 {${'x'.repeat(50)}}\n  (1A 4\n    (1A 5))\n1B 3\n*\n`;
  const cases: readonly (readonly [Partial<Limits>, string])[] = [
    [{ depth: 1 }, 'notation/syntax too-deep'],
    [{ tokens: 8 }, 'notation/syntax too-many'],
    [{ comment: 49 }, 'notation/syntax unclosed-comment'],
    [{ game: 100 }, 'notation/syntax too-long'],
  ];

  it.each(cases)('%j is kept', (limits, rule) => {
    expect(rulesOf(parse(game))).toEqual([]);
    expect(rulesOf(parse(game, { limits }))).toContain(rule);
  });

  it('at the limit there is no finding', () => {
    expect(rulesOf(parse(game, { limits: { depth: 2, comment: 51, game: game.length } }))).toEqual([]);
  });
});

describe('whatever the text, parse gives records', () => {
  const pieces = fc.constantFrom(
    ...Object.values(heads),
    ...families.map(({ unit }) => unit),
    ...[
      '1A',
      '2+4',
      '(2)',
      '@12',
      '*',
      '# 1 2',
      '}',
      ')',
      ']',
      '\\',
      '+2',
      '1:b2',
      '=~s',
      '$3',
      'sic',
      '!',
      'c5',
    ],
    ...['*f6', 'TAe4sw', '#awa', '# A', '# draw', 'pass', '\u2028', '\ufeff', '🐢'],
  );
  const text = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 40 });

  it('and the engine a report', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('', ' ', '\n'), (parts, between) => {
        const whole = parts.join(between);
        const records = parse(whole);
        expect([...replayAll(records)].length).toBe(records.length);
        for (const { problems } of records) {
          for (const { span } of problems) {
            expect(span !== undefined && span.start >= 0 && span.end <= whole.length).toBe(true);
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('of every hostile family too', () => {
    for (const family of families) {
      const records = parse(textOf(family, 20_000));
      expect(records.length, family.name).toBeGreaterThan(0);
      expect([...replayAll(records)].length, family.name).toBe(records.length);
    }
  });
});
