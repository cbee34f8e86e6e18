// Runs one subject in a process of its own, so that no subject warms up or slows down another.
import type { Order, Pass, Run, Subject } from './subject.ts';

const MICROS = 1e-6;
const NANOS = 1e-9;

/** A pass goes over the corpus until it has taken this much CPU time: shorter ones measure chance. */
const LONG_ENOUGH = 0.15;

async function measured(run: Run): Promise<Pass> {
  const start = process.hrtime.bigint();
  const sum = { games: 0, moves: 0, bytes: 0, cpu: 0 };
  while (sum.cpu < LONG_ENOUGH) {
    const before = process.cpuUsage();
    const work = await run();
    const { user, system } = process.cpuUsage(before);
    sum.cpu += work.cpu ?? (user + system) * MICROS;
    sum.games += work.games;
    sum.moves += work.moves;
    sum.bytes += work.bytes;
  }
  const wall = Number(process.hrtime.bigint() - start) * NANOS;
  return { ...sum, wall, peak: process.resourceUsage().maxRSS * 1024 };
}

const order: Order = JSON.parse(process.argv[2] ?? '{}');
const subject: { readonly default: Subject } = await import(`./subjects/${order.subject}.js`);
const run = await subject.default.prepare(order.file, order.most);
process.on('message', async () => process.send?.(await measured(run)));
process.send?.('ready');
