import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  facebookAuthUrl,
  instagramAuthUrl,
  linkedinAuthUrl,
} from '@carillon/contracts/http/identity/auth-url.ts';
import {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/check-connection.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { ApiClient } from '../api/api-client.ts';
import type { NamedTarget, SocialState } from './social-state.ts';

/** What the check of each network answers. */
export interface ConnectionChecks {
  readonly facebook: ReplyOf<typeof checkFacebook>;
  readonly instagram: ReplyOf<typeof checkInstagram>;
  readonly linkedin: ReplyOf<typeof checkLinkedin>;
}

/** What every network's check answers, and what the browser remembers of every network. */
type Checked = 'connected' | 'platform_id' | 'name' | 'reconnect' | 'available';
type Remembered = 'connected' | 'connecting' | 'platformId';

interface Network<P extends PlatformName> {
  authUrl(api: ApiClient): Promise<{ auth_url: string }>;
  check(api: ApiClient): Promise<ConnectionChecks[P]>;
  /** What the social state keeps of a check. */
  remember(check: ConnectionChecks[P]): Omit<SocialState[P], Remembered>;
  /** The other way: what is remembered, as the check answers it. */
  restore(state: SocialState[P]): Omit<ConnectionChecks[P], Checked>;
  /** Pages or accounts to publish to; the member and their pages for LinkedIn. */
  targets(check: ConnectionChecks[P]): readonly NamedTarget[];
}

/** How the networks differ in the browser. */
export const NETWORKS: { readonly [P in PlatformName]: Network<P> } = {
  facebook: {
    authUrl: (api) => api.call(facebookAuthUrl),
    check: (api) => api.call(checkFacebook),
    remember: ({ pages }) => ({ pages }),
    restore: ({ pages }) => ({ pages: pages.map(withoutPicture) }),
    targets: ({ pages }) => pages,
  },
  instagram: {
    authUrl: (api) => api.call(instagramAuthUrl, { query: { platform: 'instagram' } }),
    check: (api) => api.call(checkInstagram),
    remember: ({ accounts }) => ({ accounts }),
    restore: ({ accounts }) => ({ accounts: accounts.map(withoutPicture) }),
    targets: ({ accounts }) => accounts,
  },
  linkedin: {
    authUrl: (api) => api.call(linkedinAuthUrl),
    check: (api) => api.call(checkLinkedin),
    remember: ({ user_platform_id, organizations }) => ({ userPlatformId: user_platform_id, organizations }),
    restore: ({ userPlatformId, organizations = [] }) => ({
      user_platform_id: userPlatformId,
      organizations: organizations.map(withoutPicture),
    }),
    targets: ({ user_platform_id, name, organizations }) => [
      ...(user_platform_id === null ? [] : [{ id: user_platform_id, name: name ?? 'Your profile' }]),
      ...organizations,
    ],
  },
};

const withoutPicture = ({ id, name }: NamedTarget) => ({ id, name, picture: null });

/** Pages or accounts that can be published to; none while the network is not connected. */
export const targetsOf = <P extends PlatformName>(
  platform: P,
  check: ConnectionChecks[P],
): readonly NamedTarget[] => (check.connected ? NETWORKS[platform].targets(check) : []);
