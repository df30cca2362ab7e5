import { PLATFORM_NAMES, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { t } from '@lingui/core/macro';
import {
  type ConnectedTarget,
  type ConnectionsReply,
  groupConnections,
  type NetworkConnection,
} from './connections.ts';

/** The browser's record of a network, with the specification's names. */
interface RememberedNetwork {
  readonly connected: boolean;
  readonly connecting: boolean;
  /** Null before the server has answered. */
  readonly platformId: number | null;
  /** Facebook's. */
  readonly pages?: readonly NamedTarget[];
  readonly accounts?: readonly NamedTarget[];
  /** The LinkedIn profile that was connected first. */
  readonly userPlatformId?: string | null;
  /** LinkedIn's pages and further profiles. Left out by an earlier version. */
  readonly organizations?: readonly NamedTarget[];
}

/** The browser's record of the connected networks, written from the server's replies. */
export type SocialState = Readonly<Record<PlatformName, RememberedNetwork>> & {
  /** Milliseconds since 1970. */
  readonly lastActiveTimestamp: number;
  /** The result of the last session check. While false, nothing is known about the networks. */
  readonly sessionValid: boolean;
};

export interface NamedTarget {
  readonly id: string;
  readonly name: string;
}

type Targets = Omit<RememberedNetwork, 'connected' | 'connecting' | 'platformId'>;

interface Shape {
  write(targets: readonly ConnectedTarget[]): Targets;
  read(state: RememberedNetwork): readonly (NamedTarget & Pick<ConnectedTarget, 'kind'>)[];
}

const toNamedTarget = ({ id, name }: NamedTarget): NamedTarget => ({ id, name });
const as =
  (kind: ConnectedTarget['kind']) =>
  ({ id, name }: NamedTarget) => ({ id, name, kind });

const OTHERS: Shape = {
  write: (targets) => ({ accounts: targets.map(toNamedTarget) }),
  read: ({ accounts = [] }) => accounts.map(as('account')),
};

/** The specification's name for what a network has, or `accounts`. */
const SHAPES: { readonly [P in PlatformName]?: Shape } = {
  facebook: {
    write: (targets) => ({ pages: targets.map(toNamedTarget) }),
    read: ({ pages = [] }) => pages.map(as('page')),
  },
  linkedin: {
    write: (targets) => {
      const profile = targets.find(({ kind }) => kind === 'profile');
      const others = targets.filter((one) => one !== profile);
      return { userPlatformId: profile?.id ?? null, organizations: others.map(toNamedTarget) };
    },
    read: ({ userPlatformId, organizations = [] }) => [
      ...(userPlatformId ? [{ id: userPlatformId, name: t`Your profile`, kind: 'profile' as const }] : []),
      ...organizations.map(as('page')),
    ],
  },
};

const shapeOf = (platform: PlatformName): Shape => SHAPES[platform] ?? OTHERS;

export const LIFETIME_MS = 60 * 60 * 1000;

const networks = (make: (platform: PlatformName) => RememberedNetwork) =>
  Object.fromEntries(PLATFORM_NAMES.map((name) => [name, make(name)])) as Record<
    PlatformName,
    RememberedNetwork
  >;

export const emptySocialState = (now: number): SocialState => ({
  ...networks((name) => ({
    connected: false,
    connecting: false,
    platformId: null,
    ...shapeOf(name).write([]),
  })),
  lastActiveTimestamp: now,
  sessionValid: true,
});

/** Records the server's reply. */
export function rememberConnections(state: SocialState, reply: ConnectionsReply): SocialState {
  const knownNetworks = groupConnections(reply).networks;
  return {
    ...state,
    ...networks((name) => {
      const { connected = false, targets = [] } =
        knownNetworks.find(({ platform }) => platform === name) ?? {};
      const { id: platformId } = PLATFORMS[name];
      return { connected, connecting: false, platformId, ...shapeOf(name).write(targets) };
    }),
  };
}

/**
 * Returns what this browser remembers of a network, to draw until the server answers; null for nothing. On the way back
 * from its consent page the network may just have been connected.
 */
export function recallNetwork(
  state: SocialState,
  platform: PlatformName,
): Pick<NetworkConnection, 'connected' | 'targets'> | null {
  const { platformId, connected, connecting } = state[platform];
  if (!state.sessionValid || platformId === null || (connecting && !connected)) return null;
  const targets = connected ? shapeOf(platform).read(state[platform]) : [];
  return { connected, targets: targets.map((one) => ({ ...one, platform, picture: null })) };
}

/** Restores a saved state that is complete and less than an hour old. Null otherwise. */
export function restoreSocialState(saved: string | null, now: number): SocialState | null {
  if (saved === null) return null;
  try {
    const state = JSON.parse(saved) as SocialState;
    if (!isWhole(state) || now - state.lastActiveTimestamp >= LIFETIME_MS) return null;
    return { ...state, lastActiveTimestamp: now };
  } catch {
    return null;
  }
}

const isWhole = (state: SocialState): boolean =>
  PLATFORM_NAMES.every((name) => isWholeNetwork(state[name])) &&
  typeof state.lastActiveTimestamp === 'number' &&
  typeof state.sessionValid === 'boolean';

const isWholeNetwork = (one: RememberedNetwork | undefined): boolean =>
  typeof one?.connected === 'boolean' &&
  [one.pages, one.accounts, one.organizations].every((list) => list === undefined || Array.isArray(list));
