import { availableParallelism } from 'node:os';
import type { GameId } from '@motu/notation';
import { SEEDS, type Table } from '../simulate/play.ts';
import { problemWith } from '../simulate/problem.ts';
import { playAll } from '../simulate/run.ts';
import { complain, write } from '../terminal.ts';

export interface SimulateFlags extends Table {
  readonly seed?: number;
  readonly count: number;
  readonly jobs?: number;
}

export async function simulateGames(game: GameId, flags: SimulateFlags): Promise<number> {
  const { seed = Math.floor(Math.random() * SEEDS), count, jobs = availableParallelism(), ...table } = flags;
  const problem = problemWith(game, table);
  if (problem !== null) return complain(problem);
  let isFirst = true;
  for await (const records of playAll({ game, table, seed, count }, jobs)) {
    await write(isFirst ? records : `\n${records}`);
    isFirst = false;
  }
  return 0;
}
