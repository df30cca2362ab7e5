import { PLATFORMS, type PlatformId, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectionTarget } from '@carillon/contracts/http/identity/check-connection.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { canOpen } from '../crypto/seal-tokens.ts';
import type { Vault } from '../crypto/vault.ts';
import type { Connected, Connection } from '../domain/connection.ts';
import { isAlive } from '../domain/freshness.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import { targetsOf } from './targets-of.ts';

interface Deps {
  readonly stores: { readonly connections: Pick<ConnectionStore, 'list'> };
  readonly networks: SocialNetworks;
  readonly vault: Vault;
  clock(): Date;
}

export interface NetworkView {
  readonly connected: boolean;
  readonly platform_id: PlatformId;
  /** Of the account that was connected first, of those that work. */
  readonly name: string | null;
  readonly reconnect: boolean;
  /** Whether this server is set up for the network. */
  readonly available: boolean;
  /** What can be published to by any of the accounts; empty unless connected. */
  readonly targets: ConnectionTarget[];
}

/** All accounts of a network as the specification's calls answer: as if they were one. */
export async function viewNetwork(
  deps: Deps,
  workspaceId: string,
  platform: PlatformName,
): Promise<NetworkView> {
  const connections = await deps.stores.connections.list(workspaceId, platform);
  const working = connections.filter((one) => works(deps, one));
  return {
    connected: working.length > 0,
    platform_id: PLATFORMS[platform].id,
    name: (working[0] ?? connections[0])?.account.name ?? null,
    reconnect: connections.length > 0 && working.length === 0,
    available: deps.networks[platform].connect !== undefined,
    targets: targetsOf(working).map(({ id, name, picture }) => ({ id, name, picture })),
  };
}

/** Whether anything can be published by it, now or after it is renewed. */
export const works = (
  { vault, clock }: Pick<Deps, 'vault' | 'clock'>,
  connection: Connection,
): connection is Connected =>
  connection.status === 'connected' && isAlive(connection, clock()) && canOpen(vault, connection);
