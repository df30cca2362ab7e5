import { z } from 'zod';
import { cursor } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { businessPlan } from './business-plan.ts';

/** The workspace's plans without their text, twenty a page, the newest first. */
export const listBusinessPlans = defineOperation({
  id: 'ai.listBusinessPlans',
  method: 'GET',
  path: '/business-plans',
  access: 'viewer',
  scope: 'texts',
  summary: "The workspace's business plans",
  query: z.object({
    /** `next` of the page before. */
    before: cursor.optional(),
  }),
  response: z.object({
    success: z.literal(true),
    plans: z.array(
      businessPlan
        .pick({ id: true, created_at: true })
        .extend({ business_type: z.string(), platform: z.string() }),
    ),
    /** Where the next page begins; null when this is the last. */
    next: z.string().nullable(),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});
