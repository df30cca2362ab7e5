import { type ChangeDeps, changePublication } from './change-publication.ts';

const BATCH = 100;

/**
 * Hands everything whose time has come to the queue: what is due, what stayed in the queue too long, and what a
 * worker took and went silent about. Any number of processes may do this at once.
 */
export async function wakeDue(deps: ChangeDeps): Promise<void> {
  for (;;) {
    const batch = await deps.stores.publications.toWake(deps.clock(), BATCH);
    const woken = await Promise.all(
      batch.map((publication) => changePublication(deps, publication, { type: 'wake' })),
    );
    if (batch.length < BATCH || woken.every((publication) => publication === null)) return;
  }
}
