import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isStore, openStore, type Store } from '@motu/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../support/fixtures.ts';
import { newRecord, summary } from '../support/kept.ts';
import { engines, openNew, placesOf } from '../support/stores.ts';

const page = { sort: '-kept', limit: 10, cursor: null } as const;

describe.each(engines)('the store on %s', (engine) => {
  const newPlace = placesOf(engine);
  let place = '';
  let store: Store;
  beforeAll(async () => {
    place = await newPlace();
    store = await openNew(place);
  });
  afterAll(() => store.close());

  const playersOf = async (
    filter: Parameters<Store['list']>[0],
    options = {},
  ): Promise<readonly string[]> => {
    const found = await store.list(filter, { ...page, ...options });
    if (found === 'bad-cursor') throw new Error(found);
    return found.games.map(({ players }) => players[0] ?? '');
  };

  test('keeps a record once', async () => {
    const record = newRecord('once', [summary({ players: ['Once'] })]);
    expect(await store.keep(record)).toBe(true);
    expect(await store.keep(record)).toBe(false);
    expect(await store.find('once')).toMatchObject({
      id: 'once',
      family: 'once',
      text: record.text,
      next: null,
    });
    expect(await playersOf({ player: 'once' })).toEqual(['Once']);
  });

  test('keeps many records at once, each once', async () => {
    const many = Array.from({ length: 1_100 }, (_, index) =>
      newRecord(`many${index}`, [summary({ players: [`Many ${index}`], event: 'Many' })]),
    );
    await store.keep(newRecord('many7', [summary({ players: ['Seventh'] })]));
    expect(await store.keepAll(many)).toBe(1_099);
    expect(await store.keepAll([...many.slice(0, 3), ...many.slice(0, 3)])).toBe(0);
    expect(await store.keepAll([])).toBe(0);
    expect(await playersOf({ player: 'many 1099' })).toEqual(['Many 1099']);
    expect(await playersOf({ player: 'many 7' })).toEqual([]);
    expect(await store.find('many7')).toMatchObject({ games: [{ players: ['Seventh'] }] });
    for (const { id } of many) await store.remove(id);
  });

  test('finds nothing where nothing is', async () => {
    expect(await store.find('nothing')).toBeNull();
    expect(await playersOf({ player: 'nobody' })).toEqual([]);
  });

  test('keeps the old version readable and lists the new one', async () => {
    await store.keep(newRecord('first', [summary({ players: ['Amended'], turns: 1 })]));
    expect(
      await store.amend('first', newRecord('second', [summary({ players: ['Amended'], turns: 2 })])),
    ).toBe('amended');
    expect(await store.find('first')).toMatchObject({ next: 'second' });
    expect(await store.find('second')).toMatchObject({ previous: 'first', family: 'first', next: null });
    const found = await store.list({ player: 'amended' }, page);
    expect(found).toMatchObject({ games: [{ record: 'second', turns: 2 }] });
    expect(await store.amend('first', newRecord('third', [summary({})]))).toBe('superseded');
    expect(await store.amend('missing', newRecord('third', [summary({})]))).toBe('missing');
    expect(await store.amend('second', newRecord('once', [summary({})]))).toBe('taken');
  });

  test('takes a record away with all its versions', async () => {
    await store.remove('first');
    expect(await store.find('first')).toBeNull();
    expect(await store.find('second')).toBeNull();
    expect(await playersOf({ player: 'amended' })).toEqual([]);
  });

  test('filters, sorts and pages', async () => {
    const games = [
      summary({
        players: ['Zoë'],
        game: 'maori',
        level: 'expert',
        edition: 'it',
        date: '2026-03-01',
        turns: 9,
      }),
      summary({
        players: ['Īhaia'],
        game: 'maori',
        verdict: 'illegal',
        broken: ['maori/shells'],
        date: '2026-01-01',
      }),
      summary({ players: ['Karl'], game: 'moeraki', event: 'Island Open', date: '2026-02-01', turns: 5 }),
      summary({ players: ['ana MARIA'], game: 'mahe', event: 'Island Open', date: null, turns: 7 }),
    ];
    for (const [at, game] of games.entries()) await store.keep(newRecord(`listed${at}`, [game]));
    expect(await playersOf({ game: 'maori' })).toEqual(['Īhaia', 'Zoë']);
    expect(await playersOf({ game: 'maori' }, { sort: 'kept' })).toEqual(['Zoë', 'Īhaia']);
    expect(await playersOf({ edition: 'it' })).toEqual(['Zoë']);
    expect(await playersOf({ level: 'expert' })).toEqual(['Zoë']);
    expect(await playersOf({ verdict: 'illegal' })).toEqual(['Īhaia']);
    expect(await playersOf({ broken: 'maori/shells' })).toEqual(['Īhaia']);
    expect(await playersOf({ player: 'ZOE' })).toEqual(['Zoë']);
    expect(await playersOf({ event: 'island open' })).toEqual(['ana MARIA', 'Karl']);
    expect(await playersOf({ q: 'iha' })).toEqual(['Īhaia']);
    expect(await playersOf({ q: 'isl kar' })).toEqual(['Karl']);
    expect(await playersOf({ q: 'mar' })).toEqual(['ana MARIA']);
    expect(await playersOf({ from: '2026-01-15', to: '2026-02-15' })).toEqual(['Karl']);
    expect(await playersOf({ game: 'maori' }, { sort: 'date' })).toEqual(['Īhaia', 'Zoë']);
    expect(await playersOf({ event: 'Island Open' }, { sort: '-turns' })).toEqual(['ana MARIA', 'Karl']);

    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const found = await store.list({}, { sort: 'date', limit: 2, cursor });
      if (found === 'bad-cursor') throw new Error(found);
      seen.push(...found.games.map(({ record }) => record));
      cursor = found.next;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(5);
    expect(await store.list({}, { ...page, cursor: 'nonsense' })).toBe('bad-cursor');
  });

  test('counts', async () => {
    expect(await store.stats({ game: 'maori' })).toMatchObject({
      games: 2,
      verdicts: { legal: 1, illegal: 1 },
      broken: [{ rule: 'maori/shells', games: 1 }],
    });
  });

  test('marks what a newer judge sees differently', async () => {
    const record = newRecord('judged', [summary({ players: ['Judged'] })]);
    await store.keep(record);
    const found = await store.find('judged');
    if (found === null) throw new Error('it was kept');
    const games = [summary({ players: ['Judged'], verdict: 'illegal', broken: ['mahe/die'] })];
    const after = await store.rejudged(found, { judgedBy: 'newer', games, verdicts: '[]' });
    expect(after.changes).toMatchObject([
      { number: 1, from: 'tests', to: 'newer', after: { verdict: 'illegal' } },
    ]);
    expect(await playersOf({ broken: 'mahe/die' })).toEqual(['Judged']);
    expect(await store.find('judged')).toMatchObject({ judgedBy: 'newer', changes: after.changes });
  });

  test('gives all current texts, oldest first', async () => {
    const ids = [];
    for await (const { id } of store.texts()) ids.push(id);
    expect(ids).toEqual(['once', 'listed0', 'listed1', 'listed2', 'listed3', 'judged']);
  });

  test('opens again with everything in it', async () => {
    const other = await openNew(place);
    expect(await other.find('once')).toMatchObject({ id: 'once' });
    await other.close();
  });

  test('is made once when several processes start on nothing', async () => {
    const fresh = await newPlace();
    const script = `
      import { openStore } from ${JSON.stringify(join(root, 'packages/api/dist/index.js'))};
      const store = await openStore(${JSON.stringify(fresh)});
      if (!(await store.isEmpty())) throw new Error('it is not empty');
      await store.close();`;
    const run = promisify(execFile);
    await Promise.all([1, 2, 3].map(() => run(process.execPath, ['--input-type=module', '--eval', script])));
    const store = await openNew(fresh);
    expect(await store.keep(newRecord('after', [summary({})]))).toBe(true);
    await store.close();
  });

  test('leaves a store of a newer Motu alone', async () => {
    const opened = await openStore(await madeNewer(newPlace));
    expect(isStore(opened)).toBe(false);
    expect(opened).toMatchObject({ found: 99 });
  });
});

async function madeNewer(newPlace: () => Promise<string>): Promise<string> {
  const place = await newPlace();
  await (await openNew(place)).close();
  if (place.startsWith('postgres')) {
    const { query } = await import('../support/postgres.ts');
    await query(place, 'update motu_schema set version = 99');
  } else {
    const { default: Database } = await import('libsql');
    const database = new Database(place);
    database.exec('update motu_schema set version = 99');
    database.close();
  }
  return place;
}
