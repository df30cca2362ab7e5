import type { ChoreLeaseStore } from '../stores/chore-lease.ts';

export interface HoldDeps {
  readonly stores: { readonly choreLease: ChoreLeaseStore };
  readonly workerId: string;
  clock(): Date;
  isClockRight(): boolean;
}

/** Some rounds of its holder, which renews it with each. */
const LEASE_MS = 60_000;

/** Whether this worker does the chores of all: it has the lease now. One whose clock is wrong never has. */
export async function holdsChores({ stores, workerId, clock, isClockRight }: HoldDeps): Promise<boolean> {
  if (!isClockRight()) return false;
  const now = clock();
  return stores.choreLease.take(workerId, now, new Date(now.getTime() + LEASE_MS));
}
