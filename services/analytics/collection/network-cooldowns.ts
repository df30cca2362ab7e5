import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** Networks that asked this process to leave them alone, for all that it reads. Another one is told by its own replies. */
export interface NetworkCooldowns {
  note(platform: PlatformName, until: Date): void;
  /** Those that may be asked. */
  open(now: Date): PlatformName[];
}

export function createNetworkCooldowns(): NetworkCooldowns {
  const until = new Map<PlatformName, Date>();
  return {
    note(platform, end) {
      const known = until.get(platform);
      if (!known || known < end) until.set(platform, end);
    },
    open: (now) => PLATFORM_NAMES.filter((platform) => (until.get(platform) ?? now) <= now),
  };
}
