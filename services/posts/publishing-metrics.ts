import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { type Counter, type Gauge, type Histogram, onDemand } from '@carillon/kit/metrics.ts';

/** Possible results of a run; a network that the contract does not know is counted when it is met. */
const OUTCOMES = ['published', 'failed', 'retry', 'connection', 'lost', 'unreadable'];

/** Metrics of publishing: alert on overdue publications, and on outcomes other than `published`. */
export interface PublishingMetrics {
  /** `overdue`: it should have been taken a minute ago; `queued`: due; `publishing`: leased. */
  readonly backlog: Gauge<'state'>;
  /**
   * `published`, `failed`, `retry`, `connection` (waits to be connected again), `lost` (left to the next worker),
   * `unreadable` (goes nowhere until somebody puts it right).
   */
  readonly outcomes: Counter<'network' | 'outcome'>;
  /** The metric by which workers are scaled: it grows while more comes due than they publish. */
  readonly lag: Gauge<never>;
  readonly lateness: Histogram<'network'>;
  /** Beyond `PUBLISH_CLOCK_LIMIT` this worker takes nothing up. */
  readonly clockOffset: Gauge<never>;
}

/** Registered when the first worker of a process looks, and by nobody who does not publish. */
export const publishingMetrics = onDemand<PublishingMetrics>(({ counter, gauge, histogram }) => ({
  backlog: gauge({
    name: 'carillon_publications',
    help: 'Waiting publications across all workers, by state (overdue: due for a minute without a worker; queued: due; publishing). Only one worker reports them',
    labelNames: ['state'],
  }),
  outcomes: counter({
    name: 'carillon_publication_runs_total',
    help: 'Publications taken by this worker, by outcome (published; failed; retry; connection: waits for its account; lost: left to the next worker; unreadable)',
    labelNames: ['network', 'outcome'],
    labelValues: { network: PLATFORM_NAMES, outcome: OUTCOMES },
  }),
  lag: gauge({
    name: 'carillon_dispatch_lag_seconds',
    help: 'Longest time that a due publication has waited for a worker, across all workers, in seconds; 0 if none is due. One worker reports it and the others report 0, so use the maximum',
    labelNames: [],
  }),
  lateness: histogram({
    name: 'carillon_publication_lateness_seconds',
    help: 'Delay from the due time of a publication to its publishing, in seconds',
    labelNames: ['network'],
    labelValues: { network: PLATFORM_NAMES },
    buckets: [1, 5, 15, 60, 300, 900, 3600, 6 * 3600, 86_400],
  }),
  clockOffset: gauge({
    name: 'carillon_clock_offset_seconds',
    help: 'Seconds that this worker’s clock is ahead of the store’s clock',
    labelNames: [],
  }),
}));
