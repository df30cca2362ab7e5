import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';

/** Features that a plan either includes or doesn't. */
export const PLAN_FEATURES = ['sentimentAnalysis', 'advancedAnalytics'] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** Whether the workspace's plan has a feature; refused with the way up when it has not. */
export const requireFeature = defineOperation({
  id: 'billing.requireFeature',
  method: 'POST',
  path: '/internal/features/require',
  access: ['analytics'],
  summary: 'Ask for a feature of a plan',
  body: z.object({ workspace_id: textUpTo(200).min(1), feature: z.enum(PLAN_FEATURES) }),
  response: z.object({ success: z.literal(true) }),
  errors: ['plan_limit'],
});
