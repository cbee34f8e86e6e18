import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Lanes } from './judge/lanes.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly judging: Histogram<'kind'>;
  readonly undone: Counter<'why'>;
  readonly kept: Counter;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Numbers for Prometheus. Labels are routes, never addresses or ids. */
export function createMetrics(lanes: Lanes): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'motu_jobs',
    help: 'Jobs of the judging threads',
    labelNames: ['lane', 'state'],
    registers,
    collect() {
      for (const [lane, pool] of lanes.all) {
        const { running, waiting } = pool.load();
        this.set({ lane, state: 'running' }, running);
        this.set({ lane, state: 'waiting' }, waiting);
      }
    },
  });
  return {
    registry,
    judging: new Histogram({
      name: 'motu_job_seconds',
      help: 'Time from asking a thread to its answer',
      labelNames: ['kind'],
      buckets: SECONDS,
      registers,
    }),
    undone: new Counter({
      name: 'motu_jobs_undone_total',
      help: 'Jobs that were cut or refused',
      labelNames: ['why'],
      registers,
    }),
    kept: new Counter({ name: 'motu_records_kept_total', help: 'Records kept', registers }),
  };
}

/** One log line and one observation for each request; both name the route and not what was asked of it. */
export function observeRequests(fastify: FastifyInstance, { registry }: Metrics): void {
  const requests = new Histogram({
    name: 'motu_http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const status = reply.statusCode;
    requests.observe({ method, route, status }, reply.elapsedTime / 1000);
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered');
  });
}
