import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { AskedCooldown, Publish, PublishRequest } from '@carillon/social/capabilities/publish.ts';
import { atMostADay, type Cooldown, cooldownKey } from '../domain/cooldowns.ts';
import type { Target } from '../domain/keys.ts';
import type { CooldownStore } from '../stores/cooldowns.ts';
import type { Cooldowns } from './cooldowns.ts';

export interface CooldownDeps {
  readonly stores: { readonly cooldowns: Pick<CooldownStore, 'put'> };
  readonly cooldowns: Pick<Cooldowns, 'add' | 'locate'>;
  readonly telemetry: Pick<Telemetry, 'log'>;
  clock(): Date;
}

/**
 * Notes each cooldown that the network's replies ask for before the call returns: whatever comes next waits. The publication
 * that it came with goes on, and none of them can fail it.
 */
export function notingCooldowns(deps: CooldownDeps, { send, reconcile }: Publish, target: Target): Publish {
  const noting =
    <Out>(call: (request: PublishRequest) => Promise<Out>) =>
    async (request: PublishRequest): Promise<Out> => {
      const updates: Promise<void>[] = [];
      const onCooldown = ({ scope, reason, until }: AskedCooldown): void => {
        const cooldown = { key: cooldownKey(target, scope), until: atMostADay(until, deps.clock()), reason };
        deps.telemetry.log.info(cooldown, 'a network asked for a cooldown');
        updates.push(noteCooldown(deps, cooldown));
      };
      try {
        return await call({ ...request, onCooldown });
      } finally {
        await Promise.all(updates);
      }
    };
  return { send: noting(send), ...(reconcile && { reconcile: noting(reconcile) }) };
}

/** Should it fail, the network asks again with the next reply. */
export async function noteCooldown(
  { stores, cooldowns, telemetry: { log } }: CooldownDeps,
  cooldown: Cooldown,
): Promise<void> {
  cooldowns.add(cooldown);
  await stores.cooldowns.put(cooldown).catch((err) => {
    log.warn({ err, key: cooldown.key }, 'a cooldown could not be noted');
  });
}
