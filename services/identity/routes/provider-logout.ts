import { providerLogout } from '@carillon/contracts/http/identity/sign-in/provider-logout.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { IdentityContext } from '../context.ts';
import { endProviderLogins } from '../sign-in/end-provider-logins.ts';
import { addressOf } from './address-of.ts';

export function mountProviderLogout(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, providerLogout, async ({ params: { provider }, c }) => {
    const logoutToken = new URLSearchParams(await c.req.text()).get('logout_token') ?? '';
    c.header('cache-control', 'no-store');
    await endProviderLogins(context, { provider, logoutToken, address: addressOf(c) });
    return { success: true as const };
  });
}
