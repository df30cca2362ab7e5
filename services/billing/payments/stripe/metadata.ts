import { BILLING_PERIODS, PLANS } from '@carillon/contracts/domain/plans.ts';
import { z } from 'zod';
import type { Checkout } from '../../domain/plan-account.ts';

/** Metadata that Carillon attaches to purchases, so that each object at Stripe names its workspace. */
const bought = z.object({
  workspace: z.string(),
  checkout: z.string(),
  plan: z.enum(PLANS),
  period: z.enum(BILLING_PERIODS),
  bonus: z.enum(['yes', 'no']),
  /** The subscription that it makes larger, or nothing. */
  upgrades: z.string().default(''),
});
export type Bought = z.output<typeof bought>;

export const metadataOf = (
  workspace: string,
  { id, plan, period, withBonus, upgrades }: Checkout,
): Bought => ({
  workspace,
  checkout: id,
  plan,
  period,
  bonus: withBonus ? 'yes' : 'no',
  upgrades: upgrades ?? '',
});

/** Null: it is not Carillon's. */
export const readMetadata = (metadata: unknown): Bought | null => bought.safeParse(metadata).data ?? null;

const keptPlanFields = z.object({ keeps: z.enum(PLANS), keeps_until: z.coerce.number() });

/** The plan that counts until a moment though the next payment is for a smaller one. */
export const readKeptPlan = (metadata: unknown): z.output<typeof keptPlanFields> | null =>
  keptPlanFields.safeParse(metadata).data ?? null;
