import { PLATFORMS, type PlatformId, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectionTarget } from '@carillon/contracts/http/identity/connections/check-connection.ts';
import { canOpen } from '../crypto/seal-tokens.ts';
import type { Vault } from '../crypto/vault.ts';
import type { Connected, Connection } from '../domain/connection.ts';
import { isAlive } from '../domain/freshness.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { Connections } from './connections.ts';
import { targetsOf } from './targets-of.ts';

interface Deps {
  readonly stores: { readonly connections: Pick<ConnectionStore, 'list'> };
  readonly connections: Pick<Connections, 'networks'>;
  readonly vault: Vault;
  clock(): Date;
}

export interface NetworkView {
  readonly connected: boolean;
  readonly platform_id: PlatformId;
  /** The name of the first working account. Where users publish to profiles, the name of the first account only. */
  readonly name: string | null;
  /** If none works, or if the intended profile's doesn't. */
  readonly reconnect: boolean;
  /** Whether this server is set up for the network. */
  readonly available: boolean;
  /** Targets of all the accounts, but no profile except the first account's; empty unless connected. */
  readonly targets: ConnectionTarget[];
}

/** All accounts of a network as the specification's calls answer: as if they were one. */
export async function viewNetwork(
  deps: Deps,
  workspaceId: string,
  platform: PlatformName,
): Promise<NetworkView> {
  const connections = await deps.stores.connections.list(workspaceId, platform);
  const [first] = connections;
  const working = connections.filter((one) => works(deps, one));
  const hasProfile = !PLATFORMS[platform].needsPage;
  const profile = hasProfile && first && working[0] === first ? first.targets[0]?.id : undefined;
  const targets = targetsOf(working).filter(
    ({ id }) => !hasProfile || PLATFORMS[platform].kindOf(id) === 'page' || id === profile,
  );
  return {
    connected: hasProfile ? targets.length > 0 : working.length > 0,
    platform_id: PLATFORMS[platform].id,
    name: ((hasProfile ? first : working[0]) ?? first)?.account.name ?? null,
    reconnect: first !== undefined && (hasProfile ? working[0] !== first : working.length === 0),
    available: deps.connections.networks[platform].connect !== undefined,
    targets: targets.map(({ id, name, picture }) => ({ id, name, picture })),
  };
}

/** Whether anything can be published by it, now or after it is renewed. */
export const works = (
  { vault, clock }: Pick<Deps, 'vault' | 'clock'>,
  connection: Connection,
): connection is Connected =>
  connection.status === 'connected' && isAlive(connection, clock()) && canOpen(vault, connection);
