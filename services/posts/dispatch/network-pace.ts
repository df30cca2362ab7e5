import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';

/**
 * How many publications one worker may have in flight on each network. No network documents such a number, so it is
 * found out: it begins small, doubles with each round of answers until the network first asks for less, is halved then,
 * and grows by one a round from there on (additive increase, multiplicative decrease, as in TCP).
 */
export interface NetworkPace {
  limitOf(platform: PlatformName): number;
  /** The network took a publication. */
  speedUp(platform: PlatformName): void;
  /**
   * The network asked for less.
   * @param startedAt when the call began, by `performance.now()`: of the calls that were in flight together, one counts
   */
  slowDown(platform: PlatformName, startedAt: number): void;
}

const FIRST = 32;

interface Window {
  size: number;
  /** The network asked for less before. */
  isKnown: boolean;
  slowedAt: number;
}

/** @param limit as many as the network gets at any pace, over all workers */
export function createNetworkPace(limit: number, now: () => number = () => performance.now()): NetworkPace {
  const first = { size: Math.min(FIRST, limit), isKnown: false, slowedAt: Number.NEGATIVE_INFINITY };
  const windows = new Map<PlatformName, Window>(PLATFORM_NAMES.map((name) => [name, { ...first }]));
  const windowOf = (platform: PlatformName): Window => {
    const window = windows.get(platform);
    if (!window) throw new Error(`there is no network ${platform}`);
    return window;
  };
  return {
    limitOf: (platform) => Math.floor(windowOf(platform).size),
    speedUp(platform) {
      const window = windowOf(platform);
      window.size = Math.min(limit, window.size + (window.isKnown ? 1 / window.size : 1));
    },
    slowDown(platform, startedAt) {
      const window = windowOf(platform);
      if (startedAt < window.slowedAt) return;
      Object.assign(window, { size: Math.max(1, window.size / 2), isKnown: true, slowedAt: now() });
    },
  };
}
