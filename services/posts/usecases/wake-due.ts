import type { Log } from '@carillon/kit/log.ts';
import { type ChangeDeps, changePublication } from './change-publication.ts';

const BATCH = 200;

/**
 * Hands everything whose time has come to the queue: what is due, and what a worker took and went silent about. Any
 * number of processes may do this at once.
 * @returns how soon the next is due, milliseconds; null when that is not within `withinMs`
 */
export async function wakeDue(
  deps: ChangeDeps & { readonly log: Log },
  withinMs: number,
  closing: AbortSignal,
): Promise<number | null> {
  const { publications } = deps.stores;
  while (!closing.aborted) {
    const { found, broken } = await publications.toWake(deps.clock(), BATCH);
    if (broken.length > 0) deps.log.error({ broken }, 'publications that can not be read were set aside');
    // Writes go out in the order that they are made in: whatever a worker finds in line, nothing is due before it.
    const woken = await Promise.all(found.map((one) => changePublication(deps, one, { type: 'wake' })));
    if (found.length + broken.length < BATCH || woken.every((one) => one === null)) break;
  }
  const now = deps.clock();
  const next = await publications.nextToWake(now, new Date(now.getTime() + withinMs));
  return next && next.getTime() - now.getTime();
}
