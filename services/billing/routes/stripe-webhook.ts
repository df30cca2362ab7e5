import { stripeWebhook } from '@carillon/contracts/http/billing/stripe-webhook.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { BillingContext } from '../context.ts';
import { readEvent, takeEvent } from '../usecases/stripe-events.ts';

/**
 * Also if plans are off, because Stripe keeps charging for bought plans. A failure is answered with an error, and
 * Stripe sends the event again.
 */
export function mountStripeWebhook(app: Hono<ServiceEnv>, context: BillingContext): void {
  mount(app, stripeWebhook, async ({ c }) => {
    const { stripe } = context.payments;
    if (!stripe) throw new AppError('not_found');
    const signature = c.req.header('stripe-signature') ?? '';
    const event = readEvent({ ...context, stripe }, await c.req.text(), signature);
    await takeEvent({ ...context, stripe }, event);
    return { success: true as const };
  });
}
