import type { Plan } from '@carillon/contracts/domain/plans.ts';
import {
  cancelPlan,
  changePlan,
  openPaymentPortal,
  quotePlanChange,
} from '@carillon/contracts/http/billing/change-plan.ts';
import { type PLAN_EVENTS, playSandboxEvent } from '@carillon/contracts/http/billing/checkout.ts';
import { useAction, useApi, useShell } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { PLAN_KEY } from './use-plan.ts';

/** Runs a change of the plan, and reloads what is shown of the plan. */
function usePlanAction<I, O>(work: (input: I) => Promise<O>, onDone?: (output: O) => void) {
  const queries = useQueryClient();
  return useAction(work, {
    onDone: async (output) => {
      await queries.invalidateQueries({ queryKey: PLAN_KEY });
      onDone?.(output);
    },
  });
}

/** If the change needs a payment of its own, the browser goes to the payment page. */
export function useChangePlan() {
  const api = useApi();
  const { leave } = useShell();
  return usePlanAction(
    (plan: Plan) => api.call(changePlan, { body: { plan } }),
    ({ url }) => url && leave(url),
  );
}

export function useQuote() {
  const api = useApi();
  return useAction(async (plan: Plan) => (await api.call(quotePlanChange, { query: { plan } })).cents);
}

export function useCancelPlan() {
  const api = useApi();
  return usePlanAction(() => api.call(cancelPlan));
}

export function usePortal() {
  const api = useApi();
  const { leave } = useShell();
  return useAction(() => api.call(openPaymentPortal), { onDone: ({ url }) => leave(url) });
}

export function useSandboxEvent() {
  const api = useApi();
  return usePlanAction((event: (typeof PLAN_EVENTS)[number]) =>
    api.call(playSandboxEvent, { body: { event } }),
  );
}
