import { paintOf } from '../colours.ts';
import { findSources, sizeOf } from '../input/files.ts';
import { gamesOf } from '../input/games.ts';
import { addTallies, batchesOf, NO_GAMES, type Tally } from '../judge/batch.ts';
import type { Format, JudgeOptions } from '../judge/judge.ts';
import { judgeBatches } from '../judge/run.ts';
import { coreCount, type JudgingFlags, judgeOptions, readRuleChoices } from '../options.ts';
import { createOutput, type Output } from '../output.ts';
import { createProgress, type Progress } from '../progress.ts';
import { complain, EXIT_ILLEGAL, EXIT_INTERRUPTED, EXIT_USAGE, write } from '../terminal.ts';
import { interruptedWords, summaryOf } from '../words.ts';

export interface CheckFlags extends JudgingFlags {
  readonly format: Format;
  readonly allEditions?: true;
  readonly strict?: true;
  readonly watch?: true;
  readonly jobs?: number;
}

const MATRIX_FORMATS: readonly Format[] = ['pretty', 'json', 'jsonl'];

export async function check(args: readonly string[], flags: CheckFlags): Promise<number> {
  if (flags.allEditions && !MATRIX_FORMATS.includes(flags.format)) {
    return complain(`--all-editions can be written as ${MATRIX_FORMATS.join(', ')}, not as ${flags.format}`);
  }
  const choices = await readRuleChoices(flags);
  if (typeof choices === 'string') return complain(choices);
  const options = judgeOptions(choices, flags.format, flags.allEditions);
  const run = (): Promise<number> => checkOnce(args, flags, options);
  if (!flags.watch) return run();
  if (args.includes('-')) return complain('--watch needs files: standard input cannot change');
  const { watch } = await import('../watch.ts');
  return watch(args, run);
}

async function checkOnce(args: readonly string[], flags: CheckFlags, options: JudgeOptions): Promise<number> {
  const { sources, problems } = await findSources(args);
  let hasProblem = problems.length > 0;
  const onProblem = (message: string): void => {
    progress.clear();
    complain(message);
    hasProblem = true;
  };
  const progress = createProgress(sources);
  const output = createOutput(flags.format, flags.locale);
  problems.forEach(onProblem);

  let tally = NO_GAMES;
  const stopListening = onInterrupt(() => {
    progress.clear();
    process.stdout.write(output.end());
    process.stderr.write(`motu: ${interruptedWords[flags.locale]}: ${summaryOf(tally, flags.locale)}\n`);
  });
  const games = gamesOf(sources, { onRead: progress.read, onProblem });
  for await (const judgement of judgeBatches(batchesOf(games), {
    judge: options,
    jobs: flags.jobs ?? coreCount(),
    size: sizeOf(sources),
  })) {
    tally = addTallies(tally, judgement.tally);
    await show(output.add(judgement), progress);
    progress.judged(judgement.tally.games);
  }
  progress.clear();
  stopListening();
  await finish(output, tally, flags, options);
  if (hasProblem) return EXIT_USAGE;
  const isBad = tally.legal < tally.games || (flags.strict === true && tally.warnings > 0);
  return isBad ? EXIT_ILLEGAL : 0;
}

async function show(text: string, progress: Progress): Promise<void> {
  if (text !== '' && process.stdout.isTTY) progress.clear();
  await write(text);
}

/** People get a summary under the findings; programs get none in what they read. */
async function finish(
  output: Output,
  tally: Tally,
  { format, locale }: CheckFlags,
  { isColoured }: JudgeOptions,
): Promise<void> {
  await write(output.end());
  const summary = summaryOf(tally, locale);
  if (format === 'pretty') {
    if (tally.games === 0) return;
    const paint = paintOf(isColoured);
    const colour = tally.legal < tally.games ? paint.error : tally.warnings > 0 ? paint.warning : paint.good;
    await write(`${colour(summary)}\n`);
  } else if (process.stderr.isTTY) process.stderr.write(`${summary}\n`);
}

function onInterrupt(tell: () => void): () => void {
  const stop = (): void => {
    tell();
    process.exit(EXIT_INTERRUPTED);
  };
  process.on('SIGINT', stop);
  return () => process.off('SIGINT', stop);
}
