import { type Report, replayAll } from '@motu/engine';
import { type PlayableRecord, parse, printAll } from '@motu/notation';
import { describe, expect, it } from 'vitest';
import { allFixtures, inventories } from '../support/fixtures.ts';

const fixtures = allFixtures();

/** What happened, in the words of an Expect tag. */
function outcomeOf(report: Report, expected: string): string {
  if (report.verdict === 'legal') {
    const { scores, winners, way } = report.outcome;
    if (expected === 'legal') return 'legal';
    return ['legal', ...(way === null || way === 'marae' ? [] : [...winners, way]), ...(scores ?? [])].join(
      ' ',
    );
  }
  const first = report.findings.find(({ severity }) => severity === 'error');
  const there = report.findings.filter(({ turn, severity }) => turn === first?.turn && severity === 'error');
  const rules = [...new Set(there.map(({ rule }) => rule))].sort();
  return [report.verdict, first?.turn ?? '', ...rules].filter((word) => word !== '').join(' ');
}

/** The rules of an expectation in a fixed order. */
function normal(expected: string): string {
  const [verdict = '', turn, ...rules] = expected.split(' ');
  return verdict === 'legal' ? expected : [verdict, turn, ...rules.toSorted()].join(' ');
}

describe('every fixture', () => {
  it('is there, in number', () => {
    console.log(`fixtures: ${fixtures.length} files`);
    expect(fixtures.length).toBeGreaterThan(300);
  });

  it.each(fixtures)('$name comes out as it says', ({ text }) => {
    const records = parse(text);
    const reports = [...replayAll(records, { inventories })];
    const expected = records.map(({ tags }) => tags.find(({ name }) => name === 'Expect')?.value ?? 'legal');
    expect(reports.map((report, index) => outcomeOf(report, expected[index] ?? ''))).toEqual(
      expected.map(normal),
    );
    expect(records.length).toBeGreaterThan(0);
  });

  it.each(fixtures)('$name is in canonical form', ({ text }) => {
    const records = parse(text);
    const known = records.filter((record): record is PlayableRecord => record.game !== null);
    const isWhole = known.every(({ problems }) => problems.every(({ rule }) => isKept(rule)));
    if (isWhole && known.length === records.length) expect(printAll(known)).toBe(text);
  });
});

/** A form error with which nothing is lost in printing. */
function isKept(rule: string): boolean {
  return rule !== 'notation/syntax' && rule !== 'notation/encoding';
}
