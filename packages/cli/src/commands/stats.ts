import { jsonText } from '@motu/formats';
import { findSources, sizeOf } from '../input/files.ts';
import { gamesOf } from '../input/games.ts';
import { batchesOf } from '../judge/batch.ts';
import { judgeBatches } from '../judge/run.ts';
import { addStats, NO_STATS } from '../judge/stats.ts';
import { coreCount, type JudgingFlags, judgeOptions, readRuleChoices } from '../options.ts';
import { createProgress } from '../progress.ts';
import { statsJson, statsText } from '../stats-text.ts';
import { complain, EXIT_USAGE, write } from '../terminal.ts';

export interface StatsFlags extends JudgingFlags {
  readonly json?: true;
  readonly jobs?: number;
}

export async function stats(args: readonly string[], flags: StatsFlags): Promise<number> {
  const choices = await readRuleChoices(flags);
  if (typeof choices === 'string') return complain(choices);
  const { sources, problems } = await findSources(args);
  const progress = createProgress(sources);
  let hasProblem = false;
  const onProblem = (message: string): void => {
    progress.clear();
    complain(message);
    hasProblem = true;
  };
  problems.forEach(onProblem);
  let sum = NO_STATS;
  const games = gamesOf(sources, { onRead: progress.read, onProblem });
  const judge = judgeOptions(choices, 'stats');
  const run = { judge, jobs: flags.jobs ?? coreCount(), size: sizeOf(sources) };
  for await (const part of judgeBatches(batchesOf(games), run)) {
    sum = addStats(sum, part.stats ?? NO_STATS);
    progress.judged(part.tally.games);
  }
  progress.clear();
  await write(flags.json ? `${jsonText(statsJson(sum))}\n` : statsText(sum, flags.locale));
  return hasProblem ? EXIT_USAGE : 0;
}
