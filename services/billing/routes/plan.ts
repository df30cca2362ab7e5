import { getPlan } from '@carillon/contracts/http/billing/get-plan.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { BillingContext } from '../context.ts';
import { PLANS_OFF, readPlan } from '../usecases/read-plan.ts';

export function mountPlan(app: Hono<ServiceEnv>, context: BillingContext): void {
  mount(app, getPlan, async ({ workspaceId }) => ({
    success: true as const,
    ...(context.plansApply ? await readPlan(context, workspaceId) : PLANS_OFF),
  }));
}
