import { holdUses } from '@carillon/contracts/http/billing/hold-uses.ts';
import { releaseUses } from '@carillon/contracts/http/billing/release-uses.ts';
import type { Counted } from '@carillon/contracts/http/billing/use.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { AppError } from '../errors.ts';
import type { ServiceClient } from '../http/service-client.ts';
import { createTurns } from '../in-turn.ts';
import type { Log } from '../log.ts';
import { persistently } from '../persistently.ts';

/** What is about to be made, by its id. */
interface Wanted {
  readonly workspaceId: string;
  readonly id: string;
}

type Kept = Partial<Record<Counted, Date | null>>;

/** The way to the limits of a workspace's plan. Only a refusal of billing is ever thrown. */
export interface PlanUses {
  /**
   * Sets places aside before something is made. While billing does not answer, it is admitted: a post is worth more
   * than a count, and is counted when it is kept.
   * @throws AppError `plan_limit`
   */
  reserve(wanted: Wanted, kinds: readonly Counted[]): Promise<void>;
  /** It is made: each place is held until that time. Nobody waits for it. */
  keep(wanted: Wanted, kept: Kept): void;
  /** It was not made. What was kept earlier stays. */
  giveUp(wanted: Wanted, kinds: readonly Counted[]): void;
  /** It is no longer there. */
  release(wanted: Wanted, kinds: readonly Counted[]): void;
}

interface Deps {
  readonly services: ServiceClient;
  readonly log: Log;
  clock(): Date;
}

const WAIT_MS = 3_000;
/** What is reserved and neither kept nor given up is free again after this; an OAuth sign-in may take ten minutes. */
const RESERVED_MS = 15 * 60_000;

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code === 'plan_limit';

export function createPlanUses({ services, log, clock }: Deps): PlanUses {
  // A later word about the same thing must not come first.
  const inTurn = createTurns();
  const signal = () => AbortSignal.timeout(WAIT_MS);
  const hold = (body: BodyOf<typeof holdUses>) => services.call(holdUses, { body, signal: signal() });
  const free = ({ workspaceId, id }: Wanted, kinds: readonly Counted[], unless_kept: boolean): void => {
    const body = { workspace_id: workspaceId, id, kinds: [...kinds], unless_kept };
    const call = () => services.call(releaseUses, { body, signal: signal() });
    void inTurn(`${workspaceId} ${id}`, () => persistently(call)).catch((err) =>
      log.error({ err, id }, 'places of a plan are not given back'),
    );
  };
  return {
    async reserve({ workspaceId, id }, kinds) {
      const until = new Date(clock().getTime() + RESERVED_MS).toISOString();
      try {
        await hold({
          workspace_id: workspaceId,
          id,
          kept: false,
          uses: kinds.map((kind) => ({ kind, until })),
        });
      } catch (err) {
        if (isRefusal(err)) throw err;
        log.error({ err, id }, 'billing does not answer; this is admitted without a look at the plan');
      }
    },
    keep({ workspaceId, id }, kept) {
      const uses = (Object.entries(kept) as [Counted, Date | null][]).map(([kind, until]) => ({
        kind,
        until: until?.toISOString() ?? null,
      }));
      if (uses.length === 0) return;
      const call = () => hold({ workspace_id: workspaceId, id, kept: true, uses });
      void inTurn(`${workspaceId} ${id}`, () => persistently(call)).catch((err) =>
        log.error({ err, id }, 'this is not counted'),
      );
    },
    giveUp: (wanted, kinds) => free(wanted, kinds, true),
    release: (wanted, kinds) => free(wanted, kinds, false),
  };
}

/** Where plans are off. */
export const NO_LIMITS: PlanUses = {
  reserve: async () => undefined,
  keep: () => undefined,
  giveUp: () => undefined,
  release: () => undefined,
};
