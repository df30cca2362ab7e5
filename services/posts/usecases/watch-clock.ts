import type { Log } from '@carillon/kit/log.ts';
import type { Metrics } from '@carillon/kit/metrics.ts';
import { publishingMetrics } from '../publishing-metrics.ts';

export interface WatchClockDeps {
  readonly stores: { clockOffset(clock: () => Date): Promise<number> };
  /** How far this process's clock may be off the store's, milliseconds; 0 for any distance. */
  readonly clockLimitMs: number;
  readonly log: Log;
  readonly metrics: Metrics;
  clock(): Date;
}

/** Whether this process may judge by its clock whose lease has run out. */
export interface ClockWatch {
  look(): Promise<void>;
  /** Not before the first look. */
  isRight(): boolean;
}

/**
 * A lease ends by the clock of whoever looks at it: one that is minutes ahead would take over from workers that live,
 * and publish what they are publishing. Each process keeps to the store's clock, and so do all of them to each other.
 */
export function watchClock({ stores, clockLimitMs, log, metrics, clock }: WatchClockDeps): ClockWatch {
  let isRight = clockLimitMs === 0;
  return {
    async look() {
      const offset = await stores.clockOffset(clock);
      publishingMetrics(metrics).clockOffset.set(offset / 1000);
      const was = isRight;
      isRight = clockLimitMs === 0 || Math.abs(offset) <= clockLimitMs;
      if (!isRight) log.error({ offset }, 'the clock is too far off the store’s: nothing is taken up');
      else if (!was && offset !== 0) log.info({ offset }, 'the clock is near enough to the store’s');
    },
    isRight: () => isRight,
  };
}
