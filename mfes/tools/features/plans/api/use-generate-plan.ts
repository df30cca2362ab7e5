import type { BusinessPlan, BusinessPlanRequest } from '@carillon/contracts/http/ai/business-plan.ts';
import { generateBusinessPlan } from '@carillon/contracts/http/ai/generate-business-plan.ts';
import { isFailure, pageLocale, useStreamedAction, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useContentId } from '../../../lib/use-content-id.ts';
import { useChangedPlans } from './use-plans.ts';

export const FAILED = t`Failed to generate business plan`;

/** Writes a plan, following the server's own steps. Trying again after an answer that was lost gives the same plan. */
export function useGeneratePlan(onDone: (plan: BusinessPlan) => void) {
  const toasts = useToasts();
  const { idOf, forget } = useContentId();
  const changed = useChangedPlans();
  const action = useStreamedAction(generateBusinessPlan, {
    onDone(plan) {
      forget();
      changed(plan);
      toasts.success(t`Business plan generated successfully!`);
      onDone(plan);
    },
    onFailed(error) {
      changed();
      if (isFailure(error)) toasts.danger(FAILED);
    },
    onCanceled: changed,
  });
  const generate = (request: BusinessPlanRequest): void => {
    const content = { ...request, locale: pageLocale() };
    void action.run({ ...content, plan_id: idOf(content) });
  };
  return { ...action, generate, again: () => action.input && void action.run(action.input) };
}
