import { join } from 'node:path';
import { corpusFolder, HALVES, MOTU, oneGame } from '../corpora/texts.ts';
import { reach, type Table } from '../table.ts';
import type { Plan } from './plan.ts';
import { type Runs, runsOf } from './runs.ts';

const MILLI = 1e-3;
const check = (path: string, jobs: number): readonly string[] => [
  MOTU,
  'check',
  '--format',
  'jsonl',
  '--jobs',
  `${jobs}`,
  path,
];

/** A folder of the games of all three tables, with one worker and with two. */
export async function workersTable({ games, slowRounds }: Plan): Promise<Table> {
  const folder = corpusFolder(games);
  const runs = await runsOf(
    [
      { what: 'motu check, 1 worker', args: check(folder, 1), note: 'reference' },
      { what: 'motu check, 2 workers', args: check(folder, 2) },
      {
        what: 'two programs at once, a half of the files each',
        args: check(join(folder, HALVES[0]), 1),
        beside: check(join(folder, HALVES[1]), 1),
        note: 'what the machine allows',
      },
    ],
    slowRounds,
  );
  const [one, two] = runs;
  const reference = one?.wall ?? Number.NaN;
  return {
    title: 'Workers',
    about: `\`motu check --format jsonl\` on a folder with ${games} games of each table. The one ratio here that is of time on the clock, because that is what a second worker is for: how many times as fast as one worker. Two programs that share nothing show how much faster two cores of this machine are than one.`,
    heads: ['seconds', 'CPU seconds', 'games/s', 'peak MB'],
    rows: runs.map((run) => ({
      ...named(run),
      figures: [run.wall, run.cpu, (3 * games) / run.wall, run.peak / 1e6],
      ratio: reference / run.wall,
    })),
    reach: [reach('2 workers at least 1.7 times as fast as 1', reference / (two?.wall ?? Number.NaN), 1.7)],
  };
}

export async function startTable({ slowRounds, startups }: Plan): Promise<Table> {
  const runs = await runsOf(
    [
      { what: 'node -e 0', args: ['-e', '0'], note: 'reference' },
      { what: 'motu --version', args: [MOTU, '--version'] },
      { what: 'motu check one.motu', args: [MOTU, 'check', oneGame()] },
    ],
    slowRounds,
    startups,
  );
  const reference = runs[0]?.cpu ?? Number.NaN;
  return {
    title: 'Starting',
    about:
      'What it costs to start, on a record of one Māori game. The ratio is CPU time against a Node that does nothing: what is above 1 is Motu.',
    heads: ['ms', 'CPU ms'],
    rows: runs.map((run) => ({
      ...named(run),
      figures: [run.wall / MILLI, run.cpu / MILLI],
      ratio: run.cpu / reference,
    })),
    reach: [],
  };
}

function named({ program: { what, note } }: Runs): { readonly what: string; readonly note?: string } {
  return { what, ...(note === undefined ? {} : { note }) };
}
