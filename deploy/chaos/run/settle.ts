import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger, Row } from '../system/ledger.ts';

export interface SettleOptions {
  readonly ledger: Pick<Ledger, 'publications' | 'outboxes'>;
  /** How many posts stand on the networks. */
  postsThere(): Promise<number>;
  /** The time by the slowest clock of all. */
  slowestNow(): number;
  /** Calls to the networks that are under way. */
  inFlight(): number;
  /** Lets everyone's clock go on by so much at once. */
  skip(ms: number): void;
  readonly withinMs: number;
  /** How time passes here; tests have their own. */
  readonly time?: Pick<Performance, 'now'> & { pause(ms: number): Promise<unknown> };
}

export interface Settled {
  /** Empty when all came to its end. */
  readonly open: readonly Row[];
  /** Events that never left. */
  readonly waiting: number;
}

const LOOK_MS = 150;
/** So long nothing may have changed before time is skipped: long against a call or a write. */
const QUIET_MS = 600;
/** A worker holds it, or it is on its way to one; waits in the store and between services are no calls to a network. */
const HELD_QUIET_MS = 2_000;
/** The last look: longer than a call that a fault delays, and than a message takes that is delivered again. */
const END_QUIET_MS = 4_000;
/** Longer than any lease, with clocks that are off: whoever would take a publication up again does so after it. */
const PAST_LEASES_MS = 15 * 60_000;
const FINAL = new Set(['published', 'failed', 'canceled']);

/**
 * Waits until every publication has come to its end and every event has left, and then until a second attempt by
 * someone who does not know that would have shown: no call is under way, all leases are over, and it stays so. Waits
 * for a retry or a lease are skipped, by moving all clocks on, but only while nothing is under way: no timer of the
 * product is cut short by it.
 */
export async function settle(options: SettleOptions): Promise<Settled> {
  const { ledger, inFlight, slowestNow, skip, withinMs, time = clock } = options;
  const end = time.now() + withinMs;
  let last = '';
  let since = time.now();
  let pastLeases = false;
  for (;;) {
    await time.pause(LOOK_MS);
    const seen = await Promise.all([ledger.publications(), ledger.outboxes(), options.postsThere()]).catch(
      () => null,
    );
    if (seen === null) {
      if (time.now() > end) return { open: [], waiting: -1 };
      since = time.now();
      continue;
    }
    const [rows, events, there] = seen;
    const open = rows.filter(({ status }) => !FINAL.has(status));
    const left = { open, waiting: events.length };
    const over = open.length === 0 && events.length === 0;
    // A call that never ends is not settled either.
    if (time.now() > end) return over && inFlight() > 0 ? { open, waiting: -1 } : left;
    const state = rows.map(({ id, status, attempts }) => [id, status, attempts]);
    const now = JSON.stringify([inFlight(), there, state, open, events]);
    if (now !== last || inFlight() > 0) {
      last = now;
      since = time.now();
      continue;
    }
    const quietMs = over ? END_QUIET_MS : isHeld(open, events) ? HELD_QUIET_MS : QUIET_MS;
    if (time.now() - since < quietMs) continue;
    if (over && pastLeases) return left;
    const times = [...open.flatMap(({ wakeAt }) => wakeAt?.getTime() ?? []), ...events.map(Number)];
    skip(over ? PAST_LEASES_MS : Math.max(Math.min(...times) - slowestNow(), 0) + 500);
    pastLeases = over;
    since = time.now();
  }
}

const isHeld = (open: readonly Row[], events: readonly Date[]): boolean =>
  events.length > 0 || open.some(({ status }) => status !== 'scheduled');

const clock = { now: () => performance.now(), pause: (ms: number) => pause(ms) };
