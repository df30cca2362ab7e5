import { LRUCache } from 'lru-cache';
import type { SocialDeps } from '../../deps.ts';

/** What LinkedIn takes for a member in a day, which begins at midnight UTC. */
const CALLS_A_DAY = 150;
const MOST_MEMBERS = 10_000;
const DAY = 86_400_000;

export interface DailyCalls {
  made(memberId: string): void;
  /** From 0 to 1, of the calls that were counted here: LinkedIn itself tells nothing until it refuses. */
  used(memberId: string): number;
}

/** The calls of the day for each member. */
export const createDailyCalls = ({ now }: Pick<SocialDeps, 'now'>): DailyCalls => {
  const counts = new LRUCache<string, number>({ max: MOST_MEMBERS });
  const keyOf = (memberId: string) => `${Math.floor(now().getTime() / DAY)} ${memberId}`;
  return {
    made: (memberId) => void counts.set(keyOf(memberId), (counts.get(keyOf(memberId)) ?? 0) + 1),
    used: (memberId) => Math.min(1, (counts.get(keyOf(memberId)) ?? 0) / CALLS_A_DAY),
  };
};
