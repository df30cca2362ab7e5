import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { LRUCache } from 'lru-cache';
import type { Cooldown } from '../domain/cooldowns.ts';
import { accountKey, keysOf, networkKey, type Target } from '../domain/keys.ts';

/** The cooldowns this worker knows: those in the store at the last look, and those it has recorded since. */
export interface Cooldowns {
  on(target: Target): Cooldown[];
  /** The server that an account's connection names, for networks whose IDs don't include it. */
  locate(target: Target, server: string | undefined): void;
  /** Whether a network as a whole is in a cooldown. */
  isCoolingDown(platform: PlatformName): boolean;
  /** Replaces the cooldowns with those in the store. */
  learn(cooldowns: readonly Cooldown[]): void;
  add(cooldown: Cooldown): void;
}

const MAX_ACCOUNTS = 10_000;

export function createCooldowns(clock: () => Date): Cooldowns {
  const servers = new LRUCache<string, string>({ max: MAX_ACCOUNTS });
  let byKey = new Map<string, Cooldown>();
  const add = (cooldown: Cooldown): void => {
    const until = byKey.get(cooldown.key)?.until;
    if (!until || until < cooldown.until) byKey.set(cooldown.key, cooldown);
  };
  const current = (keys: readonly string[]): Cooldown[] =>
    keys.flatMap((key) => byKey.get(key) ?? []).filter(({ until }) => until > clock());
  return {
    on: (target) => current(keysOf({ server: servers.get(accountKey(target)), ...target })),
    locate(target, server) {
      if (server !== undefined) servers.set(accountKey(target), server);
    },
    isCoolingDown: (platform) => current([networkKey({ platform })]).length > 0,
    learn(cooldowns) {
      const before = [...byKey.values()].filter(({ until }) => until > clock());
      byKey = new Map(cooldowns.map((one) => [one.key, one]));
      before.forEach(add);
    },
    add,
  };
}
