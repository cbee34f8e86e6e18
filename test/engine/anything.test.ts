import { bookOf, explain, locales, replayAll, ruleWords } from '@motu/engine';
import { parse, printAll } from '@motu/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record } from '../notation/records/record.ts';
import { allFixtures, inventories } from '../support/fixtures.ts';

/** Judges a text, whatever it says, and holds every finding to what a reader needs of it. */
function judge(text: string): void {
  for (const report of replayAll(parse(text), { inventories })) {
    for (const finding of report.findings) {
      const { start, end } = finding.span ?? { start: 0, end: 0 };
      expect(start <= end && end <= text.length, finding.rule).toBe(true);
      for (const locale of locales) {
        const messages = ruleWords(bookOf(locale), finding.rule).messages;
        expect(messages, `${finding.rule} in ${locale}`).toHaveProperty([finding.variant ?? 'broken']);
        expect(explain(finding, locale).message).not.toBe('');
      }
    }
    expect(report.findings.some(({ severity }) => severity === 'error')).toBe(report.verdict !== 'legal');
    expect(JSON.parse(JSON.stringify(report.turns))).toEqual(report.turns);
  }
}

describe('whatever a record says', () => {
  it('is judged, and every finding has its place and its words', () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 3 }), (records) => judge(printAll(records))),
      { numRuns: 300, seed: 4 },
    );
  });

  const lines = allFixtures().map(({ text }) => text.split('\n'));
  const pick = fc.nat({ max: 10_000 });

  it('is judged with lines left out, written twice, swapped or taken from other games', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lines),
        fc.constantFrom(...lines),
        pick,
        pick,
        fc.nat({ max: 3 }),
        (own, other, one, two, how) => {
          const here = one % own.length;
          const there = two % own.length;
          const foreign = other[two % other.length] ?? '';
          const changed = [
            () => own.toSpliced(here, 1),
            () => own.toSpliced(there, 0, own[here] ?? ''),
            () => own.with(here, own[there] ?? '').with(there, own[here] ?? ''),
            () => own.toSpliced(here, 1, foreign),
          ][how];
          judge((changed?.() ?? own).join('\n'));
        },
      ),
      { numRuns: 700, seed: 4 },
    );
  });
});
