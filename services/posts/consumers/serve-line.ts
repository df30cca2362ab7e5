import { type ClaimDeps, createClaimer, keysOf } from '../usecases/claim-next.ts';
import { type PublishDeps, publishOne } from '../usecases/publish-one.ts';
import { createBell } from './bell.ts';
import { createPool } from './pool.ts';
import { createShares } from './shares.ts';

export interface LineDeps extends PublishDeps, ClaimDeps {
  readonly stores: PublishDeps['stores'] & ClaimDeps['stores'];
  /** How many this worker has in hand at once. */
  readonly concurrency: number;
  /** Ends what is running. */
  readonly stopping: AbortSignal;
}

export interface Line {
  /** Something may have come to be done. */
  ring(): void;
  /** Takes nothing more. */
  close(): void;
  /** Resolves when nothing is in hand. */
  idle(): Promise<void>;
}

/** Publishes what waits in line, as many at a time as there are places, for as long as it is not closed. */
export function serveLine(deps: LineDeps): Line {
  const pool = createPool(deps.concurrency);
  const shares = createShares(deps.concurrency);
  const bell = createBell();
  const claimer = createClaimer(deps);

  const next = async (leave: () => void): Promise<boolean> => {
    const platforms = shares.open();
    const leased = platforms.length > 0 ? await claimer.next(platforms) : null;
    if (!leased) return false;
    const done = shares.enter(leased.platform);
    void publishOne(deps, leased, deps.stopping)
      .then(() => deps.stores.slots.release(keysOf(leased), leased.lease.id))
      // It runs out by itself.
      .catch((err) => deps.log.warn({ err }, 'a slot could not be given back'))
      .finally(() => {
        done();
        leave();
        bell.ring();
      });
    return true;
  };

  const serve = async (): Promise<void> => {
    for (;;) {
      const leave = await pool.take();
      if (!leave) return;
      const taken = await next(leave).catch((err) => {
        deps.log.error({ err }, 'the line could not be read');
        return false;
      });
      if (taken) continue;
      leave();
      await bell.rung();
    }
  };
  void serve();

  return {
    ring: bell.ring,
    close() {
      pool.close();
      bell.ring();
    },
    idle: pool.idle,
  };
}
