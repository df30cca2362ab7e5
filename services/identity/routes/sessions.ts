import { endOtherSessions } from '@carillon/contracts/http/identity/sessions/end-other-sessions.ts';
import { endSession } from '@carillon/contracts/http/identity/sessions/end-session.ts';
import { listSessions, SESSIONS_LISTED } from '@carillon/contracts/http/identity/sessions/list-sessions.ts';
import { resolveSession } from '@carillon/contracts/http/identity/sessions/resolve-session.ts';
import { checkAuth } from '@carillon/contracts/http/identity/sign-in/check-auth.ts';
import { logout } from '@carillon/contracts/http/identity/sign-in/logout.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { IdentityContext } from '../context.ts';
import type { Session } from '../domain/session.ts';
import { endOtherSessions as endOthers } from '../sessions/end-other-sessions.ts';
import { endSession as end } from '../sessions/end-session.ts';
import { findLiveSession } from '../sessions/is-session-alive.ts';
import { resolveSession as sessionOf } from '../sessions/resolve-session.ts';
import { revokeSession } from '../sessions/revoke-session.ts';
import { findProviderToLeave, leaveProvider } from '../sign-in/leave-provider.ts';
import { addressOf } from './address-of.ts';
import { takeSessionCookie } from './session-cookie.ts';

export function mountSessions(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, logout, async ({ userId, sessionId, c }) => {
    const session = sessionId ? await context.stores.sessions.find(sessionId) : null;
    if (sessionId)
      await revokeSession(context, { userId, sessionId, reason: 'logout', address: addressOf(c) });
    takeSessionCookie(c, context.settings);
    return { success: true as const, provider: await leaveProvider(context, session?.origin) };
  });

  mount(app, checkAuth, async ({ sessionId, scopes }) => {
    // The gateway has just asked whose an access token is.
    if (scopes !== undefined) return { authenticated: true, logout_provider: null };
    const session = await findLiveSession(context, sessionId);
    const provider = findProviderToLeave(context, session?.origin);
    return { authenticated: session !== null, logout_provider: provider?.name ?? null };
  });

  mount(app, listSessions, async ({ userId, sessionId }) => {
    const sessions = await context.stores.sessions.list(userId, context.clock(), SESSIONS_LISTED);
    return { success: true as const, sessions: sessions.map((one) => viewOf(one, sessionId)) };
  });

  mount(app, endSession, async ({ params, userId, c }) => {
    await end(context, { userId, sessionId: params.id, address: addressOf(c) });
    return { success: true as const };
  });

  mount(app, endOtherSessions, async ({ userId, sessionId, c }) => {
    const reason = 'ended' as const;
    const endedCount = await endOthers(context, { userId, sessionId, reason, address: addressOf(c) });
    return { success: true as const, ended: endedCount };
  });

  mount(app, resolveSession, async ({ body }) => {
    const resolved = await sessionOf(context, body.session);
    if (!resolved) return { session: null, renew_seconds: null };
    const { id, userId, workspaceId, expiresAt, slidAt, remember } = resolved.session;
    const { role, ownerApproval: owner_approval } = resolved;
    const workspace = { workspace_id: workspaceId, role, owner_approval };
    return {
      session: { id, user_id: userId, ...workspace, expires_at: expiresAt.toISOString() },
      renew_seconds:
        resolved.slid && remember ? Math.floor((expiresAt.getTime() - slidAt.getTime()) / 1000) : null,
    };
  });
}

const viewOf = ({ id, device, address, startedAt, slidAt }: Session, current: string) => ({
  id,
  device,
  address,
  started_at: startedAt.toISOString(),
  last_seen_at: slidAt.toISOString(),
  current: id === current,
});
