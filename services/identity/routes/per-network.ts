import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  facebookAuthUrl,
  instagramAuthUrl,
  linkedinAuthUrl,
} from '@carillon/contracts/http/identity/connections/auth-url.ts';
import {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/connections/check-connection.ts';
import { disconnect } from '@carillon/contracts/http/identity/connections/disconnect.ts';
import { text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { disconnect as remove } from '../connections/disconnect.ts';
import { startConnecting } from '../connections/start-connecting.ts';
import { viewNetwork } from '../connections/view-network.ts';
import type { IdentityContext } from '../context.ts';
import { addressOf } from './address-of.ts';

interface Caller {
  readonly userId: string;
  readonly workspaceId: string;
  readonly sessionId: string;
}

/** The specification's calls, which know one account of each network: they answer of all of them at once. */
export function mountPerNetwork(app: Hono<ServiceEnv>, context: IdentityContext): void {
  const start = async ({ userId, workspaceId, sessionId }: Caller, platform: PlatformName) => ({
    auth_url: await startConnecting(context, { userId, workspaceId, sessionId, platform, mayRenew: true }),
  });
  mount(app, facebookAuthUrl, (call) => start(call, 'facebook'));
  mount(app, instagramAuthUrl, (call) => start(call, 'instagram'));
  mount(app, linkedinAuthUrl, (call) => start(call, 'linkedin'));

  mount(app, checkFacebook, async ({ workspaceId }) => {
    const { targets, ...view } = await viewNetwork(context, workspaceId, 'facebook');
    return { ...view, pages: targets };
  });
  mount(app, checkInstagram, async ({ workspaceId }) => {
    const { targets, ...view } = await viewNetwork(context, workspaceId, 'instagram');
    return { ...view, accounts: targets };
  });
  mount(app, checkLinkedin, async ({ workspaceId }) => {
    const { targets, ...view } = await viewNetwork(context, workspaceId, 'linkedin');
    const isOrganization = ({ id }: { id: string }) => PLATFORMS.linkedin.kindOf(id) === 'page';
    const organizations = targets.filter(isOrganization);
    const profile = targets.find((one) => !isOrganization(one));
    return { ...view, user_platform_id: profile?.id ?? null, organizations };
  });

  mount(app, disconnect, async ({ userId, workspaceId, params: { platform }, c }) => {
    const connections = await context.stores.connections.list(workspaceId, platform);
    if (connections.length === 0)
      throw new AppError('not_found', { message: text`${{ network: labelOf(platform) }} is not connected.` });
    const caller = { userId, address: addressOf(c) };
    for (const connection of connections) await remove(context, connection, caller);
    return { success: true as const };
  });
}
