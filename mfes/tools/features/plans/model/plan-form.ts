import { PLAN_PLATFORMS, type PlanPlatform } from '@carillon/contracts/domain/plan-platforms.ts';
import type { BusinessPlanRequest } from '@carillon/contracts/http/ai/business-plan.ts';
import { t } from '@lingui/core/macro';

export type PlanField = keyof BusinessPlanRequest;
export type PlanForm = Readonly<Record<PlanField, string>>;

export const REQUIRED: readonly PlanField[] = [
  'business_type',
  'target_demographics',
  'platform',
  'business_goals',
];

export const EMPTY_FORM: PlanForm = {
  business_type: '',
  target_demographics: '',
  platform: '',
  business_goals: '',
  content_preferences: '',
  budget: '',
  timeframe: '',
  current_challenges: '',
};

export const isPlanForm = (value: unknown): value is PlanForm =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(EMPTY_FORM).every((name) => typeof value[name as keyof typeof value] === 'string');

export const missingIn = (form: PlanForm): PlanField[] => REQUIRED.filter((name) => form[name].trim() === '');

/** Returns the request to the server; null while something is missing. */
export function requestOf(form: PlanForm): BusinessPlanRequest | null {
  const platform = PLAN_PLATFORMS.find((name): name is PlanPlatform => name === form.platform);
  return platform && missingIn(form).length === 0 ? { ...form, platform } : null;
}

interface FieldText {
  readonly name: Exclude<PlanField, 'platform'>;
  readonly label: string;
  readonly help: string;
}

/** The fields before and after the choice of a platform. */
export const FIELDS: readonly FieldText[] = [
  {
    name: 'business_type',
    label: t`Business type`,
    help: t`What you sell or do, and where. For example, a bakery with two shops in Leipzig.`,
  },
  {
    name: 'target_demographics',
    label: t`Target demographics`,
    help: t`Who you want to reach. For example, families and office workers nearby, 25 to 55.`,
  },
  {
    name: 'business_goals',
    label: t`Business goals`,
    help: t`What you want to achieve. For example, 20 more cake orders a week.`,
  },
  {
    name: 'content_preferences',
    label: t`Content preferences`,
    help: t`What you like to show or say, and what you avoid. For example, short videos, no faces.`,
  },
  { name: 'budget', label: t`Budget`, help: t`Per month, with the currency. For example, 200 dollars.` },
  {
    name: 'timeframe',
    label: t`Timeframe`,
    help: t`How long the plan should cover. For example, three months.`,
  },
  {
    name: 'current_challenges',
    label: t`Current challenges`,
    help: t`What holds you back today. For example, only two hours a week, few followers.`,
  },
];

/** Names a plan's platform: a network, or several. */
export const platformText = (platform: string): string =>
  platform === 'Multiple Platforms' ? t`Multiple Platforms` : platform;
