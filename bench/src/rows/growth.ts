import { rmSync } from 'node:fs';
import { MOTU, repeatedCorpus } from '../corpora/texts.ts';
import type { Table } from '../table.ts';
import type { Plan } from './plan.ts';
import { runsOf } from './runs.ts';

const MICRO = 1e-6;
/** What is measured anew in every run differs by as much. */
const FLAT = 1.25;

/** Time and memory for ever more games in one file. */
export async function growthTable({ growth, slowRounds }: Plan): Promise<Table> {
  const files = growth.map((count) => repeatedCorpus(count));
  const runs = await runsOf(
    files.map((file, index) => ({
      what: `${growth[index]?.toLocaleString('en')} games`,
      args: [MOTU, 'check', '--format', 'jsonl', file],
    })),
    slowRounds,
  );
  for (const file of files) rmSync(file);
  const perGame = runs.map(({ cpu }, index) => cpu / (growth[index] ?? Number.NaN));
  // Starting dwarfs the judging of few games, so growth counts from the second row on.
  const reference = perGame[1] ?? Number.NaN;
  const most = runs.at(-1)?.peak ?? Number.NaN;
  const tenth = runs.at(-2)?.peak ?? Number.NaN;
  return {
    title: 'Growth',
    about:
      '`motu check --format jsonl` on one file of Mahé games, read as a stream, with a worker for each core. The ratio is CPU time for a game against the second row: 1 is flat.',
    heads: ['seconds', 'µs of CPU a game', 'peak MB'],
    rows: runs.map(({ program, wall, peak }, index) => ({
      what: program.what,
      figures: [wall, (perGame[index] ?? Number.NaN) / MICRO, peak / 1e6],
      ratio: (perGame[index] ?? Number.NaN) / reference,
      ...(index === 1 ? { note: 'reference' } : {}),
    })),
    reach:
      runs.length < 3
        ? []
        : [
            flat(
              'the last row needs as much time for a game as the second',
              (perGame.at(-1) ?? Number.NaN) / reference,
            ),
            flat('the last row needs as much memory as the one before', most / tenth),
          ],
  };
}

function flat(goal: string, found: number) {
  return { goal, found: `${found.toFixed(2)} times`, isReached: found <= FLAT };
}
