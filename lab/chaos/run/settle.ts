import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger, Row } from '../system/ledger.ts';

export interface SettleOptions {
  readonly ledger: Pick<Ledger, 'publications' | 'outboxes'>;
  /** How many posts and comments are on the networks. */
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

export interface SettledRun {
  /** Empty when all came to its end. */
  readonly open: readonly Row[];
  /** Events that never left. */
  readonly waiting: number;
}

const LOOK_MS = 100;
/** How long nothing may have changed before time is skipped, if nothing is leased or due. */
const QUIET_MS = 250;
/** The same when something is due, in the queue or leased: longer than a round of the scheduler. */
const BUSY_QUIET_MS = 1_200;
/** For the last look: more than two rounds of the scheduler, and than a message takes that is delivered again. */
const END_QUIET_MS = 2_500;
/** A busy machine gets more time: this many times the duration of a full check. */
const LOOKS = 15;
/** Publications that wait for about the same time go on together: one skip, and the more at once. */
const TOGETHER_MS = 15 * 60_000;
/** Longer than any lease, with clocks that are off: afterwards, every publication left has been taken up again. */
const PAST_LEASES_MS = 15 * 60_000;
const FINAL = new Set(['published', 'failed', 'canceled']);

/**
 * Waits until every publication and its first comment has come to its end and every event has left, and then until a second attempt by
 * someone who does not know that would have shown: no call is under way, all leases are over, and it stays so. Waits
 * for a retry or a lease are skipped, by moving all clocks on, but only while nothing is under way: no timer of the
 * product is cut short by it.
 */
export async function settle(options: SettleOptions): Promise<SettledRun> {
  const { inFlight, slowestNow, skip, withinMs, time = clock } = options;
  const end = time.now() + withinMs;
  let last = '';
  let since = time.now();
  let pastLeases = false;
  for (;;) {
    await time.pause(LOOK_MS);
    const before = time.now();
    const lookResult = await look(options);
    if (lookResult === null) {
      if (time.now() > end) return { open: [], waiting: -1 };
      since = time.now();
      continue;
    }
    const { open, waiting, times, state } = lookResult;
    const over = open.length === 0 && waiting === 0;
    // A call that never ends is not settled either.
    if (time.now() > end) return over && inFlight() > 0 ? { open, waiting: -1 } : { open, waiting };
    if (state !== last || inFlight() > 0) {
      last = state;
      since = time.now();
      continue;
    }
    const busy =
      waiting > 0 ||
      open.some(({ status, comment }) => status === 'publishing' || comment?.status === 'sending');
    const due = times.some((at) => at <= slowestNow());
    const leastMs = over && pastLeases ? END_QUIET_MS : busy || due ? BUSY_QUIET_MS : QUIET_MS;
    if (time.now() - since < leastMs + LOOKS * (time.now() - before)) continue;
    if (over && pastLeases) return { open, waiting };
    skip(over ? PAST_LEASES_MS : Math.max(nextOf(times) - slowestNow(), 0) + 500);
    pastLeases = over;
    since = time.now();
  }
}

/** Null while the store is away. */
async function look({ ledger, postsThere, inFlight }: SettleOptions) {
  const results = await Promise.all([ledger.publications(), ledger.outboxes(), postsThere()]).catch(
    () => null,
  );
  if (results === null) return null;
  const [rows, events, postCount] = results;
  const open = rows.filter((row) => !FINAL.has(row.status) || isCommentOpen(row));
  const states = rows.map(({ id, status, attempts, comment }) => [id, status, attempts, comment]);
  return {
    open,
    waiting: events.length,
    times: [...open.flatMap((row) => nextAt(row)?.getTime() ?? []), ...events.map(Number)],
    state: JSON.stringify([inFlight(), postCount, states, open, events]),
  };
}

const isCommentOpen = ({ status, comment }: Row): boolean =>
  status === 'published' && !!comment && comment.status !== 'published' && comment.status !== 'failed';

/** A published post's next step is its comment. */
const nextAt = (row: Row): Date | null => (isCommentOpen(row) ? (row.comment?.at ?? null) : row.wakeAt);

/** The time until which to skip: that of the first, and of all that come soon after it. */
function nextOf(times: readonly number[]): number {
  const first = Math.min(...times);
  return Number.isFinite(first) ? Math.max(...times.filter((at) => at <= first + TOGETHER_MS)) : 0;
}

const clock = { now: () => performance.now(), pause: (ms: number) => pause(ms) };
