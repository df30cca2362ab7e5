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
  /** Where the browser goes to pay, if that takes a checkout. Null once the plan has changed. */
  response: z.object({ success: z.literal(true), url: z.string().nullable() }),
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'conflict'],
});

/** The current price of a larger plan, in US cents; 0 for a smaller one. */
export const quotePlanChange = defineOperation({
  id: 'billing.quotePlanChange',
  method: 'GET',
  path: '/plan/change',
  access: 'owner',
  rate: 'costly',
  summary: 'Get the current price of changing to another plan',
  query: z.object({ plan: z.enum(PLANS) }),
  response: z.object({ success: z.literal(true), cents: z.number().int().nonnegative() }),
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'conflict'],
});

/** Where the payment provider lets the owner change the card and read invoices. */
export const openPaymentPortal = defineOperation({
  id: 'billing.openPaymentPortal',
  method: 'POST',
  path: '/plan/portal',
  access: 'owner',
  rate: 'costly',
  summary: 'Open the payment provider’s page for cards and invoices',
  response: z.object({ success: z.literal(true), url: z.string() }),
  errors: ['not_authenticated', 'not_found'],
});

/** The plan runs until the paid period ends, and doesn't renew. */
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
