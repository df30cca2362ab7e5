import type { Plan } from '@carillon/contracts/domain/plans.ts';
import { cancelPlan, changePlan } from '@carillon/contracts/http/billing/change-plan.ts';
import { playSandboxEvent, type SANDBOX_EVENTS } from '@carillon/contracts/http/billing/checkout.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { PLAN_KEY } from './use-plan.ts';

/** What is shown of the plan is asked for again. */
function usePlanAction<I>(work: (input: I) => Promise<unknown>) {
  const queries = useQueryClient();
  return useAction(work, { onDone: () => queries.invalidateQueries({ queryKey: PLAN_KEY }) });
}

export function useChangePlan() {
  const api = useApi();
  return usePlanAction((plan: Plan) => api.call(changePlan, { body: { plan } }));
}

export function useCancelPlan() {
  const api = useApi();
  return usePlanAction(() => api.call(cancelPlan));
}

export function useSandboxEvent() {
  const api = useApi();
  return usePlanAction((event: (typeof SANDBOX_EVENTS)[number]) =>
    api.call(playSandboxEvent, { body: { event } }),
  );
}
