import { plainName } from '@carillon/contracts/domain/plain-name.ts';
import { type BillingPeriod, type Plan, planName } from '@carillon/contracts/domain/plans.ts';
import { t } from '@lingui/core/macro';

export const PERIOD_NAMES: Readonly<Record<BillingPeriod, string>> = {
  monthly: t`Monthly`,
  yearly: t`Yearly`,
  lifetime: t`Lifetime`,
  prepaid: t`Prepaid`,
};

const ORDERS: Readonly<Record<BillingPeriod, (name: string) => string>> = {
  monthly: (name) => t`${name}, monthly`,
  yearly: (name) => t`${name}, yearly`,
  lifetime: (name) => t`${name}, lifetime`,
  prepaid: (name) => t`${name}, prepaid`,
};

/** "Popular, yearly": a plan and its billing period; a period that only a newer server knows is shown by its code. */
export const orderName = (plan: Plan, period: BillingPeriod): string =>
  ORDERS[period]?.(planName(plan)) ?? `${planName(plan)}, ${plainName(period)}`;
