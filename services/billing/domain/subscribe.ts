import type { PlanAccount, Subscription } from './plan-account.ts';

/**
 * The account with what the payment provider says of a subscription now. The provider's word about one that another
 * has replaced changes nothing, unless that one has ended.
 */
export function withSubscription(account: PlanAccount, said: Subscription, bonusUsed: boolean): PlanAccount {
  const { subscription: known } = account;
  const isCurrent = known === null || known.id === said.id;
  const isLater = known !== null && said.startedAt > known.startedAt && said.status !== 'ended';
  const bonus = account.bonusUsed || bonusUsed;
  if (!isCurrent && !isLater) return bonus === account.bonusUsed ? account : { ...account, bonusUsed: bonus };
  return { ...account, subscription: said, bonusUsed: bonus };
}
