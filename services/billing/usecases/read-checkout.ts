import { chargeOf } from '@carillon/contracts/domain/plans.ts';
import type { CheckoutView } from '@carillon/contracts/http/billing/checkout.ts';
import type { Payments } from '../payments/payments.ts';
import { isSession } from '../payments/stripe/stripe-payments.ts';
import type { BuyDeps } from './buy.ts';
import { readPlanAccount } from './plan-accounts.ts';
import { takeSession } from './stripe-events.ts';

type Deps = BuyDeps & { readonly payments: Pick<Payments, 'stripe'> };

/** Returns the current checkout. If its payment has arrived without an event, records it. */
export async function readCheckout(deps: Deps, workspaceId: string): Promise<CheckoutView | null> {
  const before = (await readPlanAccount(deps, workspaceId)).checkout;
  const url =
    deps.payments.stripe && before?.reference && isSession(before.reference)
      ? await takeSession({ ...deps, stripe: deps.payments.stripe }, before.reference)
      : null;
  const { checkout } = await readPlanAccount(deps, workspaceId);
  // A checkout begun in the sandbox can't be paid at Stripe.
  if (!checkout || (deps.payments.stripe && !isSession(checkout.reference))) return null;
  // Stripe does not know it, so nobody can pay it: it was begun in its test mode, or with another account.
  if (deps.payments.stripe && !url && !checkout.pending) return null;
  const { id, plan, period, cents, withBonus, upgrades, pending } = checkout;
  const bonus = withBonus && upgrades === null ? chargeOf(plan, period, false) - cents : 0;
  return { id, plan, period, charge: cents, bonus, pending, url };
}
