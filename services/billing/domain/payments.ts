import type { BillingEntry } from '@carillon/contracts/http/billing/list-payments.ts';

/** An entry of the billing history; its id is the payment provider's, so that it is there once. */
export interface Payment extends Omit<BillingEntry, 'at'> {
  readonly at: Date;
}
