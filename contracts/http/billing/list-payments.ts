import { z } from 'zod';
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
] as const;

const entry = z.object({
  id: z.string(),
  kind: z.enum(BILLING_EVENTS),
  plan: z.enum(PLANS),
  period: z.enum(BILLING_PERIODS),
  /** In US cents; negative for what was paid back, 0 where no money moved. */
  cents: z.number().int(),
  at: z.iso.datetime(),
});
export type BillingEntry = z.infer<typeof entry>;

/** The newest first, a hundred at the most. */
export const listPayments = defineOperation({
  id: 'billing.listPayments',
  method: 'GET',
  path: '/plan/payments',
  access: 'viewer',
  summary: 'The billing history',
  response: z.object({ success: z.literal(true), entries: z.array(entry) }),
  errors: ['not_authenticated'],
});
