import type { Disconnected } from '@carillon/contracts/domain/attention.ts';
import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import type { listConnections } from '@carillon/contracts/http/identity/connections/list-connections.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';

export type ConnectionsReply = ReplyOf<typeof listConnections>;

/** A page, account or profile that can be published to. */
export type ConnectedTarget = ConnectionView['targets'][number] & { readonly platform: PlatformName };

/** One network as the workspace has connected it, with one account or several. */
export interface NetworkConnection {
  readonly platform: PlatformName;
  /** Set while it isn't known whether it is connected: the server is asked, or that failed. */
  readonly check: 'pending' | 'failed' | null;
  /** One account works at least. */
  readonly connected: boolean;
  /** Whether there are accounts, and none of them works. */
  readonly lost: boolean;
  /** False where this server isn't set up for the network. */
  readonly available: boolean;
  /** The first connected first; none before the server has answered. */
  readonly accounts: readonly ConnectionView[];
  /** Publishing targets of the working accounts, each once. */
  readonly targets: readonly ConnectedTarget[];
}

/** The known connections of the workspace. */
export interface KnownConnections {
  /** Network by network, in the product's order. */
  readonly networks: readonly NetworkConnection[];
  /** The accounts of all networks. */
  readonly accounts: readonly ConnectionView[];
  readonly targets: readonly ConnectedTarget[];
}

const ofNetworks = (networks: readonly NetworkConnection[]): KnownConnections => ({
  networks,
  accounts: networks.flatMap(({ accounts }) => accounts),
  targets: networks.flatMap(({ targets }) => targets),
});

/** Groups the accounts that the server lists by network. */
export const groupConnections = ({ connections, available }: ConnectionsReply): KnownConnections =>
  ofNetworks(
    PLATFORM_NAMES.map((platform) => {
      const accounts = connections.filter(({ network }) => network === platform);
      const working = accounts.filter(isWorking);
      return {
        platform,
        check: null,
        accounts,
        available: available.includes(platform),
        connected: working.length > 0,
        lost: accounts.length > 0 && working.length === 0,
        targets: listTargets(working),
      };
    }),
  );

/** The networks before the server has answered, with what is known of some of them. */
export const unknownConnections = (
  check: 'pending' | 'failed',
  recall: (platform: PlatformName) => Pick<NetworkConnection, 'connected' | 'targets'> | null = () => null,
): KnownConnections =>
  ofNetworks(
    PLATFORM_NAMES.map((platform) => {
      const nothing = { connected: false, lost: false, available: true, accounts: [], targets: [] };
      const knownNetwork = recall(platform);
      return { ...nothing, platform, check: knownNetwork ? null : check, ...knownNetwork };
    }),
  );

export const isWorking = ({ status }: ConnectionView): boolean => status === 'connected';

/** A page that two logins administer is listed once. */
function listTargets(accounts: readonly ConnectionView[]): ConnectedTarget[] {
  const all = accounts.flatMap(({ network: platform, targets }) =>
    targets.map((target) => ({ ...target, platform })),
  );
  return [...new Map(all.reverse().map((target) => [target.id, target])).values()].reverse();
}

export const networkOf = (connections: KnownConnections, platform: PlatformName): NetworkConnection =>
  connections.networks.find((one) => one.platform === platform) as NetworkConnection;

interface OfNetworks {
  readonly accounts: readonly Pick<ConnectionView, 'network'>[];
  readonly targets: readonly Pick<ConnectedTarget, 'platform'>[];
}

/** Networks in the order that lists show them: those that are connected, or were, before the others. */
export function connectedFirst(
  { accounts, targets }: OfNetworks,
  names: readonly PlatformName[] = PLATFORM_NAMES,
): PlatformName[] {
  const usedNetworks = new Set([
    ...accounts.map(({ network }) => network),
    ...targets.map(({ platform }) => platform),
  ]);
  return [
    ...names.filter((name) => usedNetworks.has(name)),
    ...names.filter((name) => !usedNetworks.has(name)),
  ];
}

/** Networks that can't be published to, as far as known. The browser's memory of a connected network proves nothing. */
export const disconnectedOf = ({ networks }: KnownConnections): Disconnected =>
  new Map(
    networks
      .filter(({ check, connected, accounts }) => !check && (!connected || accounts.length > 0))
      .map(({ platform, targets }) => [platform, new Set(targets.map(({ id }) => id))]),
  );

/**
 * The target that a stored one means: older ones name no LinkedIn profile, and mean that of the account that was connected
 * first, whether it works or not.
 */
export function targetIdOf({ accounts, targets }: NetworkConnection, pageId: string | null): string | null {
  const [first] = accounts;
  return pageId ?? (first?.targets ?? targets).find(({ kind }) => kind === 'profile')?.id ?? null;
}
