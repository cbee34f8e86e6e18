// Runs one subject in a process of its own, so that no subject warms up or slows down another.
import type { Order, Pass, Run, Subject } from './subject.ts';

const MICROS = 1e-6;
const NANOS = 1e-9;

async function measured(run: Run): Promise<Pass> {
  globalThis.gc?.();
  const cpu = process.cpuUsage();
  const start = process.hrtime.bigint();
  const work = await run();
  const wall = Number(process.hrtime.bigint() - start) * NANOS;
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: (user + system) * MICROS, ...work, wall, peak: process.resourceUsage().maxRSS * 1024 };
}

const order: Order = JSON.parse(process.argv[2] ?? '{}');
const subject: { readonly default: Subject } = await import(`./subjects/${order.subject}.js`);
const run = await subject.default.prepare(order.file, order.most);
process.on('message', async () => process.send?.(await measured(run)));
process.send?.('ready');
