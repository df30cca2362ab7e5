import type { CollectDeps } from './collect-deps.ts';
import { collectTarget, LEASE_MS } from './collect-target.ts';

interface Round {
  /** How many targets are read at once. */
  readonly concurrency: number;
  /** No other target is taken up from then on. */
  readonly stopping?: AbortSignal;
}

/** Reads every target that is due, one by one in so many lines. Resolves with how many there were. */
export async function collectDue(deps: CollectDeps, { concurrency, stopping }: Round): Promise<number> {
  let collected = 0;
  const line = async (): Promise<void> => {
    while (!stopping?.aborted) {
      const now = deps.clock();
      const target = await deps.stores.targets.claim({
        ...{ now, lease: deps.newId(), until: new Date(now.getTime() + LEASE_MS) },
        except: deps.cooldowns.cooling(now),
      });
      if (!target) return;
      collected++;
      await collectTarget(deps, target);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, line));
  return collected;
}
