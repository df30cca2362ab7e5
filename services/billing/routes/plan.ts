import { getPlan } from '@carillon/contracts/http/billing/get-plan.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { BillingContext } from '../context.ts';
import { PLANS_OFF, readPlan } from '../usecases/read-plan.ts';

export function mountPlan(app: Hono<ServiceEnv>, context: BillingContext): void {
  mount(app, getPlan, async ({ workspaceId }) => {
    if (!context.plansApply) return { success: true as const, ...PLANS_OFF };
    await context.quotas.reconcile(workspaceId);
    return { success: true as const, ...(await readPlan(context, workspaceId)) };
  });
}
