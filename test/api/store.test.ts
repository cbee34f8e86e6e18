import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup, exportAll, openStore, restore, start } from '@motu/api';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { censusOf, openKept } from '../support/census.ts';
import { root } from '../support/fixtures.ts';
import { illegalGame, legalGame } from '../support/records.ts';
import { at, jsonOf, newFolder, OPERATOR, send, startServer } from '../support/server.ts';

describe('the schema', () => {
  test('of a newer Motu is left alone, and said so', async () => {
    const data = newFolder();
    await (await openKept(data)).close();
    const database = new Database(join(data, 'motu.db'));
    database.exec('update motu_schema set version = 99');
    database.close();
    expect(await openStore(join(data, 'motu.db'))).toEqual({ found: 99, known: expect.any(Number) });
    await expect(start({ data, port: 0, logLevel: 'silent' })).rejects.toThrow(
      /version 99.*Use a newer Motu/,
    );
  });

  test('is made once, however many start at the same time', async () => {
    const data = newFolder();
    const script = `
      const { openStore, isStore } = await import('@motu/api');
      const store = await openStore(process.argv[1]);
      await store.close();
      process.exit(isStore(store) ? 0 : 1);`;
    const args = ['--input-type=module', '-e', script, join(data, 'motu.db')];
    const codes = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
        const [code]: unknown[] = await once(child, 'exit');
        return code;
      }),
    );
    expect(codes).toEqual([0, 0, 0, 0]);
    const database = new Database(join(data, 'motu.db'));
    expect(database.prepare('select version from motu_schema').all()).toHaveLength(1);
    expect(database.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    database.close();
  });
});

describe('keeping', () => {
  test('stores the hash of a token and never the token', async () => {
    const server = await startServer();
    const kept = await jsonOf(send(`${server.api}/records`, legalGame()));
    await server.close();
    const files = readdirSync(server.data).map((name) => readFileSync(join(server.data, name), 'latin1'));
    expect(files.join('')).toContain(String(at(kept, 'id')));
    expect(files.join('')).not.toContain(String(at(kept, 'token')));
    expect(files.join('')).not.toContain(OPERATOR);
  });

  test('of the same text by many at once keeps it once', async () => {
    const server = await startServer();
    const text = legalGame({ players: ['Race', 'Car'] });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(`${server.api}/records`, text)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(19).fill(200), 201]);
    expect(at(await jsonOf(fetch(`${server.api}/records`)), 'games')).toHaveLength(1);
  });

  test('of a new version by many at once takes one of them', async () => {
    const server = await startServer();
    const kept = await jsonOf(send(`${server.api}/records`, legalGame()));
    const headers = { authorization: `Bearer ${at(kept, 'token')}` };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, time) =>
        send(`${server.api}/records/${at(kept, 'id')}`, legalGame({ players: ['New', `${time}`] }), {
          method: 'PUT',
          headers,
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
    await server.close();
    expect(censusOf(server.data).records).toHaveLength(2);
  });
});

describe('a newer judge', () => {
  test('judges old records again when they are read, and marks what changed', async () => {
    const old = await startServer({ judgedBy: '0.0.1' });
    const illegal = String(at(await jsonOf(send(`${old.api}/records`, illegalGame())), 'id'));
    const legal = String(at(await jsonOf(send(`${old.api}/records`, legalGame())), 'id'));
    await old.close();
    // What an older judge that overlooked the slip would have left.
    const database = new Database(join(old.data, 'motu.db'));
    const games = String(
      at(database.prepare('select games from records where id = ?').get(illegal), 'games'),
    );
    const overlooked = games.replace('"illegal"', '"legal"').replace('["mahe/landing"]', '[]');
    database.prepare('update records set games = ? where id = ?').run(overlooked, illegal);
    database.prepare("update games set verdict = 'legal' where record = ?").run(illegal);
    database.close();

    const server = await startServer({ data: old.data });
    const change = {
      number: 1,
      from: '0.0.1',
      before: { verdict: 'legal', broken: [] },
      after: { verdict: 'illegal', broken: ['mahe/landing'] },
    };
    for (let time = 0; time < 2; time++) {
      const record = await jsonOf(fetch(`${server.api}/records/${illegal}`));
      expect(record).toMatchObject({ changes: [change], games: [{ verdict: 'illegal' }] });
      expect(at(record, 'judgedBy')).toBe(at(record, 'changes', 0, 'to'));
    }
    expect(await jsonOf(fetch(`${server.api}/records/${legal}`))).toMatchObject({ changes: [] });
    // The listing and the index by broken rule follow.
    expect(await jsonOf(fetch(`${server.api}/records?verdict=illegal&broken=mahe/landing`))).toMatchObject({
      games: [{ record: illegal }],
    });
  });
});

describe('a backup', () => {
  test('is made while the server writes, and is whole', async () => {
    const server = await startServer();
    const ids: string[] = [];
    for (let time = 0; time < 10; time++) {
      const text = legalGame({ players: ['Back', `${time}`] });
      ids.push(String(at(await jsonOf(send(`${server.api}/records`, text)), 'id')));
    }
    const meanwhile = Array.from({ length: 10 }, (_, time) =>
      send(`${server.api}/records`, legalGame({ players: ['While', `${time}`] })),
    );
    const file = join(newFolder(), 'sub', 'motu.backup');
    expect(await backup(server.data, file)).toBeNull();
    for (const response of await Promise.all(meanwhile)) expect(response.status).toBe(201);
    expect(await backup(server.data, file)).toBe('exists');

    const data = newFolder();
    expect(await restore(file, data)).toBeNull();
    const { integrity, records, halves } = censusOf(data);
    expect(integrity).toBe('ok');
    expect(halves).toBe(0);
    expect(records).toEqual(expect.arrayContaining(ids));
    const restored = await startServer({ data });
    for (const id of ids) expect((await fetch(`${restored.api}/records/${id}`)).status).toBe(200);
    expect((await send(`${restored.api}/records`, legalGame())).status).toBe(201);
  });

  test('does not go over a store unless it is told to, nor come from what is none', async () => {
    const data = newFolder();
    const other = newFolder();
    for (const folder of [data, other]) await (await openKept(folder)).close();
    const file = join(newFolder(), 'motu.backup');
    expect(await backup(data, file)).toBeNull();
    expect(await restore(file, other)).toBe('exists');
    expect(await restore(file, other, true)).toBeNull();

    const broken = join(newFolder(), 'broken');
    writeFileSync(broken, 'this is no store');
    expect(await restore(broken, newFolder())).toBe('damaged');
    expect(await restore(join(data, 'nothing'), newFolder())).toBe('no-store');
    expect(await backup(newFolder(), file)).toBe('no-store');
  });
});

test('everything can be had as .motu files, in its newest version', async () => {
  const server = await startServer();
  const first = await jsonOf(send(`${server.api}/records`, illegalGame()));
  await send(`${server.api}/records/${at(first, 'id')}`, legalGame(), {
    method: 'PUT',
    headers: { authorization: `Bearer ${OPERATOR}` },
  });
  await send(`${server.api}/records`, legalGame({ players: ['Second', 'Record'] }));
  const folder = join(newFolder(), 'exported');
  expect(await exportAll({ data: server.data, database: null }, folder)).toBe(2);
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts.toSorted()).toEqual([legalGame(), legalGame({ players: ['Second', 'Record'] })].toSorted());
  expect(await exportAll({ data: newFolder(), database: null }, folder)).toBe('no-store');
  expect(existsSync(join(folder, `${at(first, 'id')}.motu`))).toBe(false);
});

test('the example games are in a new library, and only in a new one', async () => {
  const examples = join(root, 'fixtures');
  const server = await startServer({ examples });
  const page = await jsonOf(fetch(`${server.api}/records?limit=100`));
  expect(at(page, 'games', 0)).toMatchObject({ verdict: 'legal' });
  await fetch(`${server.api}/records/${at(page, 'games', 0, 'record')}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${OPERATOR}` },
  });
  const games = at(page, 'games');
  await server.close();
  const again = await startServer({ examples, data: server.data });
  const later = at(await jsonOf(fetch(`${again.api}/records?limit=100`)), 'games');
  if (!Array.isArray(games) || !Array.isArray(later)) throw new Error('no games');
  const removed = at(games, 0, 'record');
  expect(later.some((game) => at(game, 'record') === removed)).toBe(false);
});
