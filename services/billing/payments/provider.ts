import type { Plan } from '@carillon/contracts/domain/plans.ts';
import type { Checkout, Subscription } from '../domain/plan-account.ts';

/** What takes payments. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  /** Where the browser goes to pay. */
  start(workspaceId: string, checkout: Checkout): Promise<string>;
  /** It runs out without renewing. What it is then. */
  cancel(subscription: Subscription): Promise<Subscription>;
  /** Another plan, at once, in the same period. What it is then. */
  change(subscription: Subscription, plan: Plan): Promise<Subscription>;
}
