import { ACCESS_TOKEN_LIMITS } from '@carillon/contracts/http/identity/tokens/access-token.ts';
import { createAccessToken } from '@carillon/contracts/http/identity/tokens/create-access-token.ts';
import { listAccessTokens } from '@carillon/contracts/http/identity/tokens/list-access-tokens.ts';
import { resolveAccessToken } from '@carillon/contracts/http/identity/tokens/resolve-access-token.ts';
import { revokeAccessToken } from '@carillon/contracts/http/identity/tokens/revoke-access-token.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { createToken } from '../access-tokens/create-token.ts';
import { resolveToken } from '../access-tokens/resolve-token.ts';
import { revokeToken } from '../access-tokens/revoke-token.ts';
import type { IdentityContext } from '../context.ts';
import type { AccessToken } from '../domain/access-token.ts';
import { addressOf } from './address-of.ts';
import { askingOf } from './asking-of.ts';

export function mountAccessTokens(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, createAccessToken, async ({ body, workspaceId, ...call }) => {
    const { name, scopes, expires_at, ...confirmation } = body;
    const request = { userId: call.userId, workspaceId, name, scopes, expiresAt: new Date(expires_at) };
    const { secret, token } = await createToken(context, request, { ...askingOf(call), given: confirmation });
    return { success: true as const, secret, token: viewOf(token) };
  });

  mount(app, listAccessTokens, async ({ userId }) => {
    const tokens = await context.stores.accessTokens.list(userId, ACCESS_TOKEN_LIMITS.count);
    return { success: true as const, tokens: tokens.map(viewOf) };
  });

  mount(app, revokeAccessToken, async ({ params, userId, c }) => {
    await revokeToken(context, { tokenId: params.id, userId, address: addressOf(c) });
    return { success: true as const };
  });

  mount(app, resolveAccessToken, async ({ body }) => {
    const resolved = await resolveToken(context, body.secret);
    if (!resolved) return { token: null };
    const { id, userId, workspaceId, scopes, expiresAt } = resolved.token;
    const membership = { role: resolved.role, owner_approval: resolved.ownerApproval };
    const identityFields = { user_id: userId, workspace_id: workspaceId, ...membership };
    return { token: { id, ...identityFields, scopes: [...scopes], expires_at: expiresAt.toISOString() } };
  });
}

const viewOf = ({ id, name, begins, scopes, createdAt, expiresAt, lastUsedAt }: AccessToken) => ({
  id,
  name,
  begins,
  scopes: [...scopes],
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
