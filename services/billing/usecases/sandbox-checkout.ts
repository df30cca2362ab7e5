import { chargeOf, PERIOD_TERMS } from '@carillon/contracts/domain/plans.ts';
import type { SandboxEvent } from '@carillon/contracts/http/billing/checkout.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { type Checkout, isRunning, type PlanAccount, type Subscription } from '../domain/plan-account.ts';
import { conflict } from '../payments/conflict.ts';
import { boughtInSandbox, isOfSandbox, renewedInSandbox } from '../payments/sandbox.ts';
import type { BuyDeps } from './buy.ts';
import { changePlanAccount, type Decided } from './plan-accounts.ts';

interface Played {
  readonly event: SandboxEvent;
  /** The intended checkout, because another tab may have started another. */
  readonly checkout?: string | undefined;
}

/** Simulates a payment provider's event. @throws AppError `conflict` when it can't apply */
export async function playSandboxEvent(deps: BuyDeps, workspaceId: string, { event, checkout }: Played) {
  const at = deps.clock();
  await changePlanAccount(deps, workspaceId, (account) =>
    event === 'paid' || event === 'failed' || event === 'canceled'
      ? endCheckout(account, event, checkout, at)
      : change(account, event, at),
  );
}

function endCheckout(
  account: PlanAccount,
  outcome: 'paid' | 'failed' | 'canceled',
  id: string | undefined,
  at: Date,
): Decided {
  const { checkout } = account;
  if (!checkout || checkout.id !== id)
    throw conflict(sentence`This checkout has ended. Choose a plan again.`);
  if (outcome === 'failed')
    return {
      account,
      entries: [{ ...about(checkout, at), id: `failed ${id} ${at.getTime()}`, kind: 'failed', cents: 0 }],
    };
  const endedAccount = { ...account, checkout: null };
  if (outcome === 'canceled') return { account: endedAccount };
  const subscription = boughtInSandbox(checkout, at);
  return {
    account: { ...endedAccount, subscription, bonusUsed: account.bonusUsed || checkout.withBonus },
    entries: [{ ...about(checkout, at), id: `paid ${id}`, kind: 'paid', cents: checkout.cents }],
  };
}

type Change = 'renewed' | 'renewal_failed' | 'refunded';

function change(account: PlanAccount, event: Change, at: Date): Decided {
  const current = account.subscription;
  if (
    !current ||
    !isOfSandbox(current) ||
    !isRunning(current, at) ||
    !(event === 'refunded' || isCharged(current))
  )
    throw conflict(sentence`There’s no plan to simulate this for.`);
  const subscription = NEXT[event](current);
  const entry = {
    ...about(subscription, at),
    id: `${event} ${current.id} ${current.paidUntil?.toISOString()}`,
    kind: event === 'renewal_failed' ? 'failed' : event,
    cents: { renewed: subscription.paid, renewal_failed: 0, refunded: 0 - current.paid }[event],
  } as const;
  return { account: { ...account, subscription }, entries: [entry] };
}

const about = ({ plan, period }: Pick<Checkout, 'plan' | 'period'>, at: Date) => ({ plan, period, at });

/** Whether there is a next payment. */
const isCharged = ({ period, status }: Subscription): boolean =>
  PERIOD_TERMS[period].renews && status !== 'canceled';

const NEXT: Record<Change, (subscription: Subscription) => Subscription> = {
  renewed: (subscription) =>
    renewedInSandbox(
      subscription,
      chargeOf(subscription.nextPlan ?? subscription.plan, subscription.period, false),
    ),
  renewal_failed: (subscription) => ({ ...subscription, status: 'past_due' }),
  refunded: (subscription) => ({ ...subscription, status: 'ended', refunded: true }),
};
