import { z } from 'zod';
import { PLANS } from '../../domain/plans.ts';
import { defineOperation } from '../../operation.ts';

/** Another plan in the same billing period: a larger one at once, for the difference, a smaller one when it renews. */
export const changePlan = defineOperation({
  id: 'billing.changePlan',
  method: 'POST',
  path: '/plan/change',
  access: 'owner',
  rate: 'costly',
  summary: 'Change to another plan',
  body: z.object({ plan: z.enum(PLANS) }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'conflict'],
});

/** The plan runs until what was paid for ends, and does not renew. */
export const cancelPlan = defineOperation({
  id: 'billing.cancelPlan',
  method: 'POST',
  path: '/plan/cancel',
  access: 'owner',
  rate: 'costly',
  summary: 'Cancel the plan',
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'not_found', 'conflict'],
});
