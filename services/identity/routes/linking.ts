import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  facebookAuthUrl,
  instagramAuthUrl,
  linkedinAuthUrl,
} from '@carillon/contracts/http/identity/auth-url.ts';
import { oauthCallback } from '@carillon/contracts/http/identity/oauth-callback.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { IdentityContext } from '../context.ts';
import { dashboardPath, loginPath } from '../domain/linking-reply.ts';
import { linkingFailed, SESSION_ENDED } from '../domain/sentences.ts';
import { finishLinking, type LinkingOutcome } from '../usecases/finish-linking.ts';
import { startLinking } from '../usecases/start-linking.ts';

interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

export function mountLinking(app: Hono<ServiceEnv>, context: IdentityContext): void {
  const start = async ({ userId, sessionId }: Caller, platform: PlatformName) => ({
    auth_url: await startLinking(context, { userId, sessionId, platform }),
  });
  mount(app, facebookAuthUrl, (call) => start(call, 'facebook'));
  mount(app, instagramAuthUrl, (call) => start(call, 'instagram'));
  mount(app, linkedinAuthUrl, (call) => start(call, 'linkedin'));

  mount(app, oauthCallback, async ({ query, userId, sessionId, c }) => {
    if (!userId) return c.redirect(loginPath(linkingFailed(SESSION_ENDED)), 302);
    // A person waits at a blank page here, so whatever goes wrong must lead back to the dashboard.
    const outcome = await finishLinking(context, { userId, sessionId }, query).catch(
      (err: unknown): LinkingOutcome => {
        context.log.error({ err, userId }, 'linking failed for a reason nobody foresaw');
        const message = linkingFailed('something went wrong on our side. Connect the account again.');
        return { status: 'danger', message };
      },
    );
    return c.redirect(dashboardPath(outcome.status, outcome.message), 302);
  });
}
