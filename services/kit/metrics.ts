import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'service' | 'operation' | 'status'>;
  readonly events: Counter<'queue' | 'outcome'>;
  readonly publishing: PublishingMetrics;
}

/** How publishing goes: alert on what is overdue, on an outbox that grows old, and on outcomes that are not `published`. */
export interface PublishingMetrics {
  /** `overdue`: the scheduler should have taken it up a minute ago; `queued`: in line; `publishing`: in hand. */
  readonly backlog: Gauge<'state'>;
  readonly outboxAge: Gauge;
  /** `published`, `failed`, `retry`, `connection` (waits to be linked again), `lost` (left to the next worker). */
  readonly outcomes: Counter<'network' | 'outcome'>;
  readonly lateness: Histogram<'network'>;
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
    publishing: publishingMetrics([registry]),
  };
}

const publishingMetrics = (registers: Registry[]): PublishingMetrics => ({
  backlog: new Gauge({
    name: 'carillon_publications',
    help: 'Publications that wait, by state (overdue, queued, publishing), over all workers',
    labelNames: ['state'],
    registers,
  }),
  outboxAge: new Gauge({
    name: 'carillon_outbox_age_seconds',
    help: 'How long the oldest event of a publication has waited to be sent, seconds',
    registers,
  }),
  outcomes: new Counter({
    name: 'carillon_publication_runs_total',
    help: 'Publications taken up by this worker, by what came of it',
    labelNames: ['network', 'outcome'],
    registers,
  }),
  lateness: new Histogram({
    name: 'carillon_publication_lateness_seconds',
    help: 'How long after its time a publication went out, seconds',
    labelNames: ['network'],
    buckets: [1, 5, 15, 60, 300, 900, 3600, 6 * 3600, 86_400],
    registers,
  }),
});
