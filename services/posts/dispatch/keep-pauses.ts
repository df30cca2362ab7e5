import type { Log } from '@carillon/kit/log.ts';
import type { Pause, PublishRequest, SocialNetwork } from '@carillon/social/network.ts';
import { notForLong, targetKey } from '../domain/hold.ts';
import type { Target } from '../domain/keys.ts';
import type { HoldStore } from '../stores/holds.ts';

interface Deps {
  readonly stores: { readonly holds: Pick<HoldStore, 'put'> };
  readonly log: Log;
  clock(): Date;
}

type Publisher = Pick<SocialNetwork, 'publish' | 'findPublished'>;

/**
 * A network whose wishes for a pause are kept as holds, and are there before its calls return: whatever comes next
 * waits. The publication that they came with goes on, and none of them can fail it.
 */
export function keepPauses(deps: Deps, network: Publisher, target: Target): Publisher {
  const keeping =
    <Out>(call: (request: PublishRequest) => Promise<Out>) =>
    async (request: PublishRequest): Promise<Out> => {
      const kept: Promise<void>[] = [];
      const onPause = (pause: Pause): void => void kept.push(keep(deps, target, pause));
      try {
        return await call({ ...request, onPause });
      } finally {
        await Promise.all(kept);
      }
    };
  return { publish: keeping(network.publish), findPublished: keeping(network.findPublished) };
}

/** Should it fail, the network asks again with the next reply. */
async function keep({ stores, log, clock }: Deps, target: Target, pause: Pause): Promise<void> {
  const { scope, reason } = pause;
  const key = targetKey(target, scope);
  const until = notForLong(pause.until, clock());
  log.info({ key, until, reason }, 'a network asked for a pause');
  await stores.holds.put({ key, until, reason }).catch((err) => {
    log.warn({ err, key }, 'a pause could not be noted');
  });
}
