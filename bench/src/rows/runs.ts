import { type ProgramRun, runProgram } from '../children.ts';
import { median } from '../measure.ts';

export interface Program {
  readonly what: string;
  readonly args: readonly string[];
  /** A second program that runs at the same time. */
  readonly beside?: readonly string[];
  readonly note?: string;
}

/** The same of a program's runs: each figure is the median of its rounds, for one start. */
export interface Runs extends ProgramRun {
  readonly program: Program;
}

/**
 * Programs of Node in turn, round after round. Linux counts CPU time in hundredths of a second, so that short
 * programs are started `starts` times in a row.
 */
export async function runsOf(
  programs: readonly Program[],
  rounds: number,
  starts = 1,
): Promise<readonly Runs[]> {
  const runs: ProgramRun[][] = programs.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, program] of programs.entries()) {
      const row: ProgramRun[] = [];
      for (let start = 0; start < starts; start++) row.push(await run(program));
      runs[index]?.push(meanOf(row));
    }
  }
  return programs.map((program, index) => {
    const own = runs[index] ?? [];
    const middle = (of: (run: ProgramRun) => number): number => median(own.map(of));
    return {
      program,
      cpu: middle(({ cpu }) => cpu),
      wall: middle(({ wall }) => wall),
      peak: middle(({ peak }) => peak),
    };
  });
}

/** Each of two programs sees the CPU time of both, the one that ends last sees all of it. */
async function run({ args, beside }: Program): Promise<ProgramRun> {
  const runs = await Promise.all(
    [args, ...(beside === undefined ? [] : [beside])].map((own) => runProgram(process.execPath, own)),
  );
  return {
    cpu: Math.max(...runs.map(({ cpu }) => cpu)),
    wall: Math.max(...runs.map(({ wall }) => wall)),
    peak: runs.reduce((sum, { peak }) => sum + peak, 0),
  };
}

function meanOf(row: readonly ProgramRun[]): ProgramRun {
  const mean = (of: (run: ProgramRun) => number): number =>
    row.reduce((sum, run) => sum + of(run), 0) / row.length;
  return {
    cpu: mean(({ cpu }) => cpu),
    wall: mean(({ wall }) => wall),
    peak: Math.max(...row.map(({ peak }) => peak)),
  };
}
