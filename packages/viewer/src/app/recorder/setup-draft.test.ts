import { replay } from '@motu/engine';
import { parse, print } from '@motu/notation';
import { describe, expect, it } from 'vitest';
import { countOf, withCount, withShape } from './face.ts';
import { newDraft, recordOf, type SetupDraft } from './setup-draft.ts';

function judged(draft: SetupDraft) {
  const [record] = parse(print(recordOf(draft)));
  if (record === undefined) throw new Error('no game');
  return { record, report: replay(record) };
}

describe('a new game', () => {
  for (const game of ['maori', 'mahe', 'moeraki'] as const) {
    it(`of ${game} begins legally with what the form proposes`, () => {
      const { report } = judged(newDraft(game, '2026-11-18', () => 0.4));
      expect([report.game, report.verdict]).toEqual([game, 'legal']);
    });
  }

  it('takes no signs that a record cannot hold', () => {
    const players = ['Ana\t\u202e \u0007Bee', '\u200f'];
    const { record, report } = judged({ ...newDraft('mahe', '2026-11-18', () => 0.4), players });
    expect(record.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(report.seats.map(({ name }) => name)).toEqual(['Ana Bee', 'B']);
  });

  it('says what the form says', () => {
    const draft: SetupDraft = {
      ...newDraft('maori', '2026-11-18', () => 0.4),
      players: ['Ana "the shark"', ' Ben ', ''],
      level: 'expert',
      edition: 'it',
      board: 'atoll',
      event: 'Club night',
      explorer: 'E3',
    };
    const { record, report } = judged(draft);
    const value = (name: string) => record.tags.find((tag) => tag.name === name)?.value;
    expect(['A', 'B', 'C', 'Level', 'Edition', 'Board', 'Event', 'Date', 'Explorer'].map(value)).toEqual([
      'Ana "the shark"',
      'Ben',
      'C',
      'expert',
      'it',
      'atoll',
      'Club night',
      '2026-11-18',
      'E3',
    ]);
    expect(report.verdict).toBe('legal');
  });

  it('can be set up against the rules: the engine says so', () => {
    const draft: SetupDraft = {
      ...newDraft('maori', '', () => 0.4),
      board: 'atoll',
      players: ['', '', '', '', ''],
    };
    expect(judged(draft).report.findings.map(({ rule }) => rule)).toEqual(['maori/player-count']);
  });
});

describe('a face in the making', () => {
  it('spells its symbols in order', () => {
    expect(withCount(withCount('>b', 'p', 2), 'l', 1)).toBe('>pplb');
    expect(withCount('>pplb', 'p', 0)).toBe('>lb');
    expect(withCount('>', 'l', 5)).toBe('>l');
    expect(withShape('>pp', 'o')).toBe('opp');
    expect(countOf('opph', 'p')).toBe(2);
  });
});
