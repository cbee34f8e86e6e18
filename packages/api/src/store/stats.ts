import type { ListFault, Page, PageRequest, Stats } from './store.ts';

/** So many games are counted at most, so that nobody waits for somebody's statistics. */
const MOST = 20_000;
const CHUNK = 500;
const MOST_RULES = 20;

type ListPage = (page: PageRequest) => Promise<Page | ListFault>;

interface Range {
  readonly count: number;
  readonly sum: number;
  readonly lowest: number;
  readonly highest: number;
}

export async function gatherStats(list: ListPage): Promise<Stats> {
  const verdicts = new Map<string, number>();
  const byGame = new Map<string, number>();
  const broken = new Map<string, number>();
  const scores = new Map<string, Range>();
  let turns: Range | undefined;
  let games = 0;
  let cursor: string | null = null;
  do {
    const page: Page | ListFault = await list({ sort: '-kept', limit: CHUNK, cursor });
    if (page === 'bad-cursor') break;
    for (const game of page.games) {
      games++;
      count(verdicts, game.verdict);
      count(byGame, game.game);
      for (const rule of game.broken) count(broken, rule);
      for (const score of game.scores ?? []) scores.set(game.game, widened(scores.get(game.game), score));
      turns = widened(turns, game.turns);
    }
    cursor = page.next;
    // The engine answers at once, so others get their turn only if we let them.
    await new Promise((resolve) => setImmediate(resolve));
  } while (cursor !== null && games < MOST);
  return {
    games,
    capped: cursor !== null,
    verdicts: Object.fromEntries(verdicts),
    byGame: Object.fromEntries(byGame),
    broken: [...broken]
      .map(([rule, times]) => ({ rule, games: times }))
      .toSorted((one, other) => other.games - one.games || (one.rule < other.rule ? -1 : 1))
      .slice(0, MOST_RULES),
    scores: [...scores].map(([game, range]) => ({ game, scores: range.count, ...rangeOf(range) })),
    turns: turns === undefined ? null : rangeOf(turns),
  };
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function widened(range: Range | undefined, value: number): Range {
  if (range === undefined) return { count: 1, sum: value, lowest: value, highest: value };
  return {
    count: range.count + 1,
    sum: range.sum + value,
    lowest: Math.min(range.lowest, value),
    highest: Math.max(range.highest, value),
  };
}

function rangeOf({ count, sum, lowest, highest }: Range) {
  return { lowest, highest, mean: Math.round((sum / count) * 100) / 100 };
}
