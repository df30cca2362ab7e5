import { setTimeout as pause } from 'node:timers/promises';
import { keysOf } from '../domain/keys.ts';
import type { InState } from '../domain/publication.ts';
import { createBell } from './bell.ts';
import { type ClaimDeps, claim } from './claim.ts';
import { createPool } from './pool.ts';
import { type PublishDeps, publishOne } from './publish-one.ts';
import { createShares } from './shares.ts';
import { type WatchDeps, watchLine } from './watch-line.ts';

export interface LineDeps extends PublishDeps, ClaimDeps, WatchDeps {
  readonly stores: PublishDeps['stores'] & ClaimDeps['stores'] & WatchDeps['stores'];
  /** How many this worker has in hand at once. */
  readonly concurrency: number;
  /** Ends what is running. */
  readonly stopping: AbortSignal;
  /** Nothing is taken while it is not. */
  isClockRight(): boolean;
}

export interface Line {
  /** Whether this worker is at it. */
  hasInHand(id: string): boolean;
  /** Something may have come to be done. */
  ring(): void;
  /** Takes nothing more. */
  close(): void;
  /** Resolves when nothing is in hand. */
  idle(): Promise<void>;
}

/** After the store could not be asked. */
const REST_MS = 1000;

/** Publishes what waits in line, as many at a time as there are places, for as long as it is not closed. */
export function serveLine(deps: LineDeps): Line {
  const pool = createPool(deps.concurrency);
  const shares = createShares(deps.concurrency);
  const bell = createBell();
  const line = watchLine(deps);
  const inHand = new Set<string>();
  let closed = false;

  const work = async (one: InState<'queued'>): Promise<boolean> => {
    const leased = await claim(deps, line, one);
    if (!leased) return false;
    inHand.add(one.id);
    await publishOne(deps, leased, deps.stopping).finally(() => inHand.delete(one.id));
    await deps.stores.slots.release(keysOf(leased), leased.lease.id);
    return true;
  };

  const begin = (one: InState<'queued'>, leave: () => void): void => {
    const done = shares.enter(one.platform);
    void work(one)
      .catch(async (err) => {
        // Slots and leases run out by themselves, and what is still in line is found again, when the store has had a rest.
        deps.log.warn({ err, publicationId: one.id }, 'one in line could not be served');
        await pause(REST_MS);
        return false;
      })
      .then((wasPublished) => {
        line.isDone(one, wasPublished);
        done();
        leave();
        bell.ring();
      });
  };

  const next = async (): Promise<InState<'queued'> | null> => {
    if (!deps.isClockRight()) return null;
    return line.next(shares.open).catch((err) => {
      deps.log.error({ err }, 'the line could not be read');
      return null;
    });
  };

  const serve = async (): Promise<void> => {
    for (;;) {
      const leave = await pool.take();
      if (!leave) return;
      const one = await next();
      if (one && !closed) {
        begin(one, leave);
        continue;
      }
      leave();
      await bell.rung();
    }
  };
  void serve();

  const ring = (): void => {
    line.hasNews();
    bell.ring();
  };
  return {
    hasInHand: (id) => inHand.has(id),
    ring,
    close() {
      closed = true;
      pool.close();
      ring();
    },
    idle: pool.idle,
  };
}
