import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** Networks that asked this process to leave them alone, for all that it reads. Another one is told by its own replies. */
export interface NetworkCooldowns {
  note(platform: PlatformName, until: Date): void;
  cooling(now: Date): PlatformName[];
}

export function createNetworkCooldowns(): NetworkCooldowns {
  const until = new Map<PlatformName, Date>();
  return {
    note(platform, end) {
      const known = until.get(platform);
      if (!known || known < end) until.set(platform, end);
    },
    cooling: (now) => [...until].flatMap(([platform, end]) => (end > now ? [platform] : [])),
  };
}
