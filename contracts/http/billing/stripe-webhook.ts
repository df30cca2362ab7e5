import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

/** Stripe tells that something has happened. It may come late, twice or out of order. */
export const stripeWebhook = defineOperation({
  id: 'billing.stripeWebhook',
  method: 'POST',
  path: '/webhooks/stripe',
  access: 'public',
  signedIn: 'stripe-signature',
  summary: 'Receive an event from Stripe',
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
});
