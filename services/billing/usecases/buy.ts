import { randomUUID } from 'node:crypto';
import {
  type BillingPeriod,
  PERIOD_TERMS,
  PLAN_NAMES,
  type Plan,
  PRICES,
} from '@carillon/contracts/domain/plans.ts';
import { AppError } from '@carillon/kit/errors.ts';
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

/** Where the browser goes to pay. @throws AppError `conflict` when the workspace has just that */
export async function startCheckout(
  deps: BuyDeps,
  { workspaceId, plan, period }: { workspaceId: string; plan: Plan; period: BillingPeriod },
): Promise<string> {
  const { subscription } = await readPlanAccount(deps, workspaceId);
  if (subscription && isRunning(subscription, deps.clock()) && isSame(subscription, plan, period))
    throw conflict(`This workspace has ${PLAN_NAMES[plan]} already.`);
  const { checkout } = await changePlanAccount(deps, workspaceId, (account) => ({
    ...account,
    checkout: { id: randomUUID(), plan, period, withBonus: !account.bonusUsed },
  }));
  if (!checkout) throw new AppError('internal_error');
  return deps.provider.start(workspaceId, checkout);
}

const isSame = ({ plan, period, status }: Subscription, wanted: Plan, wantedPeriod: BillingPeriod): boolean =>
  plan === wanted && period === wantedPeriod && status === 'active';

/** @throws AppError `conflict` when there is nothing to cancel */
export async function cancelPlan(deps: BuyDeps, workspaceId: string): Promise<void> {
  const subscription = renewing(await readPlanAccount(deps, workspaceId), deps.clock());
  const said = await deps.provider.cancel(subscription);
  await changePlanAccount(deps, workspaceId, (account) => replaced(account, said));
  const at = deps.clock();
  await deps.stores.payments.add(workspaceId, {
    ...entryOf(said),
    id: `canceled ${said.id}`,
    kind: 'canceled',
    cents: 0,
    at,
  });
}

/** @throws AppError `conflict` when it has that plan, or one that does not renew */
export async function changePlan(deps: BuyDeps, workspaceId: string, plan: Plan): Promise<void> {
  const subscription = renewing(await readPlanAccount(deps, workspaceId), deps.clock());
  if (subscription.plan === plan) throw conflict(`This workspace has ${PLAN_NAMES[plan]} already.`);
  const said = await deps.provider.change(subscription, plan);
  await changePlanAccount(deps, workspaceId, (account) => replaced(account, said));
  const { period } = subscription;
  const kind = PRICES[plan][period] > PRICES[subscription.plan][period] ? 'upgraded' : 'downgraded';
  await deps.stores.payments.add(workspaceId, {
    ...entryOf(said),
    id: randomUUID(),
    kind,
    cents: 0,
    at: deps.clock(),
  });
}

/** The subscription that will be charged again. */
function renewing({ subscription }: PlanAccount, now: Date): Subscription {
  if (
    subscription?.status === 'active' &&
    isRunning(subscription, now) &&
    PERIOD_TERMS[subscription.period].renews
  )
    return subscription;
  throw conflict('There is no plan that renews.');
}

/** Unless another one took its place meanwhile. */
const replaced = (account: PlanAccount, said: Subscription): PlanAccount =>
  account.subscription?.id === said.id ? { ...account, subscription: said } : account;

export const entryOf = ({ plan, period }: Pick<Subscription, 'plan' | 'period'>) => ({ plan, period });
