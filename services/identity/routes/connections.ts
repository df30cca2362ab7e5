import { listQuotaUses } from '@carillon/contracts/http/identity/list-quota-uses.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { quotaUsesOf } from '../connections/quota-uses.ts';
import type { IdentityContext } from '../context.ts';

export function mountConnections(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, listQuotaUses, ({ body }) => quotaUsesOf(context, body.workspace_id));
}
