import type { Plan } from '@carillon/contracts/domain/plans.ts';
import type { Checkout, Subscription } from '../domain/plan-account.ts';

/** What takes payments. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  /** Where the browser goes to pay. */
  start(workspaceId: string, checkout: Checkout): Promise<string>;
  /** It runs out without renewing. */
  cancel(subscription: Subscription): Promise<void>;
  /** Another plan in the same period: a larger one at once, a smaller one when it renews. @param cents what is charged now */
  change(subscription: Subscription, plan: Plan, cents: number): Promise<void>;
}
