import { PERIOD_TERMS, UNLIMITED_ENTITLEMENTS } from '@carillon/contracts/domain/plans.ts';
import type { PlanView } from '@carillon/contracts/http/billing/get-plan.ts';
import type { Quota } from '@carillon/contracts/http/billing/quota.ts';
import { type PlanStatus, planStatusOf, trialDaysLeft } from '../domain/plan-account.ts';
import { limitOf } from '../domain/plan-refusal.ts';
import type { Payments } from '../payments/payments.ts';
import type { PlanAccountStore } from '../stores/plan-accounts.ts';
import type { QuotaUseStore } from '../stores/quota-uses.ts';
import type { AccountChanges } from './account-changes.ts';
import { readPlanAccount } from './plan-accounts.ts';
import { readBalance, UNLIMITED_WORDS } from './read-words.ts';

interface Deps {
  readonly stores: { readonly plans: PlanAccountStore; readonly uses: QuotaUseStore };
  readonly accounts: AccountChanges;
  readonly payments: Pick<Payments, 'provider'>;
  clock(): Date;
}

/** Returns the plan as the account's page shows it. */
export async function readPlan(deps: Deps, workspaceId: string): Promise<PlanView> {
  const account = await readPlanAccount(deps, workspaceId);
  // A trial that begins now has not begun before.
  const now = deps.clock();
  const planStatus = planStatusOf(account, now);
  const { entitlements, subscription, endsAt, status } = planStatus;
  const usage = async (quota: Quota) => ({
    used: await deps.stores.uses.count({ workspaceId, quota }, now),
    limit: limitOf(entitlements, quota),
  });
  const [posts, scheduled_posts, accounts, words] = await Promise.all([
    usage('posts'),
    usage('scheduled_posts'),
    usage('accounts'),
    readBalance(deps, workspaceId),
  ]);
  return {
    status,
    plan: subscription?.plan ?? null,
    next_plan: subscription?.nextPlan ?? null,
    period: subscription?.period ?? null,
    ends_at: endsAt?.toISOString() ?? null,
    renews: renews(planStatus) && !isFromSandbox(deps, planStatus),
    trial_days_left: status === 'trial' ? trialDaysLeft(account, now) : 0,
    usage: { posts, scheduled_posts, accounts },
    words,
    words_per_month: entitlements.wordsPerMonth,
    provider: deps.payments.provider.name,
    pending: account.checkout?.pending
      ? { plan: account.checkout.plan, period: account.checkout.period }
      : null,
    from_sandbox: isFromSandbox(deps, planStatus),
    bonus: !account.bonusUsed,
  };
}

const isFromSandbox = ({ payments: { provider } }: Deps, { subscription }: PlanStatus): boolean =>
  subscription !== null && provider.name === 'stripe' && !provider.owns(subscription);

const renews = ({ status, subscription }: PlanStatus): boolean =>
  (status === 'active' || status === 'past_due') &&
  subscription !== null &&
  PERIOD_TERMS[subscription.period].renews;

const UNLIMITED = { used: 0, limit: null };

export const PLANS_OFF: PlanView = {
  status: 'off',
  plan: null,
  next_plan: null,
  period: null,
  ends_at: null,
  renews: false,
  trial_days_left: 0,
  bonus: false,
  pending: null,
  from_sandbox: false,
  provider: 'sandbox',
  usage: { posts: UNLIMITED, scheduled_posts: UNLIMITED, accounts: UNLIMITED },
  words: UNLIMITED_WORDS,
  words_per_month: UNLIMITED_ENTITLEMENTS.wordsPerMonth,
};
