import { z } from 'zod';
import { cursor } from '../../domain/bounded-text.ts';
import { BILLING_PERIODS, PLANS } from '../../domain/plans.ts';
import { defineOperation } from '../../operation.ts';

export const BILLING_EVENTS = [
  'paid',
  'failed',
  'renewed',
  'refunded',
  'upgraded',
  'downgraded',
  'kept',
  'canceled',
  'disputed',
  'dispute_won',
] as const;

const entry = z.object({
  id: z.string(),
  kind: z.enum(BILLING_EVENTS),
  plan: z.enum(PLANS),
  period: z.enum(BILLING_PERIODS),
  /** In US cents. Negative for refunds, 0 if no money moved. */
  cents: z.number().int(),
  at: z.iso.datetime(),
});
export type BillingEntry = z.infer<typeof entry>;

/** The newest first, fifty a page. */
export const listPayments = defineOperation({
  id: 'billing.listPayments',
  method: 'GET',
  path: '/plan/payments',
  access: 'viewer',
  summary: 'The billing history',
  query: z.object({
    /** `next` of the page before. */
    before: cursor.optional(),
  }),
  response: z.object({
    success: z.literal(true),
    entries: z.array(entry),
    /** Where the next page begins; null when this is the last. */
    next: z.string().nullable(),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});
