import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'service' | 'operation' | 'status'>;
  readonly events: Counter<'queue' | 'outcome'>;
}

/** Prometheus metrics of one process, shared by the services in it. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'carillon_request_seconds',
      help: 'Time to answer an operation, seconds',
      labelNames: ['service', 'operation', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [registry],
    }),
    events: new Counter({
      name: 'carillon_events_total',
      help: 'Events delivered to a queue, by outcome (handled, duplicate, dead)',
      labelNames: ['queue', 'outcome'],
      registers: [registry],
    }),
  };
}
