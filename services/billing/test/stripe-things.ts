import type { Form } from './read-form.ts';

/** An object of Stripe's, with what is read of it. */
export type Thing = { readonly id: string; [field: string]: unknown };
export type Metadata = Record<string, string>;

export interface Price extends Thing {
  lookup_key: string;
  unit_amount: number;
  metadata: Metadata;
}
export interface Session extends Thing {
  status: 'open' | 'complete' | 'expired';
  form: Form;
}
export interface Subscription extends Thing {
  status: string;
  metadata: Metadata;
  priceId: string;
  period: [number, number];
}
export interface Invoice extends Thing {
  subscription: string;
  intent: string;
}
export interface Intent extends Thing {
  metadata: Metadata;
  charge: { id: string; amount: number; created: number; customer: string; disputed?: boolean };
  refunds: { id: string; amount: number; created: number; status: string }[];
}

export interface Dispute extends Thing {
  payment_intent: string;
  status: string;
}
export type InvoiceStatus = 'paid' | 'open' | 'draft';
