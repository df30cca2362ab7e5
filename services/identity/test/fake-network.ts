import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Grant, OauthConnect, Target } from '@carillon/social/capabilities/connect.ts';
import type { SocialNetwork } from '@carillon/social/network.ts';
import { SocialError } from '@carillon/social/social-error.ts';

const DAY_MS = 24 * 3_600_000;

export interface FakeNetwork extends SocialNetwork {
  readonly connect: { -readonly [Call in keyof OauthConnect]: OauthConnect[Call] };
  /** The reply of `targets`. */
  pages: Target[];
  /** Properties of the next grants. */
  days: number | null;
  refreshToken: string | null;
  /** Answers `refresh`; by default with a new grant. */
  onRefresh: (grant: Grant) => Promise<Grant | null>;
  /** The grants that `refresh` was asked to renew. */
  readonly refreshed: Grant[];
  /** Whose account it is: the network's id. */
  person: string;
  /** That person's name. */
  personName: string;
  /** The tokens that `revoke` was called with. */
  readonly revoked: string[];
  /** The refresh tokens that came with them. */
  readonly revokedRefreshTokens: (string | null)[];
  /** Answers `revoke`. */
  onRevoke: () => Promise<void>;
  grant(): Grant;
}

/** A network that accepts each code once. It rejects the code `blocked` with its own reason. */
export function createFakeNetwork(platform: PlatformName, clock: () => Date): FakeNetwork {
  const usedCodes = new Set<string>();
  let grants = 0;
  const network: FakeNetwork = {
    name: platform,
    pages: [page('p1', `${platform} one`), page('p2', `${platform} two`)],
    days: 60,
    refreshToken: null,
    refreshed: [],
    person: `${platform}-ada`,
    personName: 'Ada Lovelace',
    revoked: [],
    revokedRefreshTokens: [],
    onRevoke: async () => {},
    onRefresh: async () => network.grant(),
    grant: () => ({
      access: { token: `${platform}-grant-${++grants}` },
      refreshToken: network.refreshToken,
      expiresAt: network.days === null ? null : new Date(clock().getTime() + network.days * DAY_MS),
      scopes: ['publish'],
    }),
    connect: {
      by: 'oauth',
      issuer: `https://${platform}.example`,
      app: `app of ${platform}`,
      begin: async ({ state, redirectUri, server }) => ({
        url: `https://${platform}.example/consent?${new URLSearchParams({ state, redirect_uri: redirectUri })}`,
        server,
      }),
      async exchangeCode({ code }) {
        if (code === 'crash') throw new TypeError('not an error of the network');
        if (code === 'blocked') throw new SocialError('The app is blocked.', { kind: 'permanent' });
        if (usedCodes.has(code))
          throw new SocialError('This authorization code has been used.', { kind: 'permanent' });
        usedCodes.add(code);
        return network.grant();
      },
      refresh(grant) {
        network.refreshed.push(grant);
        return network.onRefresh(grant);
      },
      ...(platform !== 'linkedin' && {
        async revoke({ access, refreshToken }: Pick<Grant, 'access' | 'refreshToken'>) {
          network.revoked.push(access.token);
          network.revokedRefreshTokens.push(refreshToken);
          await network.onRevoke();
        },
      }),
      account: async () => ({ id: network.person, name: network.personName, picture: null }),
      targets: async () => network.pages,
    },
  };
  return network;
}

export const page = (id: string, name: string, accessToken: string | null = `token-of-${id}`): Target => ({
  id,
  name,
  picture: `https://pictures.example/${id}`,
  accessToken,
});
