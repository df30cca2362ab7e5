import { type Entitlements, PLAN_NAMES } from '@carillon/contracts/domain/plans.ts';
import type { Quota } from '@carillon/contracts/http/billing/quota.ts';
import { plural, sentence, type Text, text, toText } from '@carillon/contracts/text.ts';
import { hasEnded, type PlanStatus } from './plan-account.ts';

const LIMIT_OF: Readonly<Record<Quota, keyof Entitlements & `${string}s${string}`>> = {
  posts: 'postsPerMonth',
  scheduled_posts: 'scheduledPosts',
  accounts: 'accounts',
};

export const limitOf = (entitlements: Entitlements, quota: Quota): number | null =>
  entitlements[LIMIT_OF[quota]] as number | null;

/** Why a limit is reached, and what to do about it. */
export function refusalSentence(planStatus: PlanStatus, quota: Quota): string | Text {
  if (hasEnded(planStatus)) return endedSentence(planStatus);
  const { subscription } = planStatus;
  const owner = subscription ? PLAN_NAMES[subscription.plan] : toText(FREE_TRIAL);
  const limit = limitOf(planStatus.entitlements, quota) ?? 0;
  if (quota === 'posts')
    return text`${{ owner }} includes ${plural({ limit }, { one: '# post', other: '# posts' })} a month, and you’ve reached that limit. Choose a larger plan, or wait until next month.`;
  if (quota === 'accounts')
    return text`${{ owner }} includes ${plural({ limit }, { one: '# connected account', other: '# connected accounts' })}. Choose a larger plan, or disconnect another one first.`;
  if (limit === 0)
    return text`${{ owner }} does not include scheduling. Publish now, or choose a larger plan.`;
  return text`${{ owner }} includes ${plural({ limit }, { one: '# scheduled post', other: '# scheduled posts' })}, and you have reached that limit. Choose a larger plan, or wait until one is published.`;
}

const FREE_TRIAL = sentence`The free trial`;

const ENDED: Partial<Record<PlanStatus['status'], string>> = {
  trial_ended: sentence`Your free trial has ended. Choose a plan to create anything new. You won’t lose any data, and scheduled posts will still be published.`,
  disputed: sentence`The payment for your plan is being disputed through your bank, so your plan is paused until the bank decides. Choose a plan to create anything new. You won’t lose any data, and scheduled posts will still be published.`,
};
const PLAN_ENDED = sentence`Your plan has ended. Choose a plan to create anything new. You won’t lose any data, and scheduled posts will still be published.`;

export const endedSentence = ({ status }: PlanStatus): string => ENDED[status] ?? PLAN_ENDED;
