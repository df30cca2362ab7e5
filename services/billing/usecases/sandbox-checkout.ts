import { chargeOf, PERIOD_TERMS } from '@carillon/contracts/domain/plans.ts';
import type {
  CHECKOUT_OUTCOMES,
  CheckoutView,
  SANDBOX_EVENTS,
} from '@carillon/contracts/http/billing/checkout.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { isRunning, type Subscription } from '../domain/plan-account.ts';
import { boughtInSandbox, renewedInSandbox } from '../payments/sandbox.ts';
import { type BuyDeps, entryOf } from './buy.ts';
import { changePlanAccount, readPlanAccount } from './plan-accounts.ts';

export async function readCheckout(deps: BuyDeps, workspaceId: string): Promise<CheckoutView | null> {
  const { checkout } = await readPlanAccount(deps, workspaceId);
  if (!checkout) return null;
  const { id, plan, period, withBonus } = checkout;
  const charge = chargeOf(plan, period, withBonus);
  return { id, plan, period, charge, bonus: chargeOf(plan, period, false) - charge };
}

/** @throws AppError `conflict` when that is no longer being bought, as after a second click */
export async function endCheckout(
  deps: BuyDeps,
  workspaceId: string,
  {
    checkout: id,
    outcome,
  }: { readonly checkout: string; readonly outcome: (typeof CHECKOUT_OUTCOMES)[number] },
): Promise<void> {
  const at = deps.clock();
  await changePlanAccount(deps, workspaceId, (account) => {
    const { checkout } = account;
    if (checkout?.id !== id)
      throw new AppError('conflict', { message: 'This is no longer being bought. Choose a plan again.' });
    const about = { ...entryOf(checkout), at };
    if (outcome === 'failed')
      return { account, entry: { ...about, id: `failed ${id} ${at.getTime()}`, kind: 'failed', cents: 0 } };
    const ended = { ...account, checkout: null };
    if (outcome === 'canceled') return { account: ended };
    const subscription = boughtInSandbox(checkout, at);
    return {
      account: { ...ended, subscription, bonusUsed: account.bonusUsed || checkout.withBonus },
      entry: { ...about, id: `paid ${id}`, kind: 'paid', cents: subscription.paid },
    };
  });
}

type SandboxEvent = (typeof SANDBOX_EVENTS)[number];

/** @throws AppError `conflict` when no plan is there that it could happen to */
export async function playEvent(deps: BuyDeps, workspaceId: string, event: SandboxEvent): Promise<void> {
  const at = deps.clock();
  await changePlanAccount(deps, workspaceId, (account) => {
    const known = account.subscription;
    if (!known || !isRunning(known, at) || !(event === 'refunded' || isCharged(known)))
      throw new AppError('conflict', { message: 'There is no plan that this could happen to.' });
    const { id, paidUntil } = known;
    const subscription = NEXT[event](known);
    const entry = {
      ...entryOf(subscription),
      id: `${event} ${id} ${paidUntil?.toISOString()}`,
      kind: event === 'renewal_failed' ? 'failed' : event,
      cents: { renewed: subscription.paid, renewal_failed: 0, refunded: 0 - known.paid }[event],
      at,
    } as const;
    return { account: { ...account, subscription }, entry };
  });
}

/** Whether there is a next payment. */
const isCharged = ({ period, status }: Subscription): boolean =>
  PERIOD_TERMS[period].renews && status !== 'canceled';

const NEXT: Record<SandboxEvent, (known: Subscription) => Subscription> = {
  renewed: renewedInSandbox,
  renewal_failed: (known) => ({ ...known, status: 'past_due' }),
  refunded: (known) => ({ ...known, status: 'ended', refunded: true }),
};
