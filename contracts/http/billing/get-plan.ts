import { z } from 'zod';
import { BILLING_PERIODS, PLANS } from '../../domain/plans.ts';
import { defineOperation } from '../../operation.ts';
import { wordBalance } from './get-word-balance.ts';

const limit = z.number().int().nonnegative().nullable();

/**
 * `off`: plans do not apply here. `past_due`: the last payment failed. `canceled`: it runs out without renewing.
 * `disputed`: its payment is disputed at the bank, and its features stop until that is decided.
 */
export const PLAN_STATUSES = [
  'off',
  'trial',
  'active',
  'past_due',
  'canceled',
  'disputed',
  'trial_ended',
  'ended',
] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** The usage of a limit. Null means unlimited. */
const usage = z.object({ used: z.number().int().nonnegative(), limit });

export const planView = z.object({
  status: z.enum(PLAN_STATUSES),
  plan: z.enum(PLANS).nullable(),
  /** A smaller one that follows when it renews. */
  next_plan: z.enum(PLANS).nullable(),
  period: z.enum(BILLING_PERIODS).nullable(),
  /** When the trial or the paid period ends. Null: never. */
  ends_at: z.iso.datetime().nullable(),
  /** Whether it is charged again then. */
  renews: z.boolean(),
  trial_days_left: z.number().int().nonnegative(),
  usage: z.object({ posts: usage, scheduled_posts: usage, accounts: usage }),
  words: wordBalance,
  words_per_month: limit,
  /** The payment provider; the sandbox moves no money. */
  provider: z.enum(['sandbox', 'stripe']),
  /** A purchase paid by a method that takes days, such as a bank transfer. The plan starts when the money arrives. */
  pending: z.object({ plan: z.enum(PLANS), period: z.enum(BILLING_PERIODS) }).nullable(),
  /** It was bought in the sandbox, and Stripe now takes payments: it runs until it ends, and any plan can be bought. */
  from_sandbox: z.boolean(),
  /** The sign-up bonus is still to be had. */
  bonus: z.boolean(),
});
export type PlanView = z.infer<typeof planView>;

export const getPlan = defineOperation({
  id: 'billing.getPlan',
  method: 'GET',
  path: '/plan',
  access: 'viewer',
  summary: 'Get the plan, its limits and their usage',
  response: z.object({ success: z.literal(true) }).extend(planView.shape),
  errors: ['not_authenticated'],
});
