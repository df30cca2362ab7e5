import type { BillingPeriod, Plan } from '@carillon/contracts/domain/plans.ts';
import {
  type CHECKOUT_OUTCOMES,
  type CheckoutView,
  getCheckout,
  playSandboxEvent,
  startCheckout,
} from '@carillon/contracts/http/billing/checkout.ts';
import { useAction, useApi, useNavigate, useShell } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PLAN_KEY } from './use-plan.ts';

const CHECKOUT_KEY = ['checkout'];

/** Goes to where it is paid: a page of ours, or the payment provider's. */
export function useBuy() {
  const api = useApi();
  const { leave } = useShell();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useAction(
    (order: { plan: Plan; period: BillingPeriod }) => api.call(startCheckout, { body: order }),
    {
      onDone: ({ url }) => {
        queries.removeQueries({ queryKey: CHECKOUT_KEY });
        if (url.startsWith('/')) navigate(url);
        else leave(url);
      },
    },
  );
}

const ASK_AGAIN_MS = 3_000;

/** @param waiting whether the payment provider is about to say that it is paid */
export function useCheckout(waiting: boolean) {
  const api = useApi();
  const queries = useQueryClient();
  return useQuery<CheckoutView | null>({
    queryKey: CHECKOUT_KEY,
    queryFn: async () => {
      const { checkout } = await api.call(getCheckout);
      if (!checkout) await queries.invalidateQueries({ queryKey: PLAN_KEY });
      return checkout;
    },
    refetchInterval: ({ state }) => (waiting && state.data && !state.data.pending ? ASK_AGAIN_MS : false),
  });
}

type Outcome = (typeof CHECKOUT_OUTCOMES)[number];

interface End {
  readonly checkout: string;
  readonly event: Outcome;
}

export function useEndCheckout(onDone: (outcome: Outcome) => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction((body: End) => api.call(playSandboxEvent, { body }), {
    onDone: async (_, { event }) => {
      // The page of the plan is left, and shows the new one when it is back.
      await queries.invalidateQueries({ queryKey: PLAN_KEY, refetchType: 'all' });
      onDone(event);
    },
  });
}
