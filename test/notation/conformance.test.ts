import { replayAll, seeded } from '@motu/engine';
import { type GameRecord, parse, print } from '@motu/notation';
import { describe, expect, it } from 'vitest';
import { playedText } from '../support/played.ts';
import { damage } from './damage/damage.ts';
import { commentsIn, withoutSpans } from './records/record.ts';

const seats = '[A "Ana"]\n[B "Ben"]\n[C "Cleo"]\n[D "Dan"]\n';
const mahe = `[Motu "1"]\n[Game "mahe"]\n${seats}[Card "4"]\n`;
const turn = '1A 2+4 @12\n';

/** Only what matters of a turn, as JSON, without places. */
function turnsOf(text: string): unknown {
  const [record] = parse(text);
  expect(record?.problems).toEqual([]);
  return record?.game === null ? null : withoutSpans(record?.turns.map(({ parts }) => parts));
}

describe('parts are read as what they are', () => {
  const cases: readonly (readonly [string, string, readonly unknown[]])[] = [
    ['maori', '+2', [{ kind: 'explorer', steps: 2, position: null }]],
    ['maori', '+2/N4', [{ kind: 'explorer', steps: 2, position: { value: 'N4' } }]],
    ['maori', '@c3', [{ kind: 'sail', space: 'c3' }]],
  ];
  it.each(cases)('%s before an action: %s', (game, word, parts) => {
    const text = `[Motu "1"]\n[Game "${game}"]\n[A "Ana"]\n1A ${word} pass\n*`;
    expect(turnsOf(text)).toEqual([[...parts, { kind: 'pass' }]]);
  });

  const whole: readonly (readonly [string, string, readonly unknown[]])[] = [
    ['maori', '2:c3', [{ kind: 'place', from: 2, space: 'c3', turned: null }]],
    ['maori', '2:c3<', [{ kind: 'place', from: 2, space: 'c3', turned: { shape: '<', lei: null } }]],
    ['maori', '2:c3|L', [{ kind: 'place', from: 2, space: 'c3', turned: { shape: '|', lei: 'L' } }]],
    ['maori', 's:c3|', [{ kind: 'place', from: 's', space: 'c3', turned: { shape: '|', lei: null } }]],
    ['maori', '2:s', [{ kind: 'store', from: 2 }]],
    ['maori', 'c3:x', [{ kind: 'remove', space: 'c3' }]],
    ['maori', 'pass @c3', [{ kind: 'pass' }, { kind: 'relocate', space: 'c3' }]],
    [
      'maori',
      'pass =-pLl $4',
      [{ kind: 'pass' }, { kind: 'refill', face: '-pLl' }, { kind: 'shells', count: 4 }],
    ],
    ['mahe', '5+(2)+(3B) @raft =nest', [move(null, [[5], [2, null], [3, 'B']], 'raft', 'nest')]],
    ['mahe', '1:3+3 @12 2:5 @5', [move(1, [[3], [3]], 12, null), move(2, [[5]], 5, null)]],
    ['moeraki', '*f6', [{ kind: 'ball', hollow: 'f6' }]],
    [
      'moeraki',
      'c5 TAe4sw TBd7ne #awa',
      [
        { kind: 'stone', hollow: 'c5' },
        { kind: 'tane', seat: 'A', field: 'e4', direction: 'sw' },
        { kind: 'tane', seat: 'B', field: 'd7', direction: 'ne' },
        { kind: 'claim', way: 'awa' },
      ],
    ],
  ];
  it.each(whole)('%s: %s', (game, words, parts) => {
    expect(turnsOf(`[Motu "1"]\n[Game "${game}"]\n[A "Ana"]\n1A ${words}\n*`)).toEqual([parts]);
  });
});

function move(
  turtle: number | null,
  dice: readonly (readonly [number, (string | null)?])[],
  landing: number | 'raft' | null,
  reveal: number | 'nest' | null,
): unknown {
  return {
    kind: 'move',
    turtle,
    dice: dice.map(([value, by]) => ({ value, card: by === undefined ? null : { offeredBy: by } })),
    landing: landing === null ? null : { value: landing },
    reveal: reveal === null ? null : { value: reveal },
  };
}

describe('a form error leaves of a game what it leaves', () => {
  const cases: readonly (readonly [string, string, string, string])[] = [
    ['notation/syntax', 'unreadable', `${mahe}1A 2+4 so\n1B 3\n*`, 'in a turn'],
    ['notation/syntax', 'unreadable', `${mahe}${turn}# A`, 'in the result'],
    [
      'notation/syntax',
      'unreadable',
      `[Motu "1"]\n[Event x]\n[Game "mahe"]\n${seats}[Card "4"]\n${turn}*`,
      'in a tag',
    ],
    ['notation/unknown-game', 'unreadable', `[Motu "1"]\n[Game "go"]\n${seats}${turn}*`, ''],
    ['notation/version', 'unreadable', `${mahe.replace('"1"', '"2"')}${turn}*`, ''],
    [
      'notation/missing-tag',
      'unreadable',
      `${mahe.replace('[Card "4"]\n', '')}${turn}*`,
      'that the game needs',
    ],
    ['notation/missing-tag', 'unreadable', `[Motu "1"]\n${seats}${turn}*`, 'Game'],
    ['notation/bad-tag-value', 'unreadable', `${mahe.replace('"4"', '"7"')}${turn}*`, ''],
    ['notation/bad-tag-value', 'unreadable', `${mahe}[Date "2026-02-30"]\n${turn}*`, 'of a common tag'],
    ['notation/seats', 'unreadable', `${mahe.replace('[C "Cleo"]\n', '')}${turn}*`, 'with a gap'],
    ['notation/encoding', 'unreadable', `${mahe}${turn.trim()} {\u0000}\n*`, 'in a comment'],
    ['notation/duplicate-tag', 'illegal', `${mahe}[A "Ana"]\n${turn}*`, ''],
    ['notation/label', 'illegal', `${mahe}${turn}2B 3\n*`, 'with the wrong round'],
    ['notation/label', 'illegal', `${mahe}${turn}1F 3\n*`, 'with a seat not in the game'],
    ['mahe/turn-order', 'illegal', `${mahe}${turn}1C 3\n*`, 'for the wrong seat'],
    ['notation/no-result', 'legal', `${mahe}${turn}`, ''],
  ];
  it.each(cases)('%s: %s', (rule, verdict, text) => {
    const [report, ...others] = replayAll(parse(text));
    expect(others).toEqual([]);
    expect(report?.findings.map((one) => one.rule)).toEqual([rule]);
    expect(report?.findings[0]?.severity).toBe(rule === 'notation/no-result' ? 'warning' : 'error');
    expect(report?.verdict).toBe(verdict);
  });

  it('a turn that cannot be read is skipped, and the next ones are judged', () => {
    const [report] = replayAll(parse(`${mahe}1A 2+4 so\n1B 3 @3\n1C 4 @5\n*`));
    expect(report?.turns.map(({ label, readable }) => [label, readable])).toEqual([
      ['1A', false],
      ['1B', true],
      ['1C', true],
    ]);
    expect(report?.findings.map(({ rule }) => rule)).toEqual(['notation/syntax', 'mahe/landing']);
  });
});

describe('a line without a label', () => {
  const readable = (text: string): unknown => {
    const [record] = parse(`${mahe}${text}`);
    return record?.game === null ? null : record?.turns.map((one) => one.readable);
  };

  it('is a turn of its own, and the one before it stays', () => {
    expect(readable('1A 2+4 @12\nthen 3 @3\n1C 1\n*')).toEqual([true, true]);
    expect(readable('1A 2+4\n  (1A 3\n  then 1B 3)\n1C 1\n*')).toEqual([true, true]);
  });

  it('belongs to the turn before it where it is set in', () => {
    expect(readable('1A 2+4\n   @12\n   then\n1B 3\n*')).toEqual([false, true]);
  });
});

describe('a file is cut into games', () => {
  const game = `${mahe}\n${turn}*\n`;
  const cases: readonly (readonly [string, string, number])[] = [
    ['one after the other', game + game, 2],
    ['with blank lines and comments', `{first}\n\n${game}\n; between\n\n${game}`, 2],
    ['with byte order marks and CRLF', `\ufeff${game}\ufeff${game}`.replaceAll('\n', '\r\n'), 2],
    ['not in comments', `${game.replace('@12', '@12 {\n[Motu "1"]\n}')}`, 1],
    ['not behind a semicolon', `${game.replace('@12', '@12 ; [Motu "1"]')}`, 1],
    ['not in the middle of a line', `${game.replace('[Card', '[Event "[Motu"] [Card')}`, 1],
    ['also where a comment was never closed', `${game.replace('@12', '@12 {so')}${game}`, 2],
  ];
  it.each(cases)('%s', (_, text, count) => {
    expect(parse(text).length).toBe(count);
  });
});

describe('canonical form', () => {
  it('orders the tags of each game', () => {
    const tags = {
      maori:
        'Motu Game Edition Level Board Layout Boats Tiles Ruling A B Event Place Date Round Recorder Source Ended Zeal ' +
        'Display Explorer BoardA ShellsA StorageA ShipA BoardB ShellsB Stack Turn',
      mahe: 'Motu Game Level Turtles Deck Ruling A B Event Round Zeal Card Track EggsA EggsB Taken Nest Turn',
      moeraki:
        'Motu Game Level Mata Black Kemu Round Ruling A B Event Date Zeal Stones Ball TaneA TaneB First Turn',
    };
    for (const [game, names] of Object.entries(tags)) {
      const lines = names
        .split(' ')
        .map((name) => `[${name} "${name === 'Motu' ? 1 : name === 'Game' ? game : 'x'}"]`);
      const [motu = '', ...others] = lines;
      const [record] = parse([motu, ...others.toReversed(), '*'].join('\n'));
      expect(record !== undefined && record.game !== null && print(record)).toBe(
        `${lines.join('\n')}\n\n*\n`,
      );
    }
  });

  it('keeps escapes, and turns every comment into one in braces', () => {
    const text = String.raw`[Motu "1"] ; so } \
[Game "mahe"]
[A "\"A\\"]
1A 3 {\} \\ \x}
*`;
    const [record] = parse(text);
    expect(
      record !== undefined && record.game !== null && print(record),
    ).toBe(String.raw`[Motu "1"] {so \} \\}
[Game "mahe"]
[A "\"A\\"]

1A 3 {\} \\ \\x}
*
`);
  });
});

it('no comment is lost, however damaged the record is', () => {
  const random = seeded(5);
  const texts = [1, 3, 5, 7, 9, 11].map(playedText);
  const isWhole = (one: GameRecord): boolean =>
    one.problems.every(({ rule }) => rule !== 'notation/encoding');
  for (let count = 0; count < 500; count++) {
    const { text } = damage(texts[count % texts.length] ?? '', random);
    const braces = text.match(/\{said \w+\}/g)?.length ?? 0;
    const records = parse(text).filter(isWhole);
    const isClear = !/["'][^"\n]*\{/.test(text) && (text.match(/[{}]/g)?.length ?? 0) === braces * 2;
    if (!isClear || /;/.test(text)) continue;
    const kept = records
      .flatMap((record) => commentsIn(record))
      .filter((one) => one.text.startsWith('said '));
    expect(kept.length, text).toBe(braces);
  }
});
