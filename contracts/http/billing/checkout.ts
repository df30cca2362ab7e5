import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { BILLING_PERIODS, PLANS } from '../../domain/plans.ts';
import { defineOperation } from '../../operation.ts';

const cents = z.number().int().nonnegative();

export const checkoutView = z.object({
  id: textUpTo(100),
  plan: z.enum(PLANS),
  period: z.enum(BILLING_PERIODS),
  /** What is charged, in US cents, and what the sign-up bonus took off. */
  charge: cents,
  bonus: cents,
});
export type CheckoutView = z.infer<typeof checkoutView>;

/** Begins to buy a plan. The browser goes to `url`, where it is paid; a checkout that was begun earlier is forgotten. */
export const startCheckout = defineOperation({
  id: 'billing.startCheckout',
  method: 'POST',
  path: '/plan/checkout',
  access: 'owner',
  rate: 'costly',
  summary: 'Begin to buy a plan',
  body: z.object({ plan: z.enum(PLANS), period: z.enum(BILLING_PERIODS) }),
  response: z.object({ success: z.literal(true), url: z.string() }),
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'conflict'],
});

/** What is being bought in the sandbox checkout; null when nothing is. */
export const getSandboxCheckout = defineOperation({
  id: 'billing.getSandboxCheckout',
  method: 'GET',
  path: '/plan/checkout',
  access: 'owner',
  summary: 'What is being bought in the sandbox checkout',
  response: z.object({ success: z.literal(true), checkout: checkoutView.nullable() }),
  errors: ['not_authenticated', 'not_found'],
});

export const CHECKOUT_OUTCOMES = ['paid', 'failed', 'canceled'] as const;

/** Ends the sandbox checkout. One that failed can be tried again. */
export const endSandboxCheckout = defineOperation({
  id: 'billing.endSandboxCheckout',
  method: 'POST',
  path: '/plan/checkout/outcome',
  access: 'owner',
  summary: 'End the sandbox checkout',
  body: z.object({
    /** The id of the one that is meant: another tab may have begun another. */
    checkout: textUpTo(100),
    outcome: z.enum(CHECKOUT_OUTCOMES),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'conflict'],
});

export const SANDBOX_EVENTS = ['renewed', 'renewal_failed', 'refunded'] as const;

/** What a payment provider would tell of a plan that was bought in the sandbox. */
export const playSandboxEvent = defineOperation({
  id: 'billing.playSandboxEvent',
  method: 'POST',
  path: '/plan/sandbox-event',
  access: 'owner',
  summary: 'Play an event of the sandbox payment provider',
  body: z.object({ event: z.enum(SANDBOX_EVENTS) }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'conflict'],
});
