import type { Log } from '@carillon/kit/log.ts';
import { LEASE_MS } from '../domain/decide.ts';
import type { InState } from '../domain/publication.ts';
import type { PublicationStore } from '../stores/publications.ts';
import type { SlotStore } from '../stores/slots.ts';
import { keysOf } from './claim-next.ts';

export interface LeaseDeps {
  readonly stores: { readonly publications: PublicationStore; readonly slots: SlotStore };
  readonly log: Log;
  clock(): Date;
}

export interface KeptLease {
  /** Aborted when the lease is lost: from then on somebody else may be at work. */
  readonly signal: AbortSignal;
  stop(): void;
}

/** Renews a lease, and the slots that go with it, three times in its length, until stopped or lost. */
export function keepLease({ stores, log, clock }: LeaseDeps, leased: InState<'publishing'>): KeptLease {
  const { id, lease } = leased;
  const lost = new AbortController();
  let until = lease.until;
  const renew = async (): Promise<void> => {
    const next = new Date(clock().getTime() + LEASE_MS);
    try {
      if (await stores.publications.renew(id, lease.id, next)) until = next;
      else lost.abort(new Error('the lease was taken over'));
      await stores.slots.renew(keysOf(leased), { id: lease.id, until: next });
    } catch (err) {
      log.warn({ err, publicationId: id }, 'a lease could not be renewed');
      if (clock() >= until) lost.abort(err);
    }
  };
  const timer = setInterval(() => void renew(), LEASE_MS / 3).unref();
  return { signal: lost.signal, stop: () => clearInterval(timer) };
}
