import type { Log } from '@carillon/kit/log.ts';
import { type Vault, VaultError } from '../crypto/vault.ts';
import type { SecondFactorStore } from '../stores/second-factors.ts';
import { openSecret, sealSecret } from './app-secret.ts';

interface Deps {
  readonly stores: { readonly secondFactors: Pick<SecondFactorStore, 'listSealed' | 'reseal'> };
  readonly vault: Vault;
  readonly log: Log;
}

const PAGE = 200;

/** Puts the secrets of all authenticator apps under the key that seals today, and tells how many were changed meanwhile. */
export async function resealSecrets({ stores, vault, log }: Deps, signal: AbortSignal): Promise<number> {
  let changed = 0;
  let last: string | null = null;
  while (!signal.aborted) {
    const page: { userId: string; sealed: string }[] = await stores.secondFactors.listSealed(last, PAGE);
    for (const { userId, sealed } of page) if (!(await resealOne(userId, sealed))) changed++;
    last = page.at(-1)?.userId ?? null;
    if (last === null) break;
  }
  return changed;

  async function resealOne(userId: string, sealed: string): Promise<boolean> {
    if (!sealed || vault.isCurrent(sealed)) return true;
    try {
      const secret = openSecret(vault, userId, sealed);
      return await stores.secondFactors.reseal(userId, sealed, sealSecret(vault, userId, secret));
    } catch (err) {
      if (!(err instanceof VaultError)) throw err;
      // Its user gets in by a recovery code, and sets the app up anew.
      log.warn({ err, userId }, 'the secret of an authenticator app can not be opened');
      return true;
    }
  }
}
