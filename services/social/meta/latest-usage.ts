import { LRUCache } from 'lru-cache';
import type { SocialDeps } from '../deps.ts';
import { listOwnUseCases, percentOf, readUsage } from './usage-headers.ts';

/** The metrics cover a sliding hour, so older ones say little. */
const TOLD_MS = 15 * 60_000;
const MAX_TARGETS = 10_000;
const APP = 'app';

export interface LatestUsage {
  /** A call for that target was answered with these headers. */
  heard(targetId: string, headers: Headers): void;
  /** From 0 to 1. Null if nothing was reported lately. */
  of(targetId: string): number | null;
}

/** The used share of the network's limits, for the app and for each target, from its latest replies. */
export const createLatestUsage = ({ now }: Pick<SocialDeps, 'now'>): LatestUsage => {
  const percents = new LRUCache<string, number>({
    max: MAX_TARGETS,
    ttl: TOLD_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  const keyOf = (targetId: string) => `target ${targetId}`;
  return {
    heard(targetId, headers) {
      const usage = readUsage(headers);
      if (usage.app) percents.set(APP, percentOf(usage.app));
      const ownPercents = [...(usage.page ? [usage.page] : []), ...listOwnUseCases(usage, targetId)].map(
        percentOf,
      );
      if (ownPercents.length > 0) percents.set(keyOf(targetId), Math.max(...ownPercents));
    },
    of(targetId) {
      const knownPercents = [percents.get(APP), percents.get(keyOf(targetId))].filter(
        (percent) => percent !== undefined,
      );
      return knownPercents.length === 0 ? null : Math.min(1, Math.max(...knownPercents) / 100);
    },
  };
};
