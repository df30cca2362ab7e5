import { oauthCallback } from '@carillon/contracts/http/identity/connections/oauth-callback.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { finishConnecting } from '../connections/finish-connecting.ts';
import type { IdentityContext } from '../context.ts';
import { type ConnectOutcome, outcomeOf, pathWith } from '../domain/callback-reply.ts';
import { addressOf } from './address-of.ts';

export function mountConnecting(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(
    app,
    oauthCallback,
    async ({ params: { platform }, query, userId, workspaceId, role, sessionId, c }) => {
      const go = (page: '/dashboard' | '/login', outcome: ConnectOutcome) =>
        c.redirect(pathWith(page, outcome, platform), 302);
      if (!role) return go('/login', outcomeOf('logged_out', platform));
      // A person waits at a blank page here, so whatever goes wrong must lead back to the dashboard.
      const caller = { userId, workspaceId, role, sessionId, platform, address: addressOf(c) };
      const outcome = await finishConnecting(context, caller, query).catch((err: unknown): ConnectOutcome => {
        context.telemetry.log.error({ err, userId }, 'connecting failed for an unexpected reason');
        return outcomeOf('failed', platform);
      });
      return go('/dashboard', outcome);
    },
  );
}
