import { beforeAll, describe, expect, test } from 'vitest';
import { illegalGame, legalGame } from '../support/records.ts';
import { at, jsonOf, send, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;

const TEXTS = [
  legalGame({ players: ['Ana', 'Ben'], event: 'Hawaiki Open', date: '2026-01-05' }),
  legalGame({ players: ['Āna', 'Cleo'], event: 'Club evening', date: '2026-02-10', turns: 2 }),
  illegalGame({ players: ['Dan', 'Ben'], event: 'Hawaiki Open', date: '2026-03-15' }),
  legalGame({ players: ['Eva', 'José María'], date: '2025', turns: 4, level: 'cards' }),
  illegalGame({ players: ["O'Neil %_", 'Ben'], event: 'Straße 7' }),
  `${legalGame({ players: ['Two', 'In'] })}\n${legalGame({ players: ['One', 'File'], turns: 1 })}`,
];

beforeAll(async () => {
  server = await startServer();
  for (const text of TEXTS) expect((await send(`${server.api}/records`, text)).status).toBe(201);
});

const list = (query: string) => jsonOf(fetch(`${server.api}/records?${query}`));

async function firstPlayers(query: string): Promise<unknown[]> {
  const games = at(await list(query), 'games');
  return Array.isArray(games) ? games.map((game) => at(game, 'players', 0)) : [];
}

describe('filters', () => {
  test.each([
    ['game=mahe&verdict=illegal', ["O'Neil %_", 'Dan']],
    ['game=maori', []],
    ['level=cards', ['Eva']],
    ['edition=de&level=cards', ['Eva']],
    ['player=BEN', ["O'Neil %_", 'Dan', 'Ana']],
    ['player=ana', ['Āna', 'Ana']],
    ['player=be', []],
    ['player=jose%20maria', ['Eva']],
    ['event=hawaiki%20open', ['Dan', 'Ana']],
    ['broken=mahe/landing', ["O'Neil %_", 'Dan']],
    ['broken=mahe/bust', []],
    ['from=2026-02', ['Dan', 'Āna']],
    ['to=2026-01-05', ['Eva', 'Ana']],
    ['from=2026-01&to=2026-02', ['Āna', 'Ana']],
    ['to=2025', ['Eva']],
    ['from=2026-01-01&to=2026-02-10', ['Āna', 'Ana']],
    ['player=ben&event=Hawaiki%20Open&verdict=legal', ['Ana']],
  ])('%s', async (query, players) => {
    expect(await firstPlayers(query)).toEqual(players);
  });
});

describe('search in players and event', () => {
  test.each([
    ['q=haw', ['Dan', 'Ana']],
    ['q=hawaiki%20dan', ['Dan']],
    ['q=strasse', ["O'Neil %_"]],
    ['q=mari', ['Eva']],
    ['q=%25', []],
    ['q=%20', ['One', 'Two', "O'Neil %_", 'Eva', 'Dan', 'Āna', 'Ana']],
    ['q=%27%20or%201=1%20--', []],
    ['q=ana&from=2026-02-01', ['Āna']],
  ])('%s', async (query, players) => {
    expect(await firstPlayers(query)).toEqual(players);
  });
});

describe('order and pages', () => {
  test.each([
    ['sort=date&from=2000', ['Eva', 'Ana', 'Āna', 'Dan']],
    ['sort=-date&limit=2', ['Dan', 'Āna']],
    ['sort=-turns&limit=2', ['Eva', 'Āna']],
    ['sort=kept&limit=1', ['Ana']],
  ])('%s', async (query, players) => {
    expect(await firstPlayers(query)).toEqual(players);
  });

  test.each(['-kept', 'kept', '-date', 'date', '-turns', 'turns'])(
    'every game once, page by page, by %s',
    async (sort) => {
      const all = await firstPlayers(`sort=${sort}`);
      expect(all).toHaveLength(7);
      const paged: unknown[] = [];
      let cursor = '';
      do {
        const page = await list(`sort=${sort}&limit=2${cursor}`);
        const games = at(page, 'games');
        if (Array.isArray(games)) paged.push(...games.map((game) => at(game, 'players', 0)));
        const next = at(page, 'next');
        cursor = next === null ? '' : `&cursor=${next}`;
      } while (cursor !== '' && paged.length < 20);
      expect(paged).toEqual(all);
    },
  );

  test('a page goes on where it ended, whatever is kept in between', async () => {
    const other = await startServer();
    for (const text of TEXTS) await send(`${other.api}/records`, text);
    const first = await jsonOf(fetch(`${other.api}/records?limit=3`));
    await send(`${other.api}/records`, legalGame({ players: ['New', 'Comer'] }));
    const second = await jsonOf(fetch(`${other.api}/records?limit=10&cursor=${at(first, 'next')}`));
    expect(at(second, 'games')).toHaveLength(4);
    expect(JSON.stringify(second)).not.toContain('Comer');
  });

  test.each([
    ['limit=101', 'bad-parameter'],
    ['limit=0', 'bad-parameter'],
    ['limit=many', 'bad-parameter'],
    ['sort=name', 'bad-parameter'],
    ['from=yesterday', 'bad-parameter'],
    ['verdict=unreadable', 'bad-parameter'],
    ['colour=red', 'bad-parameter'],
    ['q=a&q=b', 'bad-parameter'],
    [`player=${'x'.repeat(201)}`, 'bad-parameter'],
    ['cursor=nonsense', 'bad-cursor'],
    [`cursor=${Buffer.from('["-date","2026",1]').toString('base64url')}`, 'bad-cursor'],
    [`cursor=${Buffer.from('["-kept",1,"1; drop table games"]').toString('base64url')}`, 'bad-cursor'],
  ])('%s is refused', async (query, code) => {
    const response = await fetch(`${server.api}/records?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
  });
});

describe('statistics', () => {
  test('of all games', async () => {
    expect(await jsonOf(fetch(`${server.api}/stats`))).toEqual({
      games: 7,
      capped: false,
      verdicts: { legal: 5, illegal: 2 },
      byGame: { mahe: 7 },
      broken: [{ rule: 'mahe/landing', games: 2 }],
      scores: expect.any(Array),
      turns: { lowest: 2, highest: 6, mean: 3 },
    });
  });

  test('of those that a filter leaves', async () => {
    expect(await jsonOf(fetch(`${server.api}/stats?player=ben&verdict=illegal`))).toMatchObject({
      games: 2,
      verdicts: { illegal: 2 },
    });
    expect(await jsonOf(fetch(`${server.api}/stats?game=moeraki`))).toMatchObject({ games: 0, turns: null });
  });
});
