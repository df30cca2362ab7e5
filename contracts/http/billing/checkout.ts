import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { BILLING_PERIODS, PLANS } from '../../domain/plans.ts';
import { defineOperation } from '../../operation.ts';

const cents = z.number().int().nonnegative();

export const checkoutView = z.object({
  id: textUpTo(100),
  plan: z.enum(PLANS),
  period: z.enum(BILLING_PERIODS),
  /** The charge in US cents, and the sign-up bonus that was subtracted. */
  charge: cents,
  bonus: cents,
  /** Whether it is paid by a slow method, such as a bank transfer; the plan begins when the money arrives. */
  pending: z.boolean(),
  /** The payment provider's page, where it is paid; null in the sandbox, and when it is pending. */
  url: z.string().nullable(),
});
export type CheckoutView = z.infer<typeof checkoutView>;

/** Begins to buy a plan. The browser goes to `url`, where it is paid; a checkout that was begun earlier is forgotten. */
export const startCheckout = defineOperation({
  id: 'billing.startCheckout',
  method: 'POST',
  path: '/plan/checkout',
  access: 'owner',
  rate: 'costly',
  summary: 'Start buying a plan',
  body: z.object({ plan: z.enum(PLANS), period: z.enum(BILLING_PERIODS) }),
  response: z.object({ success: z.literal(true), url: z.string() }),
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'conflict'],
});

/** Returns the current checkout, or null. Records payments first. */
export const getCheckout = defineOperation({
  id: 'billing.getCheckout',
  method: 'GET',
  path: '/plan/checkout',
  access: 'owner',
  summary: 'Get the current checkout',
  response: z.object({ success: z.literal(true), checkout: checkoutView.nullable() }),
  errors: ['not_authenticated', 'not_found'],
});

/** Outcomes of a checkout. A failed one can be tried again. */
export const CHECKOUT_OUTCOMES = ['paid', 'failed', 'canceled'] as const;
/** Events of a purchased plan. */
export const PLAN_EVENTS = ['renewed', 'renewal_failed', 'refunded'] as const;
export type SandboxEvent = (typeof CHECKOUT_OUTCOMES)[number] | (typeof PLAN_EVENTS)[number];

/** Simulates a payment provider's events about a checkout, or about a plan bought in the sandbox. */
export const playSandboxEvent = defineOperation({
  id: 'billing.playSandboxEvent',
  method: 'POST',
  path: '/plan/sandbox-event',
  access: 'owner',
  summary: 'Simulate an event of the sandbox payment provider',
  body: z.object({
    event: z.enum([...CHECKOUT_OUTCOMES, ...PLAN_EVENTS]),
    /** Which checkout is meant, where one ends: another tab may have begun another. */
    checkout: textUpTo(100).optional(),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'conflict'],
});
