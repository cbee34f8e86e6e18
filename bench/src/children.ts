import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const TICK = 0.01;

/** CPU seconds of all programs this process has run and waited for. */
export function childrenCpu(): number {
  const [, , , , , , , , , , , , , user = '0', system = '0'] = statOf('self');
  return (Number(user) + Number(system)) * TICK;
}

/** CPU seconds that a running program has used. */
export function cpuOf(pid: number): number {
  const [, , , , , , , , , , , user = '0', system = '0'] = statOf(pid);
  return (Number(user) + Number(system)) * TICK;
}

/** What Linux counts for a process, from its state on: its name may have any sign in it. */
function statOf(pid: number | 'self'): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

export interface ProgramRun {
  readonly cpu: number;
  readonly wall: number;
  /** The most memory it held, in bytes. */
  readonly peak: number;
}

/** Runs a program to its end, its output thrown away. */
export async function runProgram(
  command: string,
  args: readonly string[],
  env = process.env,
): Promise<ProgramRun> {
  const cpu = childrenCpu();
  const start = process.hrtime.bigint();
  const child = spawn(command, args, { stdio: 'ignore', env });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid));
  }, 20);
  await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
  clearInterval(watch);
  return { cpu: childrenCpu() - cpu, wall: Number(process.hrtime.bigint() - start) * 1e-9, peak };
}

function peakOf(pid: number | undefined): number {
  try {
    const found = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(found?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
