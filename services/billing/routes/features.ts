import { requireFeature } from '@carillon/contracts/http/billing/require-feature.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { BillingContext } from '../context.ts';
import { requireFeature as ask } from '../usecases/require-feature.ts';

export function mountFeatures(app: Hono<ServiceEnv>, context: BillingContext): void {
  mount(app, requireFeature, async ({ body }) => {
    if (context.plansApply) await ask(context, body.workspace_id, body.feature);
    return { success: true as const };
  });
}
