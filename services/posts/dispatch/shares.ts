import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** How a worker's places are shared out between the networks. */
export interface Shares {
  /** Networks that may have one more of them. */
  open(): PlatformName[];
  /** Counts one in; call what it gives when it is done. */
  enter(platform: PlatformName): () => void;
}

/**
 * A place is kept free for every network that has nothing under way, so that a slow one fills no worker up. With
 * fewer places than networks there is nothing to keep.
 */
export function createShares(places: number): Shares {
  const running = new Map<PlatformName, number>(PLATFORM_NAMES.map((name) => [name, 0]));
  const of = (platform: PlatformName): number => running.get(platform) ?? 0;
  const total = (): number => [...running.values()].reduce((sum, one) => sum + one, 0);
  const keptFor = (platform: PlatformName): number =>
    PLATFORM_NAMES.filter((other) => other !== platform && of(other) === 0).length;
  return {
    open: () =>
      PLATFORM_NAMES.filter((platform) =>
        of(platform) === 0 ? total() < places : total() + keptFor(platform) < places,
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
