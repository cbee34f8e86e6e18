import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { counts, type Game, type GameTypes, games } from '@motu/engine';
import type { MaheChance } from '@motu/engine/mahe/state';
import { type PlayableRecord, parse } from '@motu/notation';
import { describe, expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';

/** A position, what chance brings, how many turns there are (of one, two, ... in a row), and why. */
interface Count<Chance> {
  readonly record: string;
  readonly chance: Chance;
  readonly counts: readonly number[];
  readonly why: string;
}

function countsOf<Chance>(game: string): readonly (readonly [string, Count<Chance>])[] {
  const folder = join(root, 'fixtures', game, 'counts');
  return readdirSync(folder)
    .sort()
    .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))] as const);
}

function readPosition(text: string): PlayableRecord {
  const [record] = parse(text);
  if (record === undefined || record.game === null) throw new Error('a count has a position');
  expect(record.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return record;
}

function count<T extends GameTypes>(game: Game<T>, setup: T['setup'], one: Count<T['chance']>): void {
  const { state, findings } = game.setup(setup, {});
  expect(findings).toEqual([]);
  if (state === null) throw new Error('a position begins');
  expect(counts(game, state, one.chance, one.counts.length), one.why).toEqual(one.counts);
  expect(one.why).not.toBe('');
}

describe('legal turns are as many as they should be', () => {
  it.each(countsOf<string | null>('maori'))('in Māori: %s', (_, one) => {
    const record = readPosition(one.record);
    if (record.game === 'maori') count(games.maori, record.setup, one);
    expect(record.game).toBe('maori');
  });

  it.each(countsOf<MaheChance>('mahe'))('in Mahé: %s', (_, one) => {
    const record = readPosition(one.record);
    if (record.game === 'mahe') count(games.mahe, record.setup, one);
    expect(record.game).toBe('mahe');
  });

  it.each(countsOf<null>('moeraki'))('in Moeraki-Kemu: %s', (_, one) => {
    const record = readPosition(one.record);
    if (record.game === 'moeraki') count(games.moeraki, record.setup, one);
    expect(record.game).toBe('moeraki');
  });
});
