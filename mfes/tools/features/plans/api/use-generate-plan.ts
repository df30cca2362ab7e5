import type { BusinessPlan } from '@carillon/contracts/http/ai/business-plan.ts';
import { generateBusinessPlan } from '@carillon/contracts/http/ai/generate-business-plan.ts';
import { isFailure, useStreamedAction, useToasts } from '@carillon/sdk/index.ts';

export const FAILED = 'Failed to generate business plan';

/** Writes a plan, following the server's own steps. */
export function useGeneratePlan(onDone: (plan: BusinessPlan) => void) {
  const toasts = useToasts();
  return useStreamedAction(generateBusinessPlan, {
    onDone(plan) {
      toasts.success('Business plan generated successfully!');
      onDone(plan);
    },
    onFailed: (error) => isFailure(error) && toasts.danger(FAILED),
  });
}
