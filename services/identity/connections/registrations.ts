import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Registration, Registrations } from '@carillon/social/capabilities/registrations.ts';
import { type Vault, VaultError } from '../crypto/vault.ts';
import type { NetworkApp } from '../domain/network-app.ts';
import type { NetworkAppStore } from '../stores/network-apps.ts';
import { openAppSecret, sealAppSecret } from './app-secret.ts';

interface Deps {
  readonly stores: { readonly networkApps: Pick<NetworkAppStore, 'find' | 'add' | 'replace'> };
  readonly vault: Vault;
}

/** Carillon's apps on the servers of each network. One whose secret no key opens is registered anew. */
export const createRegistrations =
  ({ stores, vault }: Deps) =>
  (platform: PlatformName): Registrations => {
    const seal = ({ clientSecret, ...app }: Registration): NetworkApp => ({
      platform,
      ...app,
      clientSecret: sealAppSecret(vault, { platform, server: app.server }, clientSecret),
    });
    const open = (app: NetworkApp): Registration => {
      const { platform: _, ...rest } = app;
      return { ...rest, clientSecret: openAppSecret(vault, app) };
    };
    const openRegistration = (app: NetworkApp | null): Registration | null => {
      try {
        return app && open(app);
      } catch (error) {
        if (error instanceof VaultError) return null;
        throw error;
      }
    };
    return {
      find: async (server) => openRegistration(await stores.networkApps.find({ platform, server })),
      async save(registration, insteadOf) {
        const app = seal(registration);
        const storedApp = await stores.networkApps.find(app);
        const isShut = storedApp !== null && openRegistration(storedApp) === null;
        const replaced = insteadOf?.clientId ?? (isShut ? storedApp.clientId : null);
        return open(
          replaced === null
            ? await stores.networkApps.add(app)
            : await stores.networkApps.replace(replaced, app),
        );
      },
    };
  };
