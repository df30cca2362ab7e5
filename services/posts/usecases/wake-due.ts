import type { Log } from '@carillon/kit/log.ts';
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
    const woken = await Promise.all(
      batch.map((publication) => changePublication(deps, publication, { type: 'wake' })),
    );
    if (batch.length + broken.length < BATCH || woken.every((publication) => publication === null)) return;
  }
}
