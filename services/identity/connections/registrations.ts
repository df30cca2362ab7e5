import type { Registration, Registrations } from '@carillon/social/capabilities/registrations.ts';
import { type Vault, VaultError } from '../crypto/vault.ts';
import type { NetworkApp } from '../domain/network-app.ts';
import type { NetworkAppStore } from '../stores/network-apps.ts';

interface Deps {
  readonly stores: { readonly networkApps: NetworkAppStore };
  readonly vault: Vault;
}

/** No workspace's: everybody who connects an account of a server does so by the same app. */
const NOBODYS = '';

/** Keeps Carillon's apps on the servers of a network. One whose secret no key opens is registered anew. */
export function createRegistrations({ stores, vault }: Deps, platform: string): Registrations {
  const slotOf = (server: string) => ({ workspaceId: NOBODYS, platform, field: `app:${server}` });
  const seal = ({ clientSecret, ...app }: Registration): NetworkApp => ({
    ...{ platform, ...app },
    clientSecret: vault.seal(clientSecret, slotOf(app.server)),
  });
  const open = ({ platform: _, clientSecret, ...app }: NetworkApp): Registration => ({
    ...app,
    clientSecret: vault.open(clientSecret, slotOf(app.server)),
  });
  return {
    async find(server) {
      const app = await stores.networkApps.find({ platform, server });
      try {
        return app && open(app);
      } catch (error) {
        if (error instanceof VaultError) return null;
        throw error;
      }
    },
    async save(registration, insteadOf) {
      const app = seal(registration);
      const kept = await stores.networkApps.find(app);
      const replaced = insteadOf?.clientId ?? (kept && !canOpen(kept) ? kept.clientId : null);
      return open(
        replaced === null
          ? await stores.networkApps.add(app)
          : await stores.networkApps.replace(replaced, app),
      );
    },
  };

  function canOpen(app: NetworkApp): boolean {
    try {
      open(app);
      return true;
    } catch (error) {
      if (error instanceof VaultError) return false;
      throw error;
    }
  }
}
