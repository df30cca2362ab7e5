import { randomUUID } from 'node:crypto';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { ClientKey, ClientKeys } from '@carillon/social/capabilities/client-keys.ts';
import { newPrivateJwk } from '@carillon/social/oauth/key-pair.ts';
import { type Vault, VaultError } from '../crypto/vault.ts';
import { SIGNS_MS, type StoredClientKey } from '../domain/client-key.ts';
import type { ClientKeyStore } from '../stores/client-keys.ts';

interface Deps {
  readonly stores: { readonly clientKeys: Pick<ClientKeyStore, 'list' | 'addAfter'> };
  readonly vault: Vault;
  readonly log: Log;
  clock(): Date;
}

/** No workspace's: all sessions on a network's servers are one client's. */
const slotOf = ({ platform, kid }: Pick<StoredClientKey, 'platform' | 'kid'>) => ({
  workspaceId: '',
  platform,
  field: `client-key:${kid}`,
});

/**
 * Carillon's keys on the servers of each network: created on first use, and replaced each year. A key that the vault
 * can't decrypt is replaced, and the sessions that began with it are lost.
 */
export const createClientKeys =
  ({ stores, vault, log, clock }: Deps) =>
  (platform: PlatformName): ClientKeys => {
    const openKeys = (storedKey: StoredClientKey): ClientKey[] => {
      const { kid, createdAt } = storedKey;
      try {
        return [{ kid, createdAt, privateJwk: vault.open(storedKey.privateJwk, slotOf(storedKey)) }];
      } catch (err) {
        if (!(err instanceof VaultError)) throw err;
        log.warn({ err, platform, kid }, 'a client key can not be opened');
        return [];
      }
    };
    const isFresh = ({ createdAt }: Pick<ClientKey, 'createdAt'>): boolean =>
      clock().getTime() - createdAt.getTime() < SIGNS_MS;
    return {
      async list() {
        const storedKeys = await stores.clientKeys.list(platform);
        const [last = null] = storedKeys;
        const [newest] = last ? openKeys(last) : [];
        if (newest && isFresh(newest)) return storedKeys.flatMap(openKeys);
        const kid = randomUUID();
        const privateJwk = vault.seal(newPrivateJwk(), slotOf({ platform, kid }));
        await stores.clientKeys.addAfter(last, { platform, kid, privateJwk, createdAt: clock() });
        return (await stores.clientKeys.list(platform)).flatMap(openKeys);
      },
    };
  };

/** Re-encrypts every key with the current vault key, and reports how many were changed meanwhile. */
export async function resealClientKeys({
  stores,
  vault,
  log,
}: { readonly stores: { readonly clientKeys: Pick<ClientKeyStore, 'list' | 'reseal'> } } & Pick<
  Deps,
  'vault' | 'log'
>): Promise<number> {
  let changed = 0;
  for (const key of await stores.clientKeys.list()) {
    if (vault.isCurrent(key.privateJwk)) continue;
    try {
      const privateJwk = vault.open(key.privateJwk, slotOf(key));
      if (!(await stores.clientKeys.reseal(key, vault.seal(privateJwk, slotOf(key))))) changed++;
    } catch (err) {
      if (!(err instanceof VaultError)) throw err;
      // The next session begins with another.
      log.warn({ err, platform: key.platform, kid: key.kid }, 'a client key can not be opened');
    }
  }
  return changed;
}
