import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { type Counter, type Gauge, type Histogram, onDemand } from '@carillon/kit/metrics.ts';

/** Possible results of a run; a network that the contract does not know is counted when it is met. */
const OUTCOMES = ['published', 'failed', 'retry', 'connection', 'lost', 'unreadable'];

/** How publishing goes: alert on what is overdue, and on outcomes that are not `published`. */
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
    help: 'Publications that wait, by state (overdue: not taken for a minute, queued: due, publishing), over all workers; one worker shows them',
    labelNames: ['state'],
  }),
  outcomes: counter({
    name: 'carillon_publication_runs_total',
    help: 'Publications taken up by this worker, by what came of it (published, failed, retry, connection: waits for its account, lost: left to the next worker, unreadable)',
    labelNames: ['network', 'outcome'],
    labelValues: { network: PLATFORM_NAMES, outcome: OUTCOMES },
  }),
  lag: gauge({
    name: 'carillon_dispatch_lag_seconds',
    help: 'How long the publication that has been due longest has waited for a worker, over all workers, seconds; 0 when none is due. One worker shows it, the others 0: take the maximum',
    labelNames: [],
  }),
  lateness: histogram({
    name: 'carillon_publication_lateness_seconds',
    help: 'How long after its time a publication went out, seconds',
    labelNames: ['network'],
    labelValues: { network: PLATFORM_NAMES },
    buckets: [1, 5, 15, 60, 300, 900, 3600, 6 * 3600, 86_400],
  }),
  clockOffset: gauge({
    name: 'carillon_clock_offset_seconds',
    help: 'How far this worker’s clock is ahead of the store’s, seconds',
    labelNames: [],
  }),
}));
