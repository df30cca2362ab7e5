import { chargeOf } from '@carillon/contracts/domain/plans.ts';
import type {
  CHECKOUT_OUTCOMES,
  CheckoutView,
  SANDBOX_EVENTS,
} from '@carillon/contracts/http/billing/checkout.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { isRunning, type Subscription } from '../domain/plan-account.ts';
import { withSubscription } from '../domain/subscribe.ts';
import { boughtInSandbox, renewedInSandbox } from '../payments/sandbox.ts';
import { type BuyDeps, entryOf } from './buy.ts';
import { changePlanAccount, readPlanAccount } from './plan-accounts.ts';

export async function readCheckout(deps: BuyDeps, workspaceId: string): Promise<CheckoutView | null> {
  const { checkout } = await readPlanAccount(deps, workspaceId);
  if (!checkout) return null;
  const { plan, period, withBonus } = checkout;
  const charge = chargeOf(plan, period, withBonus);
  return { plan, period, charge, bonus: chargeOf(plan, period, false) - charge };
}

/** @throws AppError `conflict` when nothing is being bought, as after a second click */
export async function endCheckout(
  deps: BuyDeps,
  workspaceId: string,
  outcome: (typeof CHECKOUT_OUTCOMES)[number],
): Promise<void> {
  const now = deps.clock();
  const { checkout } = await readPlanAccount(deps, workspaceId);
  if (!checkout) throw new AppError('conflict', { message: 'Nothing is being bought.' });
  const { id, withBonus } = checkout;
  const cents = chargeOf(checkout.plan, checkout.period, withBonus);
  if (outcome === 'failed') {
    const entry = {
      ...entryOf(checkout),
      id: `failed ${id} ${now.getTime()}`,
      kind: 'failed',
      cents: 0,
      at: now,
    } as const;
    return deps.stores.payments.add(workspaceId, entry);
  }
  if (outcome === 'paid') {
    const entry = { ...entryOf(checkout), id: `paid ${id}`, kind: 'paid', cents, at: now } as const;
    await deps.stores.payments.add(workspaceId, entry);
  }
  await changePlanAccount(deps, workspaceId, (account) => {
    if (account.checkout?.id !== id) return account;
    const ended = { ...account, checkout: null };
    return outcome === 'paid' ? withSubscription(ended, boughtInSandbox(checkout, now), withBonus) : ended;
  });
}

/** @throws AppError `conflict` when no plan is there that it could happen to */
export async function playEvent(
  deps: BuyDeps,
  workspaceId: string,
  event: (typeof SANDBOX_EVENTS)[number],
): Promise<void> {
  const now = deps.clock();
  const { subscription } = await readPlanAccount(deps, workspaceId);
  if (!subscription || !isRunning(subscription, now))
    throw new AppError('conflict', { message: 'There is no plan that this could happen to.' });
  const next = NEXT[event](subscription);
  const paid = (await deps.stores.payments.list(workspaceId, 100)).find(({ cents }) => cents > 0)?.cents ?? 0;
  const full = chargeOf(subscription.plan, subscription.period, false);
  const cents = { renewed: full, renewal_failed: 0, refunded: 0 - paid }[event];
  const kind = event === 'renewal_failed' ? 'failed' : event;
  const entry = {
    ...entryOf(next),
    id: `${event} ${next.id} ${now.getTime()}`,
    kind,
    cents,
    at: now,
  } as const;
  await deps.stores.payments.add(workspaceId, entry);
  await changePlanAccount(deps, workspaceId, (account) => withSubscription(account, next, false));
}

const NEXT: Record<(typeof SANDBOX_EVENTS)[number], (known: Subscription) => Subscription> = {
  renewed: renewedInSandbox,
  renewal_failed: (known) => ({ ...known, status: 'past_due' }),
  refunded: (known) => ({ ...known, status: 'ended', refunded: true }),
};
