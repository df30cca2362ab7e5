import type { BillingPeriod, Plan } from '@carillon/contracts/domain/plans.ts';
import {
  type CHECKOUT_OUTCOMES,
  type CheckoutView,
  endSandboxCheckout,
  getSandboxCheckout,
  startCheckout,
} from '@carillon/contracts/http/billing/checkout.ts';
import { useAction, useApi, useNavigate, useShell } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PLAN_KEY } from './use-plan.ts';

const CHECKOUT_KEY = ['sandbox checkout'];

/** Goes to where it is paid: a page of ours, or the payment provider's. */
export function useBuy() {
  const api = useApi();
  const { leave } = useShell();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useAction(
    (wanted: { plan: Plan; period: BillingPeriod }) => api.call(startCheckout, { body: wanted }),
    {
      onDone: ({ url }) => {
        queries.removeQueries({ queryKey: CHECKOUT_KEY });
        if (url.startsWith('/')) navigate(url);
        else leave(url);
      },
    },
  );
}

export function useCheckout() {
  const api = useApi();
  return useQuery<CheckoutView | null>({
    queryKey: CHECKOUT_KEY,
    queryFn: async () => (await api.call(getSandboxCheckout)).checkout,
  });
}

type Outcome = (typeof CHECKOUT_OUTCOMES)[number];

interface End {
  readonly checkout: string;
  readonly outcome: Outcome;
}

export function useEndCheckout(onDone: (outcome: Outcome) => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction((body: End) => api.call(endSandboxCheckout, { body }), {
    onDone: async (_, { outcome }) => {
      // The page of the plan is left, and shows the new one when it is back.
      await queries.invalidateQueries({ queryKey: PLAN_KEY, refetchType: 'all' });
      onDone(outcome);
    },
  });
}
