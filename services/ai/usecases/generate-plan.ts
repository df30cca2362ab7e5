import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { BusinessPlanRequest } from '@carillon/contracts/http/ai/business-plan.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { type BusinessPlan, MAX_PLANS } from '../domain/business-plan.ts';
import type { BusinessPlanStore } from '../stores/business-plans.ts';
import type { PlanOutput, PlanStep } from '../tasks/business-plan/schema.ts';
import { businessPlanTask } from '../tasks/business-plan/task.ts';
import { type Request, type RunTaskDeps, runTask, type TaskResult } from './run-task.ts';

interface Deps extends RunTaskDeps {
  readonly stores: { readonly plans: Pick<BusinessPlanStore, 'count' | 'insert' | 'find'> };
  clock(): Date;
}

interface PlanRequest extends Request<BusinessPlanRequest, PlanStep> {
  /** The same id again is the same plan. */
  readonly planId: string;
  /** The page's locale. Two requests with the same answers are the same plan, whatever their locales. */
  readonly locale?: Locale | undefined;
}

/**
 * Writes a plan and stores it. A stored one is neither written nor paid for again.
 * @throws AppError `conflict` if the ID belongs to another plan; `too_many_plans` before anything is written; the
 *   errors of `runTask`
 */
export async function generatePlan(
  { planId: id, locale, ...request }: PlanRequest,
  deps: Deps,
): Promise<BusinessPlan> {
  const { workspaceId, userId: createdBy, input } = request;
  const newPlan = { id, workspaceId, createdBy, request: input, createdAt: deps.clock() };
  const existing = await deps.stores.plans.find(id, workspaceId);
  if (existing) return sameAs(newPlan, existing);
  if ((await deps.stores.plans.count(workspaceId)) >= MAX_PLANS) throw new AppError('too_many_plans');
  // If two calls write the plan at once, one plan is stored and charged.
  let isNew = false;
  const keep = async ({ output, writer }: TaskResult<PlanOutput>): Promise<BusinessPlan> => {
    const plan = { ...newPlan, strategy: output.strategy, writer };
    isNew = await deps.stores.plans.insert(plan);
    return isNew ? plan : sameAs(plan, await deps.stores.plans.find(id, workspaceId));
  };
  return (
    await runTask(businessPlanTask, { ...request, input: { ...input, locale } }, deps, keep, () => isNew)
  ).finished;
}

function sameAs({ request }: Pick<BusinessPlan, 'request'>, storedPlan: BusinessPlan | null): BusinessPlan {
  if (storedPlan && isDeepStrictEqual(storedPlan.request, request)) return storedPlan;
  throw new AppError('conflict', { message: sentence`Another business plan has that ID.` });
}
