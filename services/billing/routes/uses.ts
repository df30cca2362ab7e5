import { holdUses } from '@carillon/contracts/http/billing/hold-uses.ts';
import { releaseUses } from '@carillon/contracts/http/billing/release-uses.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { BillingContext } from '../context.ts';
import { holdFor, releaseFor } from '../usecases/hold-uses.ts';

export function mountUses(app: Hono<ServiceEnv>, context: BillingContext): void {
  mount(app, holdUses, async ({ body }) => {
    if (context.plansApply) await holdFor(context, body);
    return { success: true as const };
  });
  mount(app, releaseUses, async ({ body }) => {
    await releaseFor(context, body);
    return { success: true as const };
  });
}
