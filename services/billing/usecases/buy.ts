import { randomUUID } from 'node:crypto';
import { type BillingPeriod, PERIOD_TERMS, PLAN_NAMES, type Plan } from '@carillon/contracts/domain/plans.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { toPlan } from '../domain/change-plan.ts';
import { isRunning, type PlanAccount, type Subscription } from '../domain/plan-account.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { PaymentStore } from '../stores/payments.ts';
import type { PlanAccountStore } from '../stores/plan-accounts.ts';
import { changePlanAccount, readPlanAccount } from './plan-accounts.ts';

export interface BuyDeps {
  readonly stores: { readonly plans: PlanAccountStore; readonly payments: PaymentStore };
  readonly provider: PaymentProvider;
  clock(): Date;
}

const conflict = (message: string): AppError => new AppError('conflict', { message });

/** Where the browser goes to pay. @throws AppError `conflict` when the workspace has just that, or a plan for good */
export async function startCheckout(
  deps: BuyDeps,
  { workspaceId, plan, period }: { workspaceId: string; plan: Plan; period: BillingPeriod },
): Promise<string> {
  const now = deps.clock();
  const { checkout } = await changePlanAccount(deps, workspaceId, (account) => {
    const { subscription, bonusUsed } = account;
    if (subscription && isRunning(subscription, now)) refuseTwice(subscription, plan, period);
    return { account: { ...account, checkout: { id: randomUUID(), plan, period, withBonus: !bonusUsed } } };
  });
  if (!checkout) throw new AppError('internal_error');
  return deps.provider.start(workspaceId, checkout);
}

function refuseTwice(known: Subscription, plan: Plan, period: BillingPeriod): void {
  const name = PLAN_NAMES[known.plan];
  if (known.plan === plan && known.period === period && known.status === 'active')
    throw conflict(`This workspace has ${name} already.`);
  if (known.paidUntil === null)
    throw conflict(`This workspace has ${name} for good. A larger plan costs the difference of the prices.`);
}

/** @throws AppError `conflict` when there is nothing to cancel */
export async function cancelPlan(deps: BuyDeps, workspaceId: string): Promise<void> {
  const at = deps.clock();
  const known = running(await readPlanAccount(deps, workspaceId), at);
  if (!PERIOD_TERMS[known.period].renews) throw conflict('There is no plan that renews.');
  await deps.provider.cancel(known);
  await changePlanAccount(deps, workspaceId, (account) => {
    const subscription = { ...still(account, known), status: 'canceled', nextPlan: null } as const;
    const entry = {
      ...entryOf(subscription),
      id: `canceled ${known.id}`,
      kind: 'canceled',
      cents: 0,
      at,
    } as const;
    return { account: { ...account, subscription }, entry };
  });
}

/** @throws AppError `conflict` when it has that plan, or can't change to it */
export async function changePlan(deps: BuyDeps, workspaceId: string, plan: Plan): Promise<void> {
  const at = deps.clock();
  const known = running(await readPlanAccount(deps, workspaceId), at);
  const decided = toPlan(known, plan, at);
  if ('refused' in decided) throw conflict(decided.refused);
  const { change, cents, kind } = decided;
  await deps.provider.change(known, plan, cents);
  await changePlanAccount(deps, workspaceId, (account) => {
    const current = still(account, known);
    if (current.plan !== known.plan || current.nextPlan !== known.nextPlan) throw conflict(CHANGED);
    const paid = current.paid + cents;
    const entry = { plan, period: known.period, id: randomUUID(), kind, cents, at } as const;
    return { account: { ...account, subscription: { ...current, ...change, paid } }, entry };
  });
}

function running({ subscription }: PlanAccount, now: Date): Subscription {
  if (subscription?.status === 'active' && isRunning(subscription, now)) return subscription;
  throw conflict('There is no plan that runs on.');
}

const CHANGED = 'The plan has changed meanwhile. Look at it again.';

/** What the payment provider agreed to is about that subscription; others may have changed it since. */
function still({ subscription }: PlanAccount, known: Subscription): Subscription {
  if (subscription?.id === known.id && subscription.status !== 'ended') return subscription;
  throw conflict(CHANGED);
}

export const entryOf = ({ plan, period }: Pick<Subscription, 'plan' | 'period'>) => ({ plan, period });
