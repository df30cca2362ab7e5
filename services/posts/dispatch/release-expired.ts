import { decide } from '../domain/decide.ts';
import type { LeaseStore } from '../stores/leases.ts';
import { type ChangeDeps, eventsOf } from '../transitions/change-publication.ts';
import type { Messaging } from '../transitions/messaging.ts';

const BATCH = 100;

interface Deps extends Pick<ChangeDeps, 'clock'> {
  readonly messaging: {
    readonly relay: Pick<Messaging['relay'], 'nudge'>;
    signalWorkers(): void;
  };
  readonly stores: { readonly leases: Pick<LeaseStore, 'expired' | 'expire'> };
  isClockRight(): boolean;
}

/**
 * Releases expired leases with their permits; the next worker asks the network first. Any number of processes may do
 * this at once. A process never releases its own leases, whatever the clock says: a clock that was set forward, for
 * example after a computer's sleep, expires every lease at once.
 */
export async function releaseExpired(deps: Deps, hasLeased: (id: string) => boolean): Promise<void> {
  if (!deps.isClockRight()) return;
  const now = deps.clock();
  const publications = await deps.stores.leases.expired(now, BATCH);
  const released = await Promise.all(
    publications
      .filter(({ id }) => !hasLeased(id))
      .map(async (before) => {
        const decision = decide(before, { type: 'expire' }, now);
        if (!decision.ok) return false;
        return deps.stores.leases.expire(before, decision.next, eventsOf(decision.next, now, null), now);
      }),
  );
  if (!released.some(Boolean)) return;
  deps.messaging.relay.nudge();
  deps.messaging.signalWorkers();
}
