import type { Log } from '@carillon/kit/log.ts';
import { accountKey } from '../domain/hold.ts';
import type { Publication } from '../domain/publication.ts';
import { type ChangeDeps, changePublication } from './change-publication.ts';

const BATCH = 100;

/**
 * Hands everything whose time has come to the queue: what is due, what stayed in the queue too long, and what a
 * worker took and went silent about. Any number of processes may do this at once.
 */
export async function wakeDue(deps: ChangeDeps & { readonly log: Log }): Promise<void> {
  for (;;) {
    const { found: batch, broken } = await deps.stores.publications.toWake(deps.clock(), BATCH);
    if (broken.length > 0) deps.log.error({ broken }, 'publications that can not be read were set aside');
    const woken = await Promise.all(byAccount(batch).map((own) => wake(deps, own)));
    if (batch.length + broken.length < BATCH || woken.every((count) => count === 0)) return;
  }
}

/** One after the other: whatever a worker finds of an account in the queue, nothing is due before it. */
async function wake(deps: ChangeDeps, publications: readonly Publication[]): Promise<number> {
  let count = 0;
  for (const one of publications) if (await changePublication(deps, one, { type: 'wake' })) count++;
  return count;
}

const byAccount = (batch: readonly Publication[]): readonly Publication[][] => [
  ...Map.groupBy(batch, accountKey).values(),
];
