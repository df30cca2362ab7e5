import type { PlanChange } from '../domain/change-plan.ts';
import type { Purchase } from '../domain/place-purchase.ts';
import type { Checkout, Subscription } from '../domain/plan-account.ts';

/** Computes a subscription's new state from the account's current one. */
export type Outcome = (current: Subscription) => Purchase | Promise<Purchase>;

export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  /** Whether it was bought there: only that can be changed and charged there. */
  owns(subscription: Pick<Subscription, 'reference'>): boolean;
  /** Where the browser goes to pay, and the provider's ID for it. */
  start(
    workspaceId: string,
    checkout: Checkout,
  ): Promise<{ readonly url: string; readonly reference: string }>;
  /** It can't be paid any more. False when it was paid already. */
  abandon(reference: string): Promise<boolean>;
  /** Returns the price of a larger plan now, in cents. */
  quote(subscription: Subscription, change: PlanChange, now: Date): Promise<number>;
  /** Whether a larger plan needs its own checkout, because the provider can't charge for it automatically. */
  upgradesByCheckout(subscription: Subscription): boolean;
  /** It runs out without renewing. */
  cancel(subscription: Subscription, now: Date): Promise<Outcome>;
  /** Another plan in the same period: a larger one at once, for its price, a smaller one when it renews. */
  change(subscription: Subscription, change: PlanChange, now: Date): Promise<Outcome>;
  /** Ends a subscription, so that it isn't charged again. Does nothing if it is over already. */
  stop(subscription: Pick<Subscription, 'reference'>): Promise<void>;
  /** The page of the provider where cards are changed and invoices are; null where it has none. */
  portal(subscription: Subscription): Promise<string | null>;
}
