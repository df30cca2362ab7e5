import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** What the browser remembers of the connected networks, network by network. */
export interface SocialState {
  readonly facebook: {
    connected: boolean;
    connecting: boolean;
    platformId: number | null;
    pages: NamedTarget[];
  };
  readonly instagram: {
    connected: boolean;
    connecting: boolean;
    platformId: number | null;
    accounts: NamedTarget[];
  };
  readonly linkedin: {
    connected: boolean;
    connecting: boolean;
    platformId: number | null;
    userPlatformId: string | null;
    /** Left out by an earlier version. */
    organizations?: NamedTarget[];
  };
  /** Milliseconds since 1970. */
  readonly lastActiveTimestamp: number;
  /** What the last check of the session found. While it is false, nothing is known of the networks. */
  readonly sessionValid: boolean;
}

export interface NamedTarget {
  readonly id: string;
  readonly name: string;
  /** Its address; not remembered beyond the check that told it. */
  readonly picture?: string | null;
}

export const LIFETIME_MS = 60 * 60 * 1000;

export const emptySocialState = (now: number): SocialState => ({
  facebook: { connected: false, connecting: false, platformId: null, pages: [] },
  instagram: { connected: false, connecting: false, platformId: null, accounts: [] },
  linkedin: {
    connected: false,
    connecting: false,
    platformId: null,
    userPlatformId: null,
    organizations: [],
  },
  lastActiveTimestamp: now,
  sessionValid: true,
});

/** What was saved, if it is whole and less than an hour old; null otherwise. */
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

const isWhole = ({
  facebook,
  instagram,
  linkedin,
  lastActiveTimestamp,
  sessionValid,
}: SocialState): boolean =>
  [facebook, instagram, linkedin].every((one) => typeof one?.connected === 'boolean') &&
  Array.isArray(facebook.pages) &&
  Array.isArray(instagram.accounts) &&
  typeof lastActiveTimestamp === 'number' &&
  typeof sessionValid === 'boolean';

/** Disconnected again. */
export const clearPlatform = (state: SocialState, platform: PlatformName): SocialState => ({
  ...state,
  [platform]: emptySocialState(state.lastActiveTimestamp)[platform],
});
