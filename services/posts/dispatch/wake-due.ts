import { setTimeout as pause } from 'node:timers/promises';
import type { Unreadable } from '../stores/to-publication.ts';
import { type ChangeDeps, changePublication } from '../transitions/change-publication.ts';

const BATCH = 100;

interface Deps extends ChangeDeps {
  tellUnreadable(rows: readonly Unreadable[]): void;
  isClockRight(): boolean;
}

/** The line that is served in this process. */
interface OwnLine {
  hasInHand(id: string): boolean;
  ring(): void;
}

/**
 * Hands everything whose time has come to the queue: what is due, and what a worker took and went silent about. Any
 * number of processes may do this at once. What this one has in hand it knows to be alive, whatever the clock says: one
 * that was set forward, as after a computer's sleep, ends every lease at once.
 * @returns how soon the next is due, milliseconds; null when that is not within `withinMs`
 */
export async function wakeDue(
  deps: Deps,
  line: OwnLine,
  withinMs: number,
  closing: AbortSignal,
): Promise<number | null> {
  const { publications } = deps.stores;
  while (!closing.aborted && deps.isClockRight()) {
    const begun = performance.now();
    const { found, broken } = await publications.toWake(deps.clock(), BATCH);
    deps.tellUnreadable(broken);
    const asleep = found.filter(({ id }) => !line.hasInHand(id));
    const woken = await Promise.all(asleep.map((one) => changePublication(deps, one, { type: 'wake' })));
    // The bell goes by the bus, which may be away.
    line.ring();
    if (found.length + broken.length < BATCH || woken.every((one) => one === null)) break;
    // As long as that took belongs to those who publish, who share the store.
    await pause(performance.now() - begun);
  }
  const now = deps.clock();
  const next = await publications.nextToWake(now, new Date(now.getTime() + withinMs));
  return next && next.getTime() - now.getTime();
}
