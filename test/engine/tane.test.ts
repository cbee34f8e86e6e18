import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Report, replay } from '@motu/engine';
import { parse } from '@motu/notation';
import { describe, expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';

/** A game at level master in which A's Tane on e4 bans d3 and c2, as it goes on. */
function judged(stones: string, ...turns: readonly string[]): Report {
  const tags = ['[Motu "1"]', '[Game "moeraki"]', '[Level "master"]', '[A "Ana"]', '[B "Ben"]'];
  const position = [`[Stones "${stones}"]`, '[Ball "f6"]', '[TaneA "e4sw"]', '[Turn "5B"]'];
  const [record] = parse([...tags, ...position, '', ...turns, '*', ''].join('\n'));
  if (record === undefined) throw new Error('a game');
  const report = replay(record);
  expect(report.findings).toEqual([]);
  return report;
}

function totals({ score }: Report): readonly number[] {
  return score.map(({ total }) => total);
}

describe('a second Tane on c4 that looks south-east over d3', () => {
  it('brings the tile back where the first one’s ban kept it off', () => {
    expect(totals(judged('A: d2 e3 d4; B: c3 b4', '5B c5'))).toEqual([0, 1]);
    expect(totals(judged('A: d2 e3 d4; B: c3 b4', '5B c5 TBc4se'))).toEqual([1, 0]);
  });

  it('lets the tile be laid later where the field is undecided', () => {
    expect(totals(judged('A: d2 d4; B: c3 b4', '5B c5', '6A e3'))).toEqual([0, 1]);
    expect(totals(judged('A: d2 d4; B: c3 b4', '5B c5 TBc4se'))).toEqual([0, 0]);
    expect(totals(judged('A: d2 d4; B: c3 b4', '5B c5 TBc4se', '6A e3'))).toEqual([1, 0]);
  });

  it('leaves a field bare that two against two have decided', () => {
    expect(totals(judged('A: d2 d4; B: c3 e3 b4', '5B c5 TBc4se'))).toEqual([0, 0]);
  });

  it('bans the fields behind the crossing, and the first one’s stay banned', () => {
    // Around c2 and e2 A has three to one, on d1 half a tile.
    const stones = 'A: b2 c1 d2 d4; B: b4 c3 e1';
    expect(totals(judged(stones, '5B c5 TBc4se', '6A e3', '6B h8', '7A f2'))).toEqual([1.5, 0]);
  });
});

describe('rulings that mattered', () => {
  it('name the point for a Tane once one is out', () => {
    expect(judged('A: d2', '5B c5').rulings).toEqual([{ name: 'tane-score', value: 'none' }]);
  });

  it('name the half field on which a Tane came', () => {
    const { rulings } = judged('B: c1 e1', '5B d2 TBd1ne');
    expect(rulings).toContainEqual({ name: 'tane-edge', value: 'allowed' });
  });
});

it('rulings given with the call go over those of the record, and those of other games are let be', () => {
  const text = readFileSync(
    join(root, 'fixtures/moeraki/rules/tane-field/legal-half-field-three-to-none.motu'),
    'utf8',
  );
  const [record] = parse(text);
  if (record === undefined) throw new Error('a game');
  const rulings = new Map([
    ['tane-edge', 'forbidden'],
    ['cleared', 'free'],
  ]);
  expect(replay(record).verdict).toBe('legal');
  expect(replay(record, { rulings }).findings.map(({ rule }) => rule)).toEqual(['moeraki/tane-field']);
  const wrong = replay(record, { rulings: new Map([['tane-edge', 'perhaps']]) });
  expect(wrong.findings.map(({ rule }) => rule)).toEqual(['notation/bad-tag-value']);
});
