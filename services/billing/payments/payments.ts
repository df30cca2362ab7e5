import type { PaymentProvider } from './provider.ts';
import type { StripePayments } from './stripe/stripe-payments.ts';

/** The payment provider and its client. */
export interface Payments {
  readonly provider: PaymentProvider;
  /** Null: payments are the sandbox's. */
  readonly stripe: StripePayments | null;
}
