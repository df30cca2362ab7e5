import { LRUCache } from 'lru-cache';
import type { Access } from '../capabilities/access.ts';

/** How much of a server's allowance the latest replies say is used. */
export interface Usage {
  see(access: Access, headers: Headers, now: Date): void;
  /** From 0 to 1; null where the server says nothing that still holds. */
  of(access: Access, now: Date): number | null;
}

interface UsageEntry {
  readonly used: number;
  readonly until: number;
}

const LIMIT = 1000;
const WINDOW_MS = 5 * 60_000;

export const createUsage = (): Usage => {
  const usageByServer = new LRUCache<string, UsageEntry>({ max: LIMIT });
  return {
    see({ server = '', token }, headers, now) {
      const limit = Number(headers.get('x-ratelimit-limit'));
      const remaining = Number(headers.get('x-ratelimit-remaining') ?? Number.NaN);
      if (!(limit > 0) || !(remaining >= 0)) return;
      const usage = Math.min(1, Math.max(0, 1 - remaining / limit));
      usageByServer.set(`${server} ${token}`, { used: usage, until: now.getTime() + WINDOW_MS });
    },
    of({ server = '', token }, now) {
      const latest = usageByServer.get(`${server} ${token}`);
      return latest && latest.until > now.getTime() ? latest.used : null;
    },
  };
};
