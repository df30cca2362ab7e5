import type { BusinessPlanRequest } from '@carillon/contracts/http/ai/business-plan.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { type BusinessPlan, MOST_PLANS } from '../domain/business-plan.ts';
import type { BusinessPlanStore } from '../stores/business-plans.ts';
import type { PlanOutput, PlanStep } from '../tasks/business-plan/schema.ts';
import { businessPlanTask } from '../tasks/business-plan/task.ts';
import { type Request, type RunTaskDeps, runTask, type TaskResult } from './run-task.ts';

interface Deps extends RunTaskDeps {
  readonly plans: Pick<BusinessPlanStore, 'count' | 'insert'>;
  clock(): Date;
  newId(): string;
}

/**
 * Writes a plan, and keeps it.
 * @throws AppError `too_many_plans` before anything is written, and what `runTask` throws
 */
export async function generatePlan(
  request: Request<BusinessPlanRequest, PlanStep>,
  deps: Deps,
): Promise<BusinessPlan> {
  const { workspaceId, userId: createdBy, input } = request;
  if ((await deps.plans.count(workspaceId)) >= MOST_PLANS) throw new AppError('too_many_plans');
  const made = { id: deps.newId(), workspaceId, createdBy, createdAt: deps.clock() };
  const keep = async ({ output, writer }: TaskResult<PlanOutput>): Promise<BusinessPlan> => {
    const plan = { ...made, request: input, strategy: output.strategy, writer };
    await deps.plans.insert(plan);
    return plan;
  };
  return (await runTask(businessPlanTask, request, deps, keep)).finished;
}
