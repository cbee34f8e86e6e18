import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Pass } from './subject.ts';

const SCRIPT = fileURLToPath(new URL('./process.js', import.meta.url));

/**
 * Every subject in turn, round after round, so that a noisy minute of the machine falls on all of them. Before
 * that each warms up, or a short pass would measure the compiler.
 */
export async function interleaved(
  orders: readonly Order[],
  { rounds, warm }: { readonly rounds: number; readonly warm: number },
): Promise<readonly (readonly Pass[])[]> {
  const processes = [];
  for (const order of orders) {
    const child = await start(order);
    for (let spent = 0; spent < warm; ) spent += (await passOf(child)).cpu;
    processes.push(child);
  }
  const passes: Pass[][] = orders.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, child] of processes.entries()) passes[index]?.push(await passOf(child));
  }
  // Their CPU time is counted for this process when they are gone, and must not fall on what is measured next.
  for (const child of processes) {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  }
  return passes;
}

/**
 * Every subject with the same settings. Where objects are made is decided once by what survived while the process
 * was young; that is left to chance no more, as one process in ten was slow for its whole life.
 */
const SETTINGS = ['--max-old-space-size=6000', '--no-allocation-site-pretenuring'];

async function start(order: Order): Promise<ChildProcess> {
  const child = fork(SCRIPT, [JSON.stringify(order)], { execArgv: SETTINGS });
  await answerOf(child);
  return child;
}

async function passOf(child: ChildProcess): Promise<Pass> {
  child.send('go');
  const [pass]: [Pass] = await answerOf(child);
  return pass;
}

async function answerOf(child: ChildProcess): Promise<[Pass]> {
  const gone = new AbortController();
  const onExit = (code: number | null): void => gone.abort(new Error(`a subject ended with ${code}`));
  child.once('exit', onExit);
  const [pass]: Pass[] = await once(child, 'message', { signal: gone.signal });
  child.off('exit', onExit);
  if (pass === undefined) throw new Error('a subject answered nothing');
  return [pass];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? high)) / 2;
}
