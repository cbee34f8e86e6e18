import type { Store } from '@motu/api';

type NewRecord = Parameters<Store['keep']>[0];
type Summary = NewRecord['games'][number];

export function summary(own: Partial<Summary>): Summary {
  return {
    number: 1,
    game: 'mahe',
    edition: 'de',
    level: 'basic',
    verdict: 'legal',
    players: ['Ana', 'Ben'],
    event: null,
    date: null,
    turns: 3,
    scores: [1, 2],
    winners: ['B'],
    way: null,
    broken: [],
    ...own,
  };
}

let moment = 0;

/** A record as if it had been judged; each is kept a millisecond after the one before. */
export function newRecord(id: string, games: readonly Summary[]): NewRecord {
  moment++;
  const kept = new Date(Date.UTC(2026, 0, 1) + moment).toISOString();
  return { id, text: `text of ${id}`, tokenHash: 'hash', kept, judgedBy: 'tests', games, verdicts: '[]' };
}
