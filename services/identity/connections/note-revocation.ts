import { sealedRevocableOf } from '../crypto/seal-tokens.ts';
import type { Connected } from '../domain/connection.ts';
import { HOLD_MS } from '../domain/revocation.ts';
import type { RevocationStore } from '../stores/revocations.ts';
import type { Connections } from './connections.ts';

interface Deps {
  readonly stores: { readonly revocations: Pick<RevocationStore, 'note' | 'release'> };
  readonly connections: Pick<Connections, 'networks'>;
  clock(): Date;
}

/**
 * Records, before a connection is deleted, that its grant must be revoked, so a crash loses nothing. If the
 * connection stays after all, its grant is still in use and stays too.
 * @returns what to call once the connection is deleted
 */
export async function noteRevocation(
  { stores, connections: { networks }, clock }: Deps,
  {
    workspaceId,
    platform,
    account,
    grant,
  }: Pick<Connected, 'workspaceId' | 'platform' | 'account' | 'grant'>,
): Promise<() => Promise<void>> {
  const { app, revoke } = networks[platform].connect ?? {};
  if (app === undefined || !revoke) return async () => {};
  const revocation = { app, accountId: account.id, platform, workspaceId, ...sealedRevocableOf(grant) };
  await stores.revocations.note(revocation, new Date(clock().getTime() + HOLD_MS));
  return () => stores.revocations.release(revocation, clock());
}
