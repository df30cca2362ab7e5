import { commitQuota } from '@carillon/contracts/http/billing/commit-quota.ts';
import type { Quota } from '@carillon/contracts/http/billing/quota.ts';
import { releaseQuota } from '@carillon/contracts/http/billing/release-quota.ts';
import { reserveQuota } from '@carillon/contracts/http/billing/reserve-quota.ts';
import { AppError } from '../errors.ts';
import type { ServiceClient } from '../http/service-client.ts';
import { createTurns } from '../in-turn.ts';
import type { Log } from '../log.ts';
import { persistently } from '../persistently.ts';

/** The post or account that uses quotas, by its id. */
interface QuotaUser {
  readonly workspaceId: string;
  readonly id: string;
}

/** Until when each counts; null: until it is released, posts for the month. */
type Committed = Partial<Record<Quota, Date | null>>;

/** The way to the quotas of a workspace's plan. Only a refusal of billing is ever thrown. */
export interface Quotas {
  /**
   * Reserves before something is made. While billing does not answer, it is admitted: a post is worth more than a
   * count, and is counted when it is committed.
   * @throws AppError `plan_limit`
   */
  reserve(user: QuotaUser, quotas: readonly Quota[]): Promise<void>;
  /** Counts a created object. Nobody waits for it. */
  commit(user: QuotaUser, committed: Committed): void;
  /** Releases units that weren't used. Units committed earlier stay. */
  release(user: QuotaUser, quotas: readonly Quota[]): void;
  /** The object was created and is gone. */
  releaseCommitted(user: QuotaUser, quotas: readonly Quota[]): void;
}

interface Deps {
  readonly services: ServiceClient;
  readonly log: Log;
}

const WAIT_MS = 3_000;

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code === 'plan_limit';

export function createQuotas({ services, log }: Deps): Quotas {
  // A later word about the same thing must not come first.
  const inTurn = createTurns();
  const signal = () => AbortSignal.timeout(WAIT_MS);
  const later = ({ workspaceId, id }: QuotaUser, call: () => Promise<unknown>, failed: string): void => {
    void inTurn(`${workspaceId} ${id}`, () => persistently(call)).catch((err) =>
      log.error({ err, id }, failed),
    );
  };
  const giveBack = (user: QuotaUser, quotas: readonly Quota[], committed: boolean): void => {
    const body = { workspace_id: user.workspaceId, id: user.id, quotas: [...quotas], committed };
    const call = () => services.call(releaseQuota, { body, signal: signal() });
    later(user, call, 'units of a quota are not released');
  };
  return {
    async reserve({ workspaceId, id }, quotas) {
      const body = { workspace_id: workspaceId, id, quotas: [...quotas] };
      try {
        await services.call(reserveQuota, { body, signal: signal() });
      } catch (err) {
        if (isRefusal(err)) throw err;
        log.error({ err, id }, 'billing does not answer; this is admitted without a look at the plan');
      }
    },
    commit(user, committed) {
      const uses = (Object.entries(committed) as [Quota, Date | null][]).map(([quota, until]) => ({
        quota,
        until: until?.toISOString() ?? null,
      }));
      if (uses.length === 0) return;
      const body = { workspace_id: user.workspaceId, id: user.id, uses };
      const call = () => services.call(commitQuota, { body, signal: signal() });
      later(user, call, 'this is not counted until the next comparison');
    },
    release: (user, quotas) => giveBack(user, quotas, false),
    releaseCommitted: (user, quotas) => giveBack(user, quotas, true),
  };
}

/** Where plans are off. */
export const NO_LIMITS: Quotas = {
  reserve: async () => undefined,
  commit: () => undefined,
  release: () => undefined,
  releaseCommitted: () => undefined,
};
