import { PLAN_ENTITLEMENTS } from '@carillon/contracts/domain/plans.ts';
import { type Account, enter, remainingWords } from './account.ts';
import { monthsBetween } from './months.ts';
import { type Subscription, wasPaid } from './plan-account.ts';

/** The account with the words of its plan's months up to now; the same object when it has them all. */
export function grantWords(account: Account, subscription: Subscription | null, now: Date): Account {
  if (!subscription) return account;
  const { id, plan, status, startedAt, paidFrom, paidUntil, refunded } = subscription;
  const knownGrant = sinceMonth(
    account.planWords?.subscription === id ? account.planWords : NONE,
    monthsBetween(startedAt, paidFrom),
  );
  if (refunded)
    return knownGrant.revoked
      ? account
      : revoke({ ...account, planWords: { ...knownGrant, subscription: id } }, now);
  if (status === 'ended' || !wasPaid(subscription)) return account;
  const lastPaid = paidUntil === null ? now : new Date(Math.min(now.getTime(), paidUntil.getTime() - 1));
  const months = monthsBetween(startedAt, lastPaid) + 1;
  const monthly = PLAN_ENTITLEMENTS[plan].wordsPerMonth ?? 0;
  let next = account;
  const grant = (words: number, name: string) => {
    next = enter(next, { id: `plan ${id} ${name}`, kind: 'grant', reason: 'plan', words }, now);
  };
  let { total, thisMonth } = knownGrant;
  for (let month = knownGrant.months; month < months; month++) {
    grant(monthly, `${month}`);
    total += monthly;
    thisMonth = monthly;
  }
  // After an upgrade this month's words are the new plan's; to change there and back again brings no more.
  if (thisMonth < monthly) {
    grant(monthly - thisMonth, `${months} ${plan}`);
    total += monthly - thisMonth;
    thisMonth = monthly;
  }
  if (next === account) return account;
  return {
    ...next,
    planWords: {
      subscription: id,
      months: Math.max(months, knownGrant.months),
      since: knownGrant.since,
      total,
      thisMonth,
      revoked: false,
    },
  };
}

const NONE = { subscription: '', months: 0, since: 0, total: 0, thisMonth: 0, revoked: false };

/** Resets the total for a later payment: words granted for an earlier one are not taken back with it. */
const sinceMonth = (grant: typeof NONE, since: number): typeof NONE =>
  grant.since < since ? { ...grant, since, total: 0 } : grant;

/** The last payment, when it was paid back, takes its words along, as far as they are left. */
function revoke(account: Account, now: Date): Account {
  const planWords = account.planWords ?? NONE;
  const words = 0 - Math.min(planWords.total, remainingWords(account));
  const id = `plan ${planWords.subscription} refund`;
  const revoked = { ...planWords, revoked: true };
  if (words === 0) return { ...account, planWords: revoked };
  return { ...enter(account, { id, kind: 'revoke', reason: 'plan', words }, now), planWords: revoked };
}
