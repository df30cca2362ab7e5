import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger, Row } from '../system/ledger.ts';

export interface SettleOptions {
  readonly ledger: Ledger;
  /** The time by the slowest clock of all. */
  slowestNow(): number;
  /** Calls to the networks that are under way. */
  inFlight(): number;
  /** Lets everyone's clock go on by so much at once. */
  skip(ms: number): void;
  readonly withinMs: number;
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
const FINAL = new Set(['published', 'failed', 'canceled']);

/**
 * Waits until every publication has come to its end and every event has left. Waits for a retry or a lease are skipped,
 * by moving all clocks on, but only while nothing is under way: no timer of the product is cut short by it.
 */
export async function settle(options: SettleOptions): Promise<Settled> {
  const { ledger, inFlight, slowestNow, skip, withinMs } = options;
  const end = performance.now() + withinMs;
  let last = '';
  let since = performance.now();
  for (;;) {
    await pause(LOOK_MS);
    const rows = await ledger.publications().catch(() => null);
    const events = await ledger.outboxes().catch(() => null);
    if (rows === null || events === null) {
      if (performance.now() > end) return { open: [], waiting: -1 };
      continue;
    }
    const open = rows.filter(({ status }) => !FINAL.has(status));
    if ((open.length === 0 && events.length === 0) || performance.now() > end)
      return { open, waiting: events.length };
    const now = `${inFlight()} ${JSON.stringify(open)} ${events}`;
    if (now !== last || inFlight() > 0) {
      last = now;
      since = performance.now();
      continue;
    }
    const held = events.length > 0 || open.some(({ status }) => status !== 'scheduled');
    if (performance.now() - since < (held ? HELD_QUIET_MS : QUIET_MS)) continue;
    const times = [...open.flatMap(({ wakeAt }) => wakeAt?.getTime() ?? []), ...events.map(Number)];
    skip(Math.max(Math.min(...times) - slowestNow(), 0) + 500);
    since = performance.now();
  }
}
