import type { Log } from '@carillon/kit/log.ts';
import { isCurrent, openRevocable, sealRevocable } from '../crypto/seal-tokens.ts';
import { type Vault, VaultError } from '../crypto/vault.ts';
import type { NewRevocation } from '../domain/revocation.ts';
import type { RevocationStore } from '../stores/revocations.ts';

interface Deps {
  readonly stores: { readonly revocations: Pick<RevocationStore, 'list' | 'reseal'> };
  readonly vault: Vault;
  readonly log: Log;
}

const PAGE = 200;

/** Puts the tokens that are still to be given back under the key that seals today, and tells how many were changed meanwhile. */
export async function resealRevocations({ stores, vault, log }: Deps, signal: AbortSignal): Promise<number> {
  let changed = 0;
  let last: NewRevocation | undefined;
  while (!signal.aborted) {
    const page = await stores.revocations.list(last ?? null, PAGE);
    for (const revocation of page) if (!(await resealOne(revocation))) changed++;
    last = page.at(-1);
    if (!last) break;
  }
  return changed;

  async function resealOne(revocation: NewRevocation): Promise<boolean> {
    if (isCurrent(vault, revocation)) return true;
    try {
      const revocable = openRevocable(vault, revocation, revocation);
      return await stores.revocations.reseal(revocation, sealRevocable(vault, revocation, revocable));
    } catch (err) {
      if (!(err instanceof VaultError)) throw err;
      // The next try to give it back says so, and ends it.
      const { workspaceId, platform } = revocation;
      log.warn({ err, workspaceId, platform }, 'a token that is to be given back can not be opened');
      return true;
    }
  }
}
