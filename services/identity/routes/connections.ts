import {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/check-connection.ts';
import { disconnect } from '@carillon/contracts/http/identity/disconnect.ts';
import { listQuotaUses } from '@carillon/contracts/http/identity/list-quota-uses.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { disconnect as forget } from '../connections/disconnect.ts';
import { quotaUsesOf } from '../connections/quota-uses.ts';
import { viewConnection } from '../connections/view-connection.ts';
import type { IdentityContext } from '../context.ts';
import { addressOf } from './address-of.ts';

export function mountConnections(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, checkFacebook, async ({ workspaceId }) => {
    const { targets, ...view } = await viewConnection(context, workspaceId, 'facebook');
    return { ...view, pages: targets };
  });
  mount(app, checkInstagram, async ({ workspaceId }) => {
    const { targets, ...view } = await viewConnection(context, workspaceId, 'instagram');
    return { ...view, accounts: targets };
  });
  mount(app, checkLinkedin, async ({ workspaceId }) => {
    const { targets, ...view } = await viewConnection(context, workspaceId, 'linkedin');
    const [member, ...organizations] = targets;
    return { ...view, user_platform_id: member?.id ?? null, organizations };
  });
  mount(app, listQuotaUses, ({ body }) => quotaUsesOf(context, body.workspace_id));
  mount(app, disconnect, async ({ userId, workspaceId, params: { platform }, c }) => {
    await forget(context, { userId, workspaceId, platform, address: addressOf(c) });
    return { success: true as const };
  });
}
