/** The fields of a call by Stripe's client that the double reads. */
export interface Form {
  readonly [field: string]: unknown;
  readonly id?: string;
  readonly mode?: string;
  readonly lookup_key?: string;
  readonly lookup_keys?: readonly string[];
  readonly unit_amount?: string;
  readonly recurring?: { readonly interval?: string };
  readonly metadata?: Record<string, string>;
  readonly subscription?: string;
  readonly subscription_details?: Form;
  readonly subscription_data?: Form;
  readonly payment_intent_data?: Form;
  readonly payment?: { readonly payment_intent?: string };
  readonly payment_intent?: string;
  readonly invoice?: string;
  readonly price?: string;
  readonly price_data?: Form;
  readonly items?: readonly Form[];
  readonly line_items?: readonly Form[];
  readonly discounts?: readonly Form[];
  readonly proration_behavior?: string;
  readonly proration_date?: string;
  readonly cancel_at_period_end?: string;
}

/** `a[b][0][c]=d` as objects and lists. */
export function readForm(text: string): Form {
  const form: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split('[').map((key) => key.replace(']', ''));
    let at: Record<string, unknown> = form;
    for (const [n, key] of keys.slice(0, -1).entries()) {
      at[key] ??= /^\d*$/.test(keys[n + 1] ?? '') ? [] : {};
      at = at[key] as Record<string, unknown>;
    }
    at[keys.at(-1) || '0'] = value;
  }
  return form as Form;
}
