import type { TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import { accessTokenRevoked } from '@carillon/contracts/events/identity/access-token-revoked.ts';
import { ACCESS_TOKEN_PREFIX } from '@carillon/contracts/http/identity/tokens/access-token.ts';
import { resolveAccessToken } from '@carillon/contracts/http/identity/tokens/resolve-access-token.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Context } from 'hono';
import { type CredentialCache, createCredentialCache, outdating } from './credential-cache.ts';
import { deletedOutdating, memberOutdating, ruleOutdating } from './member-outdating.ts';
import type { Session } from './sessions.ts';

/** A valid personal access token: it represents its user like a session, with fewer rights. */
export interface AccessToken extends Session {
  readonly scopes: readonly TokenScope[];
}

export type AccessTokens = Omit<CredentialCache<AccessToken>, 'forget'>;

const FORM = new RegExp(`^${ACCESS_TOKEN_PREFIX}[\\w-]{43}$`);

/** Asks identity for access tokens by their secrets, and caches them briefly. Anything of another form is nobody's. */
export function createAccessTokens(client: ServiceClient, clock: () => Date): AccessTokens {
  const cache = createCredentialCache(
    {
      outdatedBy: [
        outdating({
          kind: accessTokenRevoked,
          queue: 'gateway.tokens',
          ends: true,
          concerns: ({ token_id }, { id }) => id === token_id,
        }),
        memberOutdating('gateway.token-members'),
        ruleOutdating('gateway.token-rules'),
        deletedOutdating('gateway.token-workspaces'),
      ],
      async ask(secret) {
        const { token } = await client.call(resolveAccessToken, { body: { secret } });
        return (
          token && {
            id: token.id,
            userId: token.user_id,
            workspaceId: token.workspace_id,
            role: token.role,
            ownerApproval: token.owner_approval,
            scopes: token.scopes,
            expiresAt: new Date(token.expires_at),
          }
        );
      },
    },
    clock,
  );
  return {
    consumers: cache.consumers,
    find: async (secret, beforeAsking) => (FORM.test(secret) ? cache.find(secret, beforeAsking) : null),
  };
}

/**
 * Returns a request's access token. Null if it has none, or a session. One of our own tokens takes precedence over a
 * cookie; any other Bearer token next to a cookie comes from a proxy, and is ignored.
 */
export function bearerOf(c: Context, cookie: string | undefined): string | null {
  const [scheme, secret] = (c.req.header('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !secret) return null;
  return isToken(secret) || !cookie ? secret : null;
}

const isToken = (secret: string): boolean => secret.startsWith(ACCESS_TOKEN_PREFIX);
