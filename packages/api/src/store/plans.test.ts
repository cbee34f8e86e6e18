import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite, sqliteEngine } from './engine.ts';
import { placesQuery } from './listing.ts';
import { migrate } from './migrations.ts';
import { type Route, routeOf } from './route.ts';
import { keepAll } from './rows.ts';
import type { Schema } from './schema.ts';
import { type Filter, type GameSummary, type Sort, sorts } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'motu-'));
let db: Kysely<Schema>;

function summary(number: number): GameSummary {
  return {
    number: 1,
    game: 'mahe',
    edition: 'de',
    level: 'basic',
    verdict: 'legal',
    players: ['Ana', `Player ${number}`],
    event: 'Open',
    date: '2026-11-18',
    turns: number,
    scores: [1, 2],
    winners: ['B'],
    way: null,
    broken: ['mahe/bust'],
  };
}

beforeAll(async () => {
  db = openSqlite(join(folder, 'motu.db'));
  await migrate(db, sqliteEngine);
  for (let number = 0; number < 20; number++) {
    const id = `${number}`.padStart(32, '0');
    const kept = '2026-11-18T00:00:00.000Z';
    const rest = { tokenHash: 'x', judgedBy: 'x', verdicts: '[]', kept };
    await keepAll(db, [{ ...rest, id, text: 'x', games: [summary(number)] }]);
  }
});
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

/** How the engine goes about finding a page, one step a line. */
async function planOf(filter: Filter, sort: Sort, later: boolean, route?: Route): Promise<readonly string[]> {
  const cursor = later ? { value: sort.endsWith('date') ? '2026' : 10, seq: 10 } : null;
  const query = placesQuery(db, filter, { sort, limit: 20 }, cursor, route ?? (await routeOf(db, filter)));
  const { sql, parameters } = query.compile();
  const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery(explain);
  return rows.map((row) => Object(row).detail);
}

const narrow: readonly Filter[] = [
  {},
  { game: 'mahe' },
  { verdict: 'illegal' },
  { edition: 'de', level: 'basic' },
  { from: '2026-01-01', to: '2026-12-31' },
  { game: 'mahe', verdict: 'legal', from: '2026' },
];

const sought: readonly Filter[] = [
  { player: 'Ana' },
  { event: 'Open' },
  { broken: 'mahe/bust' },
  { q: 'pla' },
  { q: 'ana open', game: 'mahe', verdict: 'legal' },
  { player: 'Ana', broken: 'mahe/bust', from: '2026' },
];

describe.each(sorts)('by %s', (sort) => {
  describe.each([false, true])('on a later page: %s', (later) => {
    test.each(narrow)('%j goes through one index in order and sorts nothing', async (filter) => {
      const plan = await planOf(filter, sort, later, { driver: null, bySpan: false });
      expect(plan).toEqual([expect.stringMatching(/^(SCAN|SEARCH) g USING COVERING INDEX games_by_/)]);
    });

    test('a span with few games in it is gone to directly', async () => {
      const [step] = await planOf({ from: '2026-01-01', to: '2026-12-31' }, sort, later);
      expect(step).toMatch(/^SEARCH g USING (COVERING )?INDEX games_by_date/);
    });

    test.each(sought)('%j begins with the rarest term and meets its games by key', async (filter) => {
      const plan = await planOf(filter, sort, later);
      const reads = plan.filter((step) => /^(SCAN|SEARCH) /.test(step));
      expect(reads.filter((step) => /SCAN (g|terms|x)\b/.test(step))).toEqual([]);
      expect(reads.join('\n')).toMatch(/SEARCH (t|terms) USING (COVERING )?INDEX/);
      expect(reads.join('\n')).toMatch(/SEARCH g USING (INTEGER PRIMARY KEY|COVERING INDEX)/);
    });
  });
});
