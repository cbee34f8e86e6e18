import { games, replay } from '@motu/engine';
import { parse } from '@motu/notation';
import { describe, expect, it } from 'vitest';

const WATER = '~ ~ ~ ~ / ~ ~ ~ ~ / ~ ~ ~ ~ / ~ ~ ~ ~';

function judge(tags: string, turns: string, rulings?: ReadonlyMap<string, string>) {
  const text = `[Motu "1"]\n[Game "maori"]\n[A "Ana"]\n[B "Ben"]\n${tags}\n\n${turns}\n`;
  const [record] = parse(text);
  if (record === undefined) throw new Error('a text holds a game');
  return replay(record, rulings === undefined ? {} : { rulings });
}

const START = `[Display "${WATER}"]\n[Explorer "W1"]`;
const GAP = `[Display ". ${WATER.slice(2)}"]\n[Explorer "W1"]\n[Stack "0"]`;
const EXPERT = `[Level "expert"]\n${START.replace('~ ~ ~ ~ /', 'op op op op /')}`;
const ATOLL = `[Board "atoll"]\n${START.replace('~ ~ ~ ~ /', 'op op op op /')}`;
const COVERED = '[BoardA ". . . . . / . . . . . / . . ~ . . / . . . . ."]';

/** For each ruling a record in which its answer matters, one in which it does not, and what the other answer changes. */
const cases = [
  ['gap', GAP, '1A +1 2:a1 $5\n*', GAP, '1A +2 1:a1 $5\n*', 'paid'],
  [
    'sail-step',
    `${EXPERT}\n[BoardA "~ . . . / ~ ~ . . / . . . . / . . . ."]\n[ShipA "a4"]`,
    '1A +1 @b3 1:c3 =op $4\n*',
    `${EXPERT}\n[BoardA "~ ~ . . / . . . . / . . . . / . . . ."]\n[ShipA "a4"]`,
    '1A +1 @b4 1:c3 =op $4\n*',
    'rook',
  ],
  [
    'sail-path',
    `${EXPERT}\n[BoardA "~ . ~ . / . . . . / . ~ . . / . . . ."]\n[ShipA "a4"]\n[Ruling "sail-path=any"]`,
    '1A +1 @c4 1:d4 =op $3\n*',
    `${EXPERT}\n[BoardA "~ ~ ~ . / . . . . / . . . . / . . . ."]\n[ShipA "a4"]\n[Ruling "sail-path=any"]`,
    '1A +1 @c4 1:d4 =op $3\n*',
    'tiles',
  ],
  [
    'covered-boat',
    `${ATOLL}\n${COVERED}`,
    '1A +2 1:a1 =op $4\n*',
    `${ATOLL}\n${COVERED}`,
    '1A +1 1:a1 =op $5\n*',
    'kept',
  ],
  [
    'cleared',
    '[BoardA ">p . . . / . . . . / . . . . / . . . ."]\n[Turn "end"]',
    '# -9 -9',
    '[BoardA "op . . . / . . . . / . . . . / . . . ."]\n[Turn "end"]',
    '# -7 -9',
    'free',
  ],
] as const;

describe('the rulings that mattered', () => {
  it('are all put to the test', () => {
    expect(cases.map(([name]) => name)).toEqual(Object.keys(games.maori.rulings));
  });

  it.each(cases)(
    '%s is named where its answer matters and only there',
    (name, tags, turns, calm, other, answer) => {
      const report = judge(tags, turns);
      expect(report.findings).toEqual([]);
      expect(report.rulings.map((one) => one.name)).toEqual([name]);
      expect(judge(calm, other).findings).toEqual([]);
      expect(judge(calm, other).rulings).toEqual([]);

      const otherwise = judge(tags, turns, new Map([[name, answer]]));
      expect(otherwise.verdict, 'the other answer judges differently').toBe('illegal');
    },
  );

  it('covered-boat matters to the majority too', () => {
    const tags = `[Board "atoll"]\n${COVERED}\n[Turn "end"]`;
    const report = judge(tags, '# -14 -13');
    expect(report.findings).toEqual([]);
    expect(report.rulings).toEqual([{ name: 'covered-boat', value: 'lost' }]);
  });

  it('keep the answer of the record, unless the reader gives another', () => {
    const tags = `[Ruling "gap=paid"]\n${GAP}`;
    expect(judge(tags, '1A +1 2:a1 $4\n*').rulings).toEqual([{ name: 'gap', value: 'paid' }]);
    const asked = judge(tags, '1A +1 2:a1 $5\n*', new Map([['gap', 'free']]));
    expect(asked.verdict).toBe('legal');
    expect(asked.rulings).toEqual([{ name: 'gap', value: 'free' }]);
  });

  it.each(['gap=maybe', 'gaps=free'])('%s is no ruling, so nothing can be judged', (ruling) => {
    const report = judge(`[Ruling "${ruling}"]\n${START}`, '1A +1 1:a1 =~\n*');
    expect(report.verdict).toBe('unreadable');
    expect(report.findings[0]?.rule).toBe('notation/bad-tag-value');
  });
});
