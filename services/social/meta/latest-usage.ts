import { LRUCache } from 'lru-cache';
import type { SocialDeps } from '../deps.ts';
import { listOwnUseCases, percentOf, readUsage } from './usage-headers.ts';

/** The hour that the figures are of slides: what was told longer ago says little. */
const TOLD_MS = 15 * 60_000;
const MAX_TARGETS = 10_000;
const APP = 'app';

export interface LatestUsage {
  /** A call for that target was answered with these headers. */
  heard(targetId: string, headers: Headers): void;
  /** From 0 to 1; null where nothing was told lately. */
  of(targetId: string): number | null;
}

/** How much of what the network takes is used, of the app and of each target, as its latest replies told. */
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
