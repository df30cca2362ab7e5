import { setPassword } from '@carillon/contracts/http/identity/passwords/set-password.ts';
import { linkProvider } from '@carillon/contracts/http/identity/sign-in/link-provider.ts';
import { listSignInMethods } from '@carillon/contracts/http/identity/sign-in/list-sign-in-methods.ts';
import { unlinkProvider } from '@carillon/contracts/http/identity/sign-in/unlink-provider.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { setPassword as setFirst } from '../accounts/set-password.ts';
import type { IdentityContext } from '../context.ts';
import { startLinking } from '../sign-in/start-linking.ts';
import { unlinkProvider as unlink } from '../sign-in/unlink-provider.ts';
import { viewMethods } from '../sign-in/view-methods.ts';
import { askingOf } from './asking-of.ts';
import { giveSignInCookie } from './session-cookie.ts';

/** The ways in which a user can log in. */
export function mountSignInMethods(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, listSignInMethods, async ({ userId, sessionId }) => ({
    success: true as const,
    ...(await viewMethods(context, { userId, sessionId })),
  }));

  mount(app, linkProvider, async ({ body: { provider, ...confirmation }, ...call }) => {
    const { authUrl, browser } = await startLinking(context, {
      ...askingOf(call),
      provider,
      given: confirmation,
    });
    giveSignInCookie(call.c, browser, context.settings);
    return { auth_url: authUrl };
  });

  mount(app, unlinkProvider, async ({ params: { provider }, body: confirmation, ...call }) => {
    await unlink(context, { ...askingOf(call), given: confirmation, provider });
    return { success: true as const };
  });

  mount(
    app,
    setPassword,
    async ({ body: { password, password_confirmation: _, ...confirmation }, ...call }) => {
      await setFirst(context, { ...askingOf(call), given: confirmation, password });
      return { success: true as const };
    },
  );
}
