import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { NetworkPace } from './network-pace.ts';

/** How a worker divides its concurrency limit between the networks. */
export interface Concurrency {
  /** Networks that may have one more publication under way. */
  open(): PlatformName[];
  /** Counts one in. Call the returned function when it is done. */
  enter(platform: PlatformName): () => void;
}

/**
 * Reserves room for one publication on every network with nothing in flight, so a slow network can't fill a worker. A
 * limit below the number of networks reserves nothing. No network gets more than its pace allows.
 */
export function createConcurrency(limit: number, pace: Pick<NetworkPace, 'limitOf'>): Concurrency {
  const running = new Map<PlatformName, number>(PLATFORM_NAMES.map((name) => [name, 0]));
  const of = (platform: PlatformName): number => running.get(platform) ?? 0;
  let total = 0;
  const keptFor = (platform: PlatformName): number =>
    PLATFORM_NAMES.filter((other) => other !== platform && of(other) === 0).length;
  return {
    open: () =>
      PLATFORM_NAMES.filter((platform) => {
        if (of(platform) >= pace.limitOf(platform)) return false;
        return of(platform) === 0 ? total < limit : total + keptFor(platform) < limit;
      }),
    enter(platform) {
      running.set(platform, of(platform) + 1);
      total++;
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        running.set(platform, of(platform) - 1);
        total--;
      };
    },
  };
}
