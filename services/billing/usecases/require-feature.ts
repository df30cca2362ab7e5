import { PLAN_ENTITLEMENTS, PLAN_NAMES, PLANS } from '@carillon/contracts/domain/plans.ts';
import type { PlanFeature } from '@carillon/contracts/http/billing/require-feature.ts';
import { sentence, type Text, text, toText } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { hasEnded, planStatusOf } from '../domain/plan-account.ts';
import { endedSentence } from '../domain/plan-refusal.ts';
import type { PlanAccountStore } from '../stores/plan-accounts.ts';
import { readPlanAccount } from './plan-accounts.ts';

interface Deps {
  readonly stores: { readonly plans: PlanAccountStore };
  clock(): Date;
}

const REFUSALS: Readonly<Record<PlanFeature, (has: string | Text, next: string) => Text>> = {
  sentimentAnalysis: (has, next) => text`${{ has }} does not include sentiment analysis. ${{ next }} does.`,
  advancedAnalytics: (has, next) =>
    text`${{ has }} does not include analytics for more than 7 days. ${{ next }} does.`,
};
const YOURS = sentence`Your plan`;

/** @throws AppError `plan_limit` with the plan that has it */
export async function requireFeature(deps: Deps, workspaceId: string, feature: PlanFeature): Promise<void> {
  const planStatus = planStatusOf(await readPlanAccount(deps, workspaceId), deps.clock());
  if (planStatus.entitlements[feature]) return;
  if (hasEnded(planStatus)) throw new AppError('plan_limit', { message: endedSentence(planStatus) });
  const has = planStatus.subscription ? PLAN_NAMES[planStatus.subscription.plan] : toText(YOURS);
  const next = PLANS.find((plan) => PLAN_ENTITLEMENTS[plan][feature]) ?? 'premium';
  throw new AppError('plan_limit', { message: REFUSALS[feature](has, PLAN_NAMES[next]) });
}
