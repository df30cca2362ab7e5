import type { Log } from '@carillon/kit/log.ts';
import { resealTokens } from '../crypto/seal-tokens.ts';
import { type Vault, VaultError } from '../crypto/vault.ts';
import type { Connected } from '../domain/connection.ts';
import { resealSecrets } from '../second-factor/reseal-secrets.ts';
import type { ClientKeyStore } from '../stores/client-keys.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { NetworkAppStore } from '../stores/network-apps.ts';
import type { RevocationStore } from '../stores/revocations.ts';
import type { SecondFactorStore } from '../stores/second-factors.ts';
import { resealClientKeys } from './client-keys.ts';
import { resealApps } from './reseal-apps.ts';
import { resealRevocations } from './reseal-revocations.ts';

interface Deps {
  readonly stores: {
    readonly connections: Pick<ConnectionStore, 'listConnected' | 'reseal'>;
    readonly networkApps: Pick<NetworkAppStore, 'list' | 'reseal'>;
    readonly clientKeys: Pick<ClientKeyStore, 'list' | 'reseal'>;
    readonly revocations: Pick<RevocationStore, 'list' | 'reseal'>;
    readonly secondFactors: Pick<SecondFactorStore, 'listSealed' | 'reseal'>;
  };
  readonly vault: Vault;
  readonly log: Log;
  /** Handles a connection that no key opens. Without it, the connection stays, because its key may come back. */
  lose?(connection: Connected): Promise<unknown>;
}

export interface Resealed {
  /** Connections whose tokens were put under today's key. */
  readonly resealed: number;
  /** Connections with tokens that no key opens. */
  readonly unreadable: number;
  /** Connections, tokens to be given back, apps and keys on servers, and authenticator apps, that were changed meanwhile, by a process that may know only the old key. */
  readonly changed: number;
}

const PAGE = 200;

/**
 * Re-encrypts everything stored with the current vault key: tokens, including those to be revoked, the secrets of
 * Carillon's apps on servers, its keys, and authenticator apps' secrets. Safe next to others that do the same, and
 * repeatable after a crash.
 */
export async function resealAll(
  { stores, vault, log, lose }: Deps,
  signal = new AbortController().signal,
): Promise<Resealed> {
  const counts = { resealed: 0, unreadable: 0, changed: 0 };
  let last: Connected | undefined;
  while (!signal.aborted) {
    const page = await stores.connections.listConnected(last ?? null, PAGE);
    for (const connection of page) {
      const outcome = await resealOne(connection);
      if (outcome) counts[outcome]++;
    }
    last = page.at(-1);
    if (!last) break;
  }
  counts.changed += await resealRevocations({ stores, vault, log }, signal);
  counts.changed += await resealApps({ stores, vault, log }, signal);
  counts.changed += await resealClientKeys({ stores, vault, log });
  counts.changed += await resealSecrets({ stores, vault, log }, signal);
  return counts;

  async function resealOne(connection: Connected): Promise<keyof Resealed | null> {
    try {
      const tokens = resealTokens(vault, connection);
      if (!tokens) return null;
      return (await stores.connections.reseal(connection, tokens)) ? 'resealed' : 'changed';
    } catch (err) {
      // A failing store says nothing about the tokens.
      if (!(err instanceof VaultError)) throw err;
      const { id: connectionId, workspaceId, platform } = connection;
      log.warn({ err, connectionId, workspaceId, platform }, 'the tokens of a connection can not be opened');
      await lose?.(connection);
      return 'unreadable';
    }
  }
}

/** For a process with old keys: reports when they are no longer needed. */
export async function resealInBackground(deps: Deps, signal: AbortSignal): Promise<void> {
  const { log, vault } = deps;
  try {
    const counts = await resealAll(deps, signal);
    if (signal.aborted) return;
    const { keyId } = vault;
    if (counts.unreadable + counts.changed === 0)
      log.info({ ...counts, keyId }, 'all tokens are sealed under VAULT_KEY: VAULT_READ_KEYS may go');
    else if (counts.changed > 0)
      log.warn({ ...counts, keyId }, 'not all tokens are sealed under VAULT_KEY: keep VAULT_READ_KEYS');
    else
      log.warn(
        { ...counts, keyId },
        'tokens that no key opens are left: give their key back, or have their accounts connected again',
      );
  } catch (err) {
    log.error({ err }, 'tokens could not be sealed anew: keep VAULT_READ_KEYS');
  }
}
