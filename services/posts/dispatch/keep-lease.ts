import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { MAX_OFF_S } from '../domain/clock-limit.ts';
import { LEASE_MS } from '../domain/decide.ts';
import type { InState } from '../domain/publication.ts';
import type { LeaseStore } from '../stores/leases.ts';

export interface KeepDeps {
  readonly stores: { readonly leases: Pick<LeaseStore, 'renew'> };
  readonly telemetry: Pick<Telemetry, 'log'>;
  clock(): Date;
  isClockRight(): boolean;
}

export interface KeptLease {
  /** Aborted when the lease is lost, or about to be: from then on somebody else may be at work. */
  readonly signal: AbortSignal;
  /** By the clock, for a process that was stopped for a while and whose timers come late. */
  hasLease(): boolean;
  stop(): void;
}

/**
 * How long before its end a lease that nobody renews is given up. Work in progress needs time to stop, and the next
 * worker's clock may be ahead of this one.
 */
export const MARGIN_MS = 2 * MAX_OFF_S * 1000;
export const RENEW_EVERY_MS = LEASE_MS / 6;

/** Renews a lease until stopped or lost. */
export function keepLease(
  { stores, telemetry: { log }, clock, isClockRight }: KeepDeps,
  { id, lease }: InState<'publishing'>,
): KeptLease {
  const lossController = new AbortController();
  // Uses a separate timer, because an unreachable store may never answer a renewal.
  let end: NodeJS.Timeout;
  let goodUntil = lease.until;
  let stopped = false;
  const remainingMs = (): number => goodUntil.getTime() - clock().getTime() - MARGIN_MS;
  const isGood = (until: Date): void => {
    clearTimeout(end);
    goodUntil = until;
    end = setTimeout(
      () => lossController.abort(new Error('the lease could not be renewed')),
      remainingMs(),
    ).unref();
  };
  const renew = async (): Promise<void> => {
    const until = new Date(clock().getTime() + LEASE_MS);
    try {
      const renewed = await stores.leases.renew(id, lease.id, until);
      if (stopped) return;
      if (!renewed) return lossController.abort(new Error('the lease was taken over'));
      isGood(until);
    } catch (err) {
      log.warn({ err, publicationId: id }, 'a lease could not be renewed');
    }
  };
  isGood(lease.until);
  const timer = setInterval(() => void renew(), RENEW_EVERY_MS).unref();
  return {
    signal: lossController.signal,
    hasLease: () => !lossController.signal.aborted && isClockRight() && remainingMs() > 0,
    stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(end);
    },
  };
}
