import type { Filter, NewRecord, Sort, Store } from '@motu/api';

/** Something asked of a store, every time about something else. */
export interface Question {
  readonly what: string;
  readonly note?: string;
  ask(store: Store, about: NewRecord): Promise<unknown>;
}

const LIMIT = 20;
const DEEP = 500;

function listing(what: string, sort: Sort, filter: (about: NewRecord) => Filter): Question {
  return {
    what,
    ask: async (store, about) => {
      const page = await store.list(filter(about), { sort, limit: LIMIT, cursor: null });
      if (page === 'bad-cursor') throw new Error(page);
      return page;
    },
  };
}

const firstPlayer = ({ games }: NewRecord): string => games[0]?.players[0] ?? '';
const dateOf = ({ games }: NewRecord): string => games[0]?.date ?? '';

export const questions: readonly Question[] = [
  { what: 'one record by its key', note: 'reference', ask: (store, { id }) => store.find(id) },
  listing('the newest games', '-kept', () => ({})),
  {
    what: `a page ${DEEP} games further down`,
    ask: async (store) => store.list({}, { sort: '-date', limit: LIMIT, cursor: await deepCursor(store) }),
  },
  listing('the games of one table by date', '-date', ({ games }) => ({ game: games[0]?.game })),
  listing('illegal games, the longest first', '-turns', () => ({ verdict: 'illegal' })),
  listing('the games of one edition and level', '-kept', ({ games }) => ({
    game: games[0]?.game,
    edition: games[0]?.edition,
    level: games[0]?.level,
  })),
  listing('the games from a day on', 'date', (about) => ({ from: dateOf(about) })),
  listing('the games of one player', '-kept', (about) => ({ player: firstPlayer(about) })),
  listing('the games of one event by date', '-date', ({ games }) => ({ event: games[0]?.event ?? '' })),
  listing('the games that break a rule', '-kept', () => ({ broken: 'mahe/turn-order' })),
  listing('search: a whole name', '-kept', (about) => ({ q: firstPlayer(about) })),
  listing('search: three letters', '-kept', (about) => ({ q: firstPlayer(about).slice(0, 3) })),
  listing('search: three letters, by date', '-date', (about) => ({ q: firstPlayer(about).slice(0, 3) })),
  listing('search: a word that is everywhere', '-date', () => ({ q: 'open', verdict: 'illegal' })),
  listing('search: nothing there', '-kept', () => ({ q: 'xyzzy' })),
];

const cursors = new WeakMap<Store, string | null>();

/** Found once for a store, so that only the page itself is timed from the second time on. */
async function deepCursor(store: Store): Promise<string | null> {
  const known = cursors.get(store);
  if (known !== undefined) return known;
  const page = await store.list({}, { sort: '-date', limit: DEEP, cursor: null });
  const found = page === 'bad-cursor' ? null : page.next;
  cursors.set(store, found);
  return found;
}
