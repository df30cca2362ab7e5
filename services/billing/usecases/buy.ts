import { randomUUID } from 'node:crypto';
import {
  type BillingPeriod,
  chargeOf,
  PERIOD_TERMS,
  PLAN_NAMES,
  type Plan,
} from '@carillon/contracts/domain/plans.ts';
import { sentence, text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { type PlanChange, toPlan } from '../domain/change-plan.ts';
import { placePurchase } from '../domain/place-purchase.ts';
import { type Checkout, isRunning, type PlanAccount, type Subscription } from '../domain/plan-account.ts';
import { conflict, PLAN_CHANGED } from '../payments/conflict.ts';
import type { Payments } from '../payments/payments.ts';
import type { Outcome } from '../payments/provider.ts';
import { type ChangeDeps, changePlanAccount, readPlanAccount } from './plan-accounts.ts';

export interface BuyDeps extends ChangeDeps {
  readonly payments: Pick<Payments, 'provider'>;
}

/**
 * Where the browser goes to pay.
 * @throws AppError `conflict` if the workspace already has exactly that, or a lifetime plan
 */
export async function startCheckout(
  deps: BuyDeps,
  { workspaceId, plan, period }: { workspaceId: string; plan: Plan; period: BillingPeriod },
): Promise<string> {
  return begin(deps, workspaceId, ({ subscription, bonusUsed }) => {
    // A plan of the sandbox is no reason not to pay for one.
    if (subscription && deps.payments.provider.owns(subscription)) {
      // When the dispute is won, the plan goes on; another one would have taken its place.
      if (subscription.status === 'disputed') throw conflict(DISPUTED);
      if (isRunning(subscription, deps.clock())) refuseTwice(subscription, plan, period);
    }
    const withBonus = !bonusUsed;
    return { plan, period, withBonus, cents: chargeOf(plan, period, withBonus), upgrades: null };
  });
}

/** One checkout per workspace: an earlier one can no longer be paid. */
async function begin(
  deps: BuyDeps,
  workspaceId: string,
  decide: (account: PlanAccount) => Omit<Checkout, 'id' | 'reference' | 'pending'>,
): Promise<string> {
  const { provider } = deps.payments;
  const earlier = (await readPlanAccount(deps, workspaceId)).checkout?.reference;
  if (earlier && !(await provider.abandon(earlier))) throw conflict(PAID_ALREADY);
  const id = randomUUID();
  const { checkout } = await changePlanAccount(deps, workspaceId, (account) => ({
    account: { ...account, checkout: { ...decide(account), id, reference: null, pending: false } },
  }));
  if (checkout?.id !== id) throw conflict(OTHER_TAB);
  const { url, reference } = await provider.start(workspaceId, checkout);
  const changedAccount = await changePlanAccount(deps, workspaceId, (account) => ({
    account: account.checkout?.id === id ? { ...account, checkout: { ...checkout, reference } } : account,
  }));
  if (changedAccount.checkout?.id === id) return url;
  // Another tab began one meanwhile.
  await provider.abandon(reference);
  throw conflict(OTHER_TAB);
}

/** Stripe charges no less in US dollars. */
const LEAST_CENTS = 50;
const PAID_ALREADY = sentence`A payment for the plan you chose earlier is in progress. Check again in a moment.`;
const DISPUTED = sentence`The payment for your plan is being disputed through your bank. You can choose another plan once the bank decides.`;
const OTHER_TAB = sentence`A different plan was chosen in another tab. Check it, then try again.`;

function refuseTwice(subscription: Subscription, plan: Plan, period: BillingPeriod): void {
  const name = PLAN_NAMES[subscription.plan];
  if (subscription.plan === plan && subscription.period === period && subscription.status === 'active')
    throw conflict(text`This workspace already has ${{ plan: name }}.`);
  if (subscription.paidUntil === null)
    throw conflict(
      text`This workspace has ${{ plan: name }} for life. For a larger plan, you pay the price difference.`,
    );
}

/** @throws AppError `conflict` if there is nothing to cancel */
export async function cancelPlan(deps: BuyDeps, workspaceId: string): Promise<void> {
  const at = deps.clock();
  const subscription = running(deps, await readPlanAccount(deps, workspaceId), at);
  if (!PERIOD_TERMS[subscription.period].renews)
    throw conflict(sentence`Your plan doesn’t renew, so there’s nothing to cancel.`);
  await record(deps, workspaceId, subscription, await deps.payments.provider.cancel(subscription, at));
}

/** Where the browser goes to pay for it; null when it has changed. @throws AppError `conflict` when it can't change to that */
export async function changePlan(deps: BuyDeps, workspaceId: string, plan: Plan): Promise<string | null> {
  const at = deps.clock();
  const { known, decided } = await decideChange(deps, workspaceId, plan);
  if (decided.kind === 'upgraded' && deps.payments.provider.upgradesByCheckout(known))
    return begin(deps, workspaceId, () => ({
      plan,
      period: known.period,
      withBonus: false,
      cents: decided.cents,
      upgrades: known.id,
    }));
  await record(deps, workspaceId, known, await deps.payments.provider.change(known, decided, at));
  return null;
}

/** @throws AppError `not_found` if the provider has no such page for the workspace's plan */
export async function openPortal(deps: BuyDeps, workspaceId: string): Promise<string> {
  const { subscription } = await readPlanAccount(deps, workspaceId);
  const isOurs = subscription && deps.payments.provider.owns(subscription);
  const url = isOurs && (await deps.payments.provider.portal(subscription));
  if (!url) throw new AppError('not_found', { message: sentence`There is no card on file for this plan.` });
  return url;
}

/**
 * Returns the price of that change now, in cents.
 * @throws AppError `conflict` when it can't change to that
 */
export async function quoteChange(deps: BuyDeps, workspaceId: string, plan: Plan): Promise<number> {
  const { known, decided } = await decideChange(deps, workspaceId, plan);
  if (decided.kind !== 'upgraded') return 0;
  return deps.payments.provider.upgradesByCheckout(known)
    ? decided.cents
    : deps.payments.provider.quote(known, decided, deps.clock());
}

async function decideChange(
  deps: BuyDeps,
  workspaceId: string,
  plan: Plan,
): Promise<{ known: Subscription; decided: PlanChange }> {
  const at = deps.clock();
  const subscription = running(deps, await readPlanAccount(deps, workspaceId), at);
  const decided = toPlan(subscription, plan, at);
  if ('refused' in decided) throw conflict(decided.refused);
  if (
    decided.kind === 'upgraded' &&
    deps.payments.provider.upgradesByCheckout(subscription) &&
    decided.cents < LEAST_CENTS
  )
    throw conflict(
      text`The price difference to ${{ plan: PLAN_NAMES[plan] }} is less than $0.50, which is too little to charge. Choose ${{ plan: PLAN_NAMES[plan] }} when your plan ends.`,
    );
  return { known: subscription, decided };
}

/** Records the provider's outcome for this subscription; another change may have come since. */
async function record(
  deps: BuyDeps,
  workspaceId: string,
  subscription: Subscription,
  outcome: Outcome,
): Promise<void> {
  await changePlanAccount(deps, workspaceId, async (account) => {
    const current = account.subscription;
    if (current?.id !== subscription.id || current.status === 'ended') throw conflict(PLAN_CHANGED);
    return placePurchase(account, await outcome(current), deps.clock());
  });
}

function running(
  { payments: { provider } }: Pick<BuyDeps, 'payments'>,
  { subscription }: PlanAccount,
  now: Date,
): Subscription {
  if (!subscription || !isRunning(subscription, now) || subscription.status === 'canceled')
    throw conflict(sentence`There’s no active plan to change.`);
  if (!provider.owns(subscription))
    throw conflict(sentence`This plan was bought elsewhere and can’t be changed. Choose a new plan instead.`);
  const { status, paidUntil } = subscription;
  if (status === 'past_due' || (paidUntil && paidUntil <= now))
    throw conflict(sentence`A payment for this plan is due. You can change the plan once it’s paid.`);
  return subscription;
}
