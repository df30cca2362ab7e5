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
  /** By the clock, for a process that was stopped for a while and whose timers come late. */
  isHeld(): boolean;
  stop(): void;
}

/** How long before its end a lease that nobody renews is given up: what is under way needs time to end. */
export const MARGIN_MS = 15_000;

/** Renews a lease, and the slots that go with it, three times in its length, until stopped or lost. */
export function keepLease({ stores, log, clock }: LeaseDeps, leased: InState<'publishing'>): KeptLease {
  const { id, lease } = leased;
  const lost = new AbortController();
  // By a timer of its own: a store that is out of reach may leave a renewal without any answer.
  let end: NodeJS.Timeout;
  let left = () => 0;
  let stopped = false;
  const goodUntil = (until: Date): void => {
    clearTimeout(end);
    left = () => until.getTime() - MARGIN_MS - clock().getTime();
    end = setTimeout(() => lost.abort(new Error('the lease could not be renewed')), left()).unref();
  };
  const renew = async (): Promise<void> => {
    const until = new Date(clock().getTime() + LEASE_MS);
    try {
      const renewed = await stores.publications.renew(id, lease.id, until);
      // Stopped meanwhile, when its slots were given back.
      if (stopped) return;
      if (!renewed) return lost.abort(new Error('the lease was taken over'));
      goodUntil(until);
      await stores.slots.renew(keysOf(leased), { id: lease.id, until });
    } catch (err) {
      log.warn({ err, publicationId: id }, 'a lease could not be renewed');
    }
  };
  goodUntil(lease.until);
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
