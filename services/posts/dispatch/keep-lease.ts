import type { Log } from '@carillon/kit/log.ts';
import { LEASE_MS } from '../domain/decide.ts';
import { keysOf } from '../domain/keys.ts';
import type { InState } from '../domain/publication.ts';
import type { PublicationStore } from '../stores/publications.ts';
import type { SlotStore } from '../stores/slots.ts';

export interface LeaseDeps {
  readonly stores: {
    readonly publications: Pick<PublicationStore, 'renew'>;
    readonly slots: Pick<SlotStore, 'renew'>;
  };
  readonly log: Log;
  clock(): Date;
}

export interface KeptLease {
  /** Aborted when the lease is lost, or about to be: from then on somebody else may be at work. */
  readonly signal: AbortSignal;
  /** By the time that has passed, for a process that was stopped for a while and whose timers come late. */
  isHeld(): boolean;
  stop(): void;
}

/** How long before its end a lease that nobody renews is given up: what is under way needs time to end. */
export const MARGIN_MS = 15_000;

/**
 * Renews a lease, and the slots that go with it, three times in its length, until stopped or lost. A clock that is set
 * back neither shortens what others read of it nor lengthens what is left here: that goes by the time that has passed.
 */
export function keepLease({ stores, log, clock }: LeaseDeps, leased: InState<'publishing'>): KeptLease {
  const { id, lease } = leased;
  const lost = new AbortController();
  // By a timer of its own: a store that is out of reach may leave a renewal without any answer.
  let end: NodeJS.Timeout;
  let good = { until: lease.until, from: performance.now() };
  let stopped = false;
  const left = (): number => {
    const byClock = good.until.getTime() - clock().getTime();
    return Math.min(byClock, good.from + LEASE_MS - performance.now()) - MARGIN_MS;
  };
  const isGood = (until: Date, from: number): void => {
    clearTimeout(end);
    good = { until, from };
    end = setTimeout(() => lost.abort(new Error('the lease could not be renewed')), left()).unref();
  };
  const renew = async (): Promise<void> => {
    const from = performance.now();
    const passed = from - good.from;
    const until = new Date(Math.max(clock().getTime() + LEASE_MS, good.until.getTime() + passed));
    try {
      const renewed = await stores.publications.renew(id, lease.id, until);
      // Stopped meanwhile, when its slots were given back.
      if (stopped) return;
      if (!renewed) return lost.abort(new Error('the lease was taken over'));
      isGood(until, from);
      await stores.slots.renew(keysOf(leased), { id: lease.id, until });
    } catch (err) {
      log.warn({ err, publicationId: id }, 'a lease could not be renewed');
    }
  };
  isGood(good.until, good.from);
  const timer = setInterval(() => void renew(), LEASE_MS / 3).unref();
  return {
    signal: lost.signal,
    isHeld: () => !lost.signal.aborted && left() > 0,
    stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(end);
    },
  };
}
