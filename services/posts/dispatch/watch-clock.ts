import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { publishingMetrics } from '../publishing-metrics.ts';
import type { DispatchParts } from './dispatch-parts.ts';

export interface WatchClockDeps {
  readonly stores: { clockOffset(clock: () => Date): Promise<number> };
  readonly dispatch: Pick<DispatchParts, 'clockLimitMs'>;
  readonly telemetry: Pick<Telemetry, 'log' | 'metrics'>;
  clock(): Date;
}

/** A working clock drifts far less while the store answers. */
const SET_MS = 1000;

/** Whether this process may judge by its clock whose lease has run out. */
export interface ClockWatch {
  look(): Promise<void>;
  /** Not before the first check. Later changes of the clock count at once. */
  isRight(): boolean;
}

/**
 * A lease ends by the clock of the process that checks it. A clock that is minutes ahead would take leases from live
 * workers, and publish their posts a second time. Each process follows the store's clock, so all of them agree.
 */
export function watchClock({
  stores,
  dispatch: { clockLimitMs },
  telemetry: { log, metrics },
  clock,
}: WatchClockDeps): ClockWatch {
  /** How far this clock runs ahead of the time that has passed since the process began. */
  const lead = (): number => clock().getTime() - performance.now();
  let last: { readonly offset: number; readonly lead: number } | null = null;
  const isRight = (): boolean =>
    clockLimitMs === 0 || (last !== null && Math.abs(last.offset + lead() - last.lead) <= clockLimitMs);
  return {
    async look() {
      const was = isRight();
      const leads: number[] = [];
      const offset = await stores.clockOffset(() => {
        leads.push(lead());
        return clock();
      });
      const [requestLead = 0, replyLead = requestLead] = leads;
      // The clock was set while the store was asked: the answer says nothing of it.
      if (Math.abs(replyLead - requestLead) > SET_MS) return;
      last = { offset, lead: replyLead };
      publishingMetrics(metrics).clockOffset.set(offset / 1000);
      if (!isRight()) log.error({ offset }, 'the clock is too far off the store’s: nothing is taken up');
      else if (!was && offset !== 0) log.info({ offset }, 'the clock is near enough to the store’s');
    },
    isRight,
  };
}
