import { LRUCache } from 'lru-cache';
import type { Access } from '../capabilities/access.ts';

/** How much of its allowance an account has used, according to its server's last reply. */
export interface Usage {
  see(access: Access, headers: Headers, now: Date): void;
  /** From 0 to 1. Null if the server reported nothing that still applies. */
  of(access: Access, now: Date): number | null;
}

const LIMIT = 1000;

/** A reply names the limit that is nearest, and when it is lifted (seconds since 1970). */
export const createUsage = (): Usage => {
  const usageByToken = new LRUCache<string, { readonly used: number; readonly until: number }>({
    max: LIMIT,
  });
  const keyOf = ({ server = '', token }: Access): string => `${server} ${token}`;
  return {
    see(access, headers, now) {
      const limit = Number(headers.get('ratelimit-limit'));
      const remaining = Number(headers.get('ratelimit-remaining') ?? Number.NaN);
      const until = Number(headers.get('ratelimit-reset')) * 1000;
      if (!(limit > 0) || !(remaining >= 0) || !(until > now.getTime())) return;
      usageByToken.set(keyOf(access), { used: Math.min(1, Math.max(0, 1 - remaining / limit)), until });
    },
    of(access, now) {
      const latest = usageByToken.get(keyOf(access));
      return latest && latest.until > now.getTime() ? latest.used : null;
    },
  };
};
