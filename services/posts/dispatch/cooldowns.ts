import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Cooldown } from '../domain/cooldowns.ts';
import { keysOf, networkKey, type Target } from '../domain/keys.ts';

/** The cooldowns as far as this worker knows: what the store had at the last look, and what it noted itself since. */
export interface Cooldowns {
  on(target: Target): Cooldown[];
  /** Whether a network as a whole is in a cooldown. */
  isCoolingDown(platform: PlatformName): boolean;
  /** What the store has. */
  learn(cooldowns: readonly Cooldown[]): void;
  add(cooldown: Cooldown): void;
}

export function createCooldowns(clock: () => Date): Cooldowns {
  let known = new Map<string, Cooldown>();
  const add = (cooldown: Cooldown): void => {
    const until = known.get(cooldown.key)?.until;
    if (!until || until < cooldown.until) known.set(cooldown.key, cooldown);
  };
  const current = (keys: readonly string[]): Cooldown[] =>
    keys.flatMap((key) => known.get(key) ?? []).filter(({ until }) => until > clock());
  return {
    on: (target) => current(keysOf(target)),
    isCoolingDown: (platform) => current([networkKey({ platform })]).length > 0,
    learn(cooldowns) {
      const before = [...known.values()].filter(({ until }) => until > clock());
      known = new Map(cooldowns.map((one) => [one.key, one]));
      before.forEach(add);
    },
    add,
  };
}
