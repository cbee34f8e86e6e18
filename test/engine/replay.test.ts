import { type ReportFinding, replay } from '@motu/engine';
import { parse } from '@motu/notation';
import { describe, expect, it } from 'vitest';

const HEAD = `[Motu "1"]
[Game "maori"]
[A "Ana"]
[B "Ben"]
[Display ">p <pl ~b oph / ^pp vp -p ~ / o ~s >h <p / |p ^ v ~"]
[Explorer "N2"]

`;

function judge(text: string) {
  const [record] = parse(text);
  if (record === undefined) throw new Error('a text holds a game');
  return replay(record);
}

/** Findings as `turn rule`, `+` after an error, `s` where it was confirmed. */
function told(findings: readonly ReportFinding[]): readonly string[] {
  return findings.map(({ turn, rule, followsError, sic }) =>
    [turn, rule, followsError ? '+' : '', sic ? 's' : ''].filter((word) => word !== '').join(' '),
  );
}

describe('after an error', () => {
  it('the replay goes on as recorded, and what comes later follows the error', () => {
    const report = judge(`${HEAD}1A +0 1:a1 =~
1B +1 1:a1 =~
2A +1 1:a1 =~
# 1 2
`);
    expect(report.verdict).toBe('illegal');
    expect(told(report.findings)).toEqual([
      '1A maori/ship-must-move',
      '2A maori/place-space +',
      'result maori/unfinished +',
    ]);
    expect(report.turns).toHaveLength(3);
    expect(report.turns.map(({ state }) => state.turn)).toEqual([
      { round: 1, seat: 'B' },
      { round: 2, seat: 'A' },
      { round: 2, seat: 'B' },
    ]);
  });

  it('every rule that a turn breaks is told, none as following another of the same turn', () => {
    const report = judge(`${HEAD}1A +0 9:z9 @a1 =op $9
*
`);
    expect(told(report.findings)).toEqual([
      '1A maori/ship-must-move',
      '1A maori/take-line',
      '1A maori/place-space',
      '1A maori/no-ship',
      '1A maori/shells-check',
    ]);
  });

  it('`sic` keeps the findings, marks them, and what comes later does not follow from them', () => {
    const report = judge(`${HEAD}1A +0 1:a1 =~ sic
1B +0 1:a1 =~
2A +0 1:b1 =~
*
`);
    expect(report.verdict).toBe('illegal');
    expect(told(report.findings)).toEqual([
      '1A maori/ship-must-move s',
      '1B maori/ship-must-move',
      '2A maori/ship-must-move +',
    ]);
  });

  it('a set-up that breaks a rule is the first error', () => {
    const report = judge(`[Motu "1"]
[Game "maori"]
[A "Ana"]
[Display ">p <pl ~b oph / ^pp vp -p ~ / o ~s >h <p / |p ^ v ~"]
[Explorer "N2"]

1A +0 1:a1 =~
*
`);
    expect(told(report.findings)).toEqual(['setup maori/player-count', '1A maori/ship-must-move +']);
  });

  it('a repeated tag is the first error too; its first value counts', () => {
    const report = judge(`[Motu "1"]
[Game "maori"]
[Level "basic"]
[Level "expert"]
[A "Ana"]
[B "Ben"]
[Display ">p <pl ~b oph / ^pp vp -p ~ / o ~s >h <p / |p ^ v ~"]
[Explorer "N2"]

1A +0 1:a1 =~
*
`);
    expect(report.verdict).toBe('illegal');
    expect(report.level).toBe('basic');
    expect(told(report.findings)).toEqual(['setup notation/duplicate-tag', '1A maori/ship-must-move +']);
  });
});

describe('a turn that cannot be read', () => {
  const report = judge(`${HEAD}1A +1 nonsense 1:a1 =~
1B +1 1:a1 =~
2A +0 1:a1 =~
*
`);

  it('leaves the game unreadable and everything else judged', () => {
    expect(report.verdict).toBe('unreadable');
    expect(told(report.findings)).toEqual(['1A notation/syntax', '2A maori/ship-must-move +']);
  });

  it('has its form error with it, and the next seat moves on from where things were', () => {
    expect(report.turns[0]?.readable).toBe(false);
    expect(told(report.turns[0]?.findings ?? [])).toEqual(['1A notation/syntax']);
    expect(report.turns[0]?.state).toEqual({ ...report.start, turn: { round: 1, seat: 'B' } });
  });
});

describe('labels', () => {
  it.each([
    ['1A +1 pass\n1B +1 pass\n3A +1 pass\n3B +1 pass', ['3A notation/label']],
    ['1A +1 pass\n1C +1 pass\n2A +1 pass', ['1C notation/label']],
    ['1A +1 pass\n1A +1 pass\n1B +1 pass', ['1A maori/turn-order']],
    ['1B +1 pass\n2A +1 pass', ['1B maori/turn-order']],
    ['2A +1 pass\n2B +1 pass', ['2A notation/label']],
  ])('%j', (turns, expected) => {
    const report = judge(`${HEAD}${turns}\n*\n`);
    expect(report.verdict).toBe('illegal');
    expect(told(report.findings)).toEqual(expected);
  });

  it('the seat named moves, whoever should have', () => {
    const report = judge(`${HEAD}1B +1 1:a1 =~\n*\n`);
    expect(report.score.map(({ lines }) => lines.at(-1)?.points)).toEqual([-16, -15]);
  });
});

describe('variations', () => {
  const report = judge(`${HEAD}1A +1 1:a1 =~
  (1A +0 pass
  1B +1 1:a1 =~
    (1B +0 pass))
1B +1 1:a1 =~
*
`);

  it('are judged like the main line, from before the turn they replace', () => {
    expect(told(report.findings)).toEqual(['1A maori/ship-must-move', '1B maori/ship-must-move +']);
    const [first] = report.turns;
    expect(first?.findings).toEqual([]);
    const [line] = first?.variations ?? [];
    expect(line?.map(({ label }) => label)).toEqual(['1A', '1B']);
    expect(told(line?.[0]?.findings ?? [])).toEqual(['1A maori/ship-must-move']);
    expect(told(line?.[1]?.variations[0]?.[0]?.findings ?? [])).toEqual(['1B maori/ship-must-move +']);
  });

  it('leave the main line as it is', () => {
    expect(report.turns[1]?.findings).toEqual([]);
    expect(report.verdict).toBe('illegal');
  });
});

describe('the place of a finding', () => {
  it.each([
    ['+0/N2', '1A +0/N2 1:a1 =~', 'maori/ship-must-move'],
    ['N2', '1A +2/N2 1:a1 =~', 'maori/explorer-check'],
    ['1:z9', '1A +2/N4 1:z9 =~', 'maori/place-space'],
    ['5:s', '1A +2/N4 5:s', 'maori/take-line'],
    ['@b1', '1A +2/N4 @b1 1:a1 =~', 'maori/no-ship'],
    ['@b2', '1A +2/N4 1:a1 @b2 =~', 'maori/no-ship'],
    ['=op', '1A +2/N4 pass =op', 'maori/no-refill'],
    ['$9', '1A +2/N4 pass $9', 'maori/shells-check'],
    ['1A +2/N4 1:a1', '1A +2/N4 1:a1', 'maori/refill'],
    ['2A', '2A +2/N4 1:a1 =~', 'notation/label'],
    ['1B', '1B +2/N4 1:a1 =~', 'maori/turn-order'],
  ])('is %s in %s', (place, turn, rule) => {
    const text = `${HEAD}${turn}\n*\n`;
    const found = judge(text).findings.find((one) => one.rule === rule);
    expect(text.slice(found?.span?.start, found?.span?.end)).toBe(place);
  });

  it('is the tag, in the set-up', () => {
    const text = HEAD.replace('N2', 'N9');
    const found = judge(`${text}*\n`).findings[0];
    expect(found?.rule).toBe('maori/ship-start');
    expect(text.slice(found?.span?.start, found?.span?.end)).toBe('N9');
  });
});
