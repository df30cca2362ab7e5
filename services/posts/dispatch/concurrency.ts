import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** How a worker divides its concurrency limit between the networks. */
export interface Concurrency {
  /** Networks that may have one more publication under way. */
  open(): PlatformName[];
  /** Counts one in; call what it gives when it is done. */
  enter(platform: PlatformName): () => void;
}

/**
 * One publication's room is kept for every network that has nothing under way, so that a slow one fills no worker up.
 * A limit below the number of networks keeps nothing.
 */
export function createConcurrency(limit: number): Concurrency {
  const running = new Map<PlatformName, number>(PLATFORM_NAMES.map((name) => [name, 0]));
  const of = (platform: PlatformName): number => running.get(platform) ?? 0;
  const total = (): number => [...running.values()].reduce((sum, one) => sum + one, 0);
  const keptFor = (platform: PlatformName): number =>
    PLATFORM_NAMES.filter((other) => other !== platform && of(other) === 0).length;
  return {
    open: () =>
      PLATFORM_NAMES.filter((platform) =>
        of(platform) === 0 ? total() < limit : total() + keptFor(platform) < limit,
      ),
    enter(platform) {
      running.set(platform, of(platform) + 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        running.set(platform, of(platform) - 1);
      };
    },
  };
}
