import { commitQuota } from '@carillon/contracts/http/billing/commit-quota.ts';
import { releaseQuota } from '@carillon/contracts/http/billing/release-quota.ts';
import { reserveQuota } from '@carillon/contracts/http/billing/reserve-quota.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { BillingContext } from '../context.ts';
import { commitFor, releaseFor, reserveFor } from '../usecases/quotas.ts';

export function mountQuotas(app: Hono<ServiceEnv>, context: BillingContext): void {
  mount(app, reserveQuota, async ({ body }) => {
    if (context.plansApply) {
      await context.quotas.reconcile(body.workspace_id);
      await reserveFor(context, body);
    }
    return { success: true as const };
  });
  mount(app, commitQuota, async ({ body }) => {
    if (context.plansApply) await commitFor(context, body);
    return { success: true as const };
  });
  mount(app, releaseQuota, async ({ body }) => {
    await releaseFor(context, body);
    return { success: true as const };
  });
}
