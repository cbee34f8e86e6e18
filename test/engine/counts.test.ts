import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type GameTypes, games } from '@motu/engine';
import type { MaheChance } from '@motu/engine/mahe/state';
import { type GameRecord, parse } from '@motu/notation';
import { expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';

/** How many legal turns there are from a position, how many pairs of turns, and so on, with the reason. */
interface Counted {
  readonly record: string;
  readonly chance: MaheChance | null;
  readonly counts: readonly number[];
  readonly why: string;
}

function countedIn(game: 'mahe' | 'moeraki'): readonly { name: string; counted: Counted }[] {
  const folder = join(root, 'fixtures', game, 'counts');
  return readdirSync(folder).map((file) => {
    const counted: Counted = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return { name: `${game}/${file}`, counted };
  });
}

function recordOf({ record }: Counted): GameRecord {
  const [read] = parse(record);
  if (read === undefined) throw new Error('a count has a record');
  return read;
}

/** The turns that can be made one after another, counted by how many there are in a row. */
function counts<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  chance: T['chance'],
  depth: number,
): readonly number[] {
  const { state, findings } = game.setup(setup, {});
  expect(findings).toEqual([]);
  const found = new Array<number>(depth).fill(0);
  const visit = (now: T['state'], level: number): void => {
    for (const move of game.legalMoves(now, chance)) {
      found[level] = (found[level] ?? 0) + 1;
      if (level + 1 < depth) visit(game.apply(now, move), level + 1);
    }
  };
  if (state !== null) visit(state, 0);
  return found;
}

it.each(countedIn('mahe'))('$name: $counted.why', ({ counted }) => {
  const record = recordOf(counted);
  if (record.game !== 'mahe' || counted.chance === null) throw new Error('a record of Mahé with its dice');
  expect(counts(games.mahe, record.setup, counted.chance, counted.counts.length)).toEqual(counted.counts);
});

it.each(countedIn('moeraki'))('$name: $counted.why', ({ counted }) => {
  const record = recordOf(counted);
  if (record.game !== 'moeraki') throw new Error('a record of Moeraki-Kemu');
  expect(counts(games.moeraki, record.setup, null, counted.counts.length)).toEqual(counted.counts);
});
