import type { Log } from '@carillon/kit/log.ts';
import { type Vault, VaultError } from '../crypto/vault.ts';
import type { NetworkApp } from '../domain/network-app.ts';
import type { NetworkAppStore } from '../stores/network-apps.ts';
import { openAppSecret, sealAppSecret } from './app-secret.ts';

interface Deps {
  readonly stores: { readonly networkApps: Pick<NetworkAppStore, 'list' | 'reseal'> };
  readonly vault: Vault;
  readonly log: Log;
}

const PAGE = 200;

/** Puts the secrets of Carillon's apps on servers under the key that seals today, and tells how many were changed meanwhile. */
export async function resealApps({ stores, vault, log }: Deps, signal: AbortSignal): Promise<number> {
  let changed = 0;
  let last: NetworkApp | null = null;
  while (!signal.aborted) {
    const page: NetworkApp[] = await stores.networkApps.list(last, PAGE);
    for (const app of page) if (!(await resealOne(app))) changed++;
    last = page.at(-1) ?? null;
    if (last === null) break;
  }
  return changed;

  async function resealOne(app: NetworkApp): Promise<boolean> {
    if (vault.isCurrent(app.clientSecret)) return true;
    try {
      const secret = openAppSecret(vault, app);
      return await stores.networkApps.reseal(app, sealAppSecret(vault, app, secret));
    } catch (err) {
      if (!(err instanceof VaultError)) throw err;
      // The next user who connects an account there registers another app.
      const { platform, server } = app;
      log.warn({ err, platform, server }, 'the secret of an app on a server can not be opened');
      return true;
    }
  }
}
