import { games, replay, seeded, simulate } from '@motu/engine';
import { makeRecord, print } from '@motu/notation';
import { describe, expect, it } from 'vitest';
import { maoriSubject } from './laws/maori.ts';

function play(options: Parameters<typeof simulate>[1], seed: number) {
  return makeRecord({ game: 'maori', ...simulate(games.maori, options, seeded(seed)) });
}

describe('the seeded player of Māori', () => {
  it('plays the same game from the same seed, and another from another', () => {
    const options = { players: 3, level: 'advanced', board: 'atoll' };
    expect(print(play(options, 5))).toBe(print(play(options, 5)));
    expect(print(play(options, 5))).not.toBe(print(play(options, 6)));
  });

  it('plays legally at every table, and stops only where no board can be filled any more', () => {
    let ended = 0;
    for (const [index, table] of maoriSubject.tables.entries()) {
      const record = play(table, 100 + index);
      const report = replay(record);
      expect(report.findings, table.name).toEqual([]);
      expect(record.turns.length, table.name).toBeLessThan(400);
      if (report.outcome.ended === 'played') ended += 1;
      else expect(record.result?.kind).toBe('open');
    }
    expect(ended).toBeGreaterThan(maoriSubject.tables.length * 0.8);
  });

  it('gathers points: a played board is worth more than an empty one', () => {
    const [best = 0] = (replay(play({ players: 2 }, 1)).outcome.scores ?? []).toSorted(
      (one, other) => other - one,
    );
    expect(best).toBeGreaterThan(0);
  });
});
