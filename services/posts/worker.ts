import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Consumer } from '@carillon/kit/bus/consumer.ts';
import { createErasing, SWEEP_EVERY_MS as ERASURES_EVERY_MS } from '@carillon/kit/personal-data/erasing.ts';
import { repeat } from '@carillon/kit/repeat.ts';
import { consumersOf } from './consumers/consumers.ts';
import { type Dispatch, dispatchDue } from './dispatch/dispatch-due.ts';
import { releaseExpired } from './dispatch/release-expired.ts';
import { createTargetCache } from './dispatch/target-cache.ts';
import { watchClock } from './dispatch/watch-clock.ts';
import { applyZoneData } from './maintenance/apply-zone-data.ts';
import { attempt } from './maintenance/attempt.ts';
import { holdsChores } from './maintenance/chore-lease.ts';
import { removeFiles } from './maintenance/remove-files.ts';
import { sweep } from './maintenance/sweep.ts';
import { watchBacklog } from './maintenance/watch-backlog.ts';
import type { WorkerContext } from './worker-context.ts';

export interface Worker {
  /** The consumers of its events; they listen before it starts. */
  readonly consumers: readonly Consumer[];
  /** Resolves when the clock is watched and what is due is looked for. */
  start(): Promise<void>;
  /** For readiness: throws while its clock is not right, and it takes nothing up. */
  checkClock(): void;
  /** Takes no more work, and lets the current work finish. */
  close(): Promise<void>;
}

export interface WorkerOptions {
  /**
   * There is no other worker now, nor was there when this one was created. So a dead worker held these leases, and
   * they are taken without waiting for their end.
   */
  readonly alone?: boolean;
  /** How often expired leases and the dispatch queue are looked at without a signal, milliseconds. */
  readonly everyMs?: number;
  readonly sweepEveryMs?: number;
  readonly watchEveryMs?: number;
  /** How long `close` waits for work in progress before it aborts it, in milliseconds. */
  readonly graceMs?: number;
  /** How long it waits after that. The lease takes care of unsettled work. */
  readonly settleMs?: number;
}

const EVERY_MS = 1000;
/** The worker that brought a post out sends its comment at once; this is for what waits for another try. */
const COMMENTS_EVERY_MS = 5000;
const SWEEP_EVERY_MS = 60_000;
const WATCH_EVERY_MS = 15_000;
const CLOCK_EVERY_MS = 5000;
const GRACE_MS = 18_000;
const SETTLE_MS = 4_000;

/** The publishing side of posts. Any number of them may run, in one process or many. */
export function createWorker(context: WorkerContext, options: WorkerOptions = {}): Worker {
  const { log } = context.telemetry;
  const stop = new AbortController();
  const workerId = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`;
  const ownClock = watchClock(context);
  const { isRight: isClockRight } = ownClock;
  const targets = createTargetCache(context.identity);
  const deps = { ...context, workerId, stopping: stop.signal, newId: randomUUID, isClockRight, targets };
  const erasing = createErasing('worker', {
    data: context.stores.personalData,
    clock: context.clock,
    before: (subject) => removeFiles(context, subject),
  });
  const rounds: { close(): Promise<void> }[] = [];
  let dispatch: Dispatch | null = null;

  return {
    consumers: [...consumersOf({ ...deps, wake: () => dispatch?.wake() }), ...erasing.consumers],
    async start() {
      const { everyMs = EVERY_MS, alone = false } = options;
      await ownClock.look().catch((err) => log.warn({ err }, 'the store’s clock could not be asked'));
      if (alone) await endWhatDied(context);
      // Runs before anything is published at an instant that no longer exists. If another worker has the chores, that
      // one does it.
      await attempt(log, { chore: 'follow the zone data' }, async () => {
        if (await holdsChores(deps)) await applyZoneData(deps);
      });
      // Last, so that a failed start has leased nothing.
      const started = dispatchDue(deps);
      dispatch = started;
      const release = () => releaseExpired(deps, started.hasLeased).finally(started.wake);
      rounds.push(
        repeat('look at the clock', ownClock.look, CLOCK_EVERY_MS, log),
        repeat('release of expired leases', release, everyMs, log),
        repeat('first comments', started.comments, options.everyMs ?? COMMENTS_EVERY_MS, log),
        repeat('watch', () => watchBacklog(deps), options.watchEveryMs ?? WATCH_EVERY_MS, log),
        repeat('erasure sweep', erasing.sweep, ERASURES_EVERY_MS, log),
        repeat('sweeper', () => sweep(deps), options.sweepEveryMs ?? SWEEP_EVERY_MS, log),
      );
    },
    checkClock() {
      if (!isClockRight()) throw new Error('the clock is too far off the store’s');
    },
    async close() {
      dispatch?.close();
      const done = Promise.all([dispatch?.idle(), ...rounds.map((round) => round.close())]);
      const { graceMs = GRACE_MS, settleMs = SETTLE_MS } = options;
      if (!(await inTime(done, graceMs))) {
        stop.abort(new Error('the worker stops'));
        await inTime(done, settleMs);
      }
      await context.stores.choreLease.giveUp(workerId).catch(() => undefined);
    },
  };
}

async function endWhatDied({ stores, clock }: WorkerContext): Promise<void> {
  await stores.leases.endAll(clock());
}

async function inTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  const done = new AbortController();
  const late = pause(ms, false, { signal: done.signal }).catch(() => false);
  const result = await Promise.race([work.then(() => true), late]);
  done.abort();
  return result;
}
