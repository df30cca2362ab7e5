import { LRUCache } from 'lru-cache';
import type { Access } from '../capabilities/access.ts';

/** The used share of a server's limits, according to its latest replies. */
export interface Usage {
  see(access: Access, headers: Headers, now: Date): void;
  /** From 0 to 1. Null if the server reported nothing that still applies. */
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
