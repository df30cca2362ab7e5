import { PLATFORMS, type PlatformId, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectionTarget } from '@carillon/contracts/http/identity/check-connection.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { canOpen } from '../crypto/seal-tokens.ts';
import type { Vault } from '../crypto/vault.ts';
import { isAlive } from '../domain/freshness.ts';
import type { ConnectionStore } from '../stores/connections.ts';

interface Deps {
  readonly stores: { readonly connections: ConnectionStore };
  readonly networks: SocialNetworks;
  readonly vault: Vault;
  clock(): Date;
}

export interface ConnectionView {
  readonly connected: boolean;
  readonly platform_id: PlatformId;
  readonly name: string | null;
  readonly reconnect: boolean;
  /** Whether this server is set up for the network. */
  readonly available: boolean;
  /** What can be published to; empty unless connected. */
  readonly targets: ConnectionTarget[];
}

/** What a member may know of a connection: everything but its tokens. */
export async function viewConnection(
  { stores, networks, vault, clock }: Deps,
  workspaceId: string,
  platform: PlatformName,
): Promise<ConnectionView> {
  const connection = await stores.connections.find(workspaceId, platform);
  const alive =
    connection?.status === 'connected' && isAlive(connection, clock()) && canOpen(vault, connection);
  return {
    connected: alive,
    platform_id: PLATFORMS[platform].id,
    name: connection?.account.name ?? null,
    reconnect: connection !== null && !alive,
    available: networks[platform].connect !== undefined,
    targets: alive ? connection.targets.map(({ id, name, picture }) => ({ id, name, picture })) : [],
  };
}
