import type { Log } from '@carillon/kit/log.ts';
import { LEASE_MS } from '../domain/decide.ts';
import type { InState } from '../domain/publication.ts';
import type { PublicationStore } from '../stores/publications.ts';

interface Deps {
  readonly stores: { readonly publications: PublicationStore };
  readonly log: Log;
  clock(): Date;
}

export interface KeptLease {
  /** Aborted when the lease is lost: from then on somebody else may be at work. */
  readonly signal: AbortSignal;
  stop(): void;
}

/** Renews a lease three times in its length, until stopped or lost. */
export function keepLease({ stores, log, clock }: Deps, { id, lease }: InState<'publishing'>): KeptLease {
  const lost = new AbortController();
  let until = lease.until;
  const renew = async (): Promise<void> => {
    const next = new Date(clock().getTime() + LEASE_MS);
    try {
      if (await stores.publications.renew(id, lease.id, next)) until = next;
      else lost.abort(new Error('the lease was taken over'));
    } catch (err) {
      log.warn({ err, publicationId: id }, 'a lease could not be renewed');
      if (clock() >= until) lost.abort(err);
    }
  };
  const timer = setInterval(() => void renew(), LEASE_MS / 3).unref();
  return { signal: lost.signal, stop: () => clearInterval(timer) };
}
