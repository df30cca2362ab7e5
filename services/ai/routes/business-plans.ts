import type { BusinessPlan as PlanView } from '@carillon/contracts/http/ai/business-plan.ts';
import { deleteBusinessPlan } from '@carillon/contracts/http/ai/delete-business-plan.ts';
import { generateBusinessPlan } from '@carillon/contracts/http/ai/generate-business-plan.ts';
import { getBusinessPlan } from '@carillon/contracts/http/ai/get-business-plan.ts';
import { listBusinessPlans } from '@carillon/contracts/http/ai/list-business-plans.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { cutPage, datedPlace, readCursor } from '@carillon/kit/store/page.ts';
import type { Hono } from 'hono';
import type { AiContext } from '../context.ts';
import type { BusinessPlan } from '../domain/business-plan.ts';
import { generatePlan } from '../usecases/generate-plan.ts';
import { streamReply } from './stream-reply.ts';

const PAGE = 20;

export function mountBusinessPlans(app: Hono<ServiceEnv>, context: AiContext): void {
  mount(
    app,
    generateBusinessPlan,
    ({ body: { plan_id, locale, ...input }, userId, workspaceId, madeId, c }) =>
      streamReply(generateBusinessPlan, c, async (options) => {
        const planId = plan_id ?? madeId ?? context.newId();
        const request = { ...options, input, locale, planId, userId, workspaceId };
        const plan = await generatePlan(request, context);
        return { success: true as const, ...viewOf(plan), message: 'The plan is ready.' };
      }),
  );

  mount(app, listBusinessPlans, async ({ workspaceId, query }) => {
    const plans = await context.stores.plans.page(
      workspaceId,
      readCursor(query.before, datedPlace),
      PAGE + 1,
    );
    const { rows, next } = cutPage(plans, PAGE, ({ createdAt, id }) => [createdAt.getTime(), id]);
    return {
      success: true as const,
      plans: rows.map(({ id, createdAt, request: { business_type, platform } }) => ({
        id,
        created_at: createdAt.toISOString(),
        business_type,
        platform,
      })),
      next,
    };
  });

  mount(app, getBusinessPlan, async ({ workspaceId, params }) => {
    const plan = await context.stores.plans.find(params.id, workspaceId);
    if (!plan) throw new AppError('not_found', { message: sentence`We couldn’t find that business plan.` });
    return { success: true as const, plan: viewOf(plan) };
  });

  mount(app, deleteBusinessPlan, async ({ workspaceId, params }) => {
    await context.stores.plans.remove(params.id, workspaceId);
    return { success: true as const };
  });
}

const viewOf = ({ id, createdAt, request, strategy, writer }: BusinessPlan): PlanView => ({
  id,
  created_at: createdAt.toISOString(),
  request,
  strategy,
  writer,
});
