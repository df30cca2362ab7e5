import { workInLanes } from '@carillon/kit/in-lanes.ts';
import type { LeasedTarget } from '../domain/leased-target.ts';
import type { CollectDeps } from './collect-deps.ts';
import { collectTarget } from './collect-target.ts';
import { LEASE_MS } from './lease.ts';

interface Round {
  /** How many targets are read at once. */
  readonly concurrency: number;
  /** From then on no target is taken, and current readings stop where they are. */
  readonly stopping?: AbortSignal;
}

/** Reads every target that is due, by so many workers at once. Resolves with how many there were. */
export async function collectDue(deps: CollectDeps, { concurrency, stopping }: Round): Promise<number> {
  let collected = 0;
  await workInLanes(
    concurrency,
    async () => (stopping?.aborted ? null : claimNext(deps, collected)),
    async (target) => {
      collected++;
      await collectTarget(deps, target, stopping);
    },
  );
  return collected;
}

/** Each time another network comes first, so that none waits for all of the others. */
async function claimNext(deps: CollectDeps, claimed: number): Promise<LeasedTarget | null> {
  const now = deps.clock();
  const open = deps.pace.cooldowns.open(now);
  const first = claimed % (open.length || 1);
  for (const platform of [...open.slice(first), ...open.slice(0, first)]) {
    const until = new Date(now.getTime() + LEASE_MS);
    const target = await deps.stores.targets.claim({ platform, now, until });
    if (target) return target;
  }
  return null;
}
