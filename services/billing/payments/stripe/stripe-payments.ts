import { randomUUID } from 'node:crypto';
import { PERIOD_TERMS } from '@carillon/contracts/domain/plans.ts';
import type Stripe from 'stripe';
import type { Purchase } from '../../domain/place-purchase.ts';
import type { Payment, Subscription } from '../../domain/plan-account.ts';
import { conflict } from '../conflict.ts';
import type { PaymentProvider } from '../provider.ts';
import { isOfSandbox } from '../sandbox.ts';
import { isDeclined, isMissing, openStripe, type StripeSettings } from './client.ts';
import { payBack } from './pay-back.ts';
import { priceOf } from './prices.ts';
import { readOnce } from './read-once.ts';
import { idOf, readRenewing } from './read-renewing.ts';
import { startSession } from './start-session.ts';

export interface StripePayments extends PaymentProvider {
  readonly client: Stripe;
  readonly webhookSecret: string;
  read(known: Pick<Subscription, 'reference' | 'upgrades'>): Promise<Purchase>;
  /** Pays one payment back, once however often it is asked, and says what the history tells of it. */
  payBack(payment: string): Promise<readonly Payment[]>;
}

export const isSession = (reference: string | null): boolean => reference?.startsWith('cs_') ?? false;

const isRenewing = ({ reference }: Pick<Subscription, 'reference'>): boolean => reference.startsWith('sub_');
/** A call of ours that goes out twice counts once. */
const once = () => ({ idempotencyKey: randomUUID() });

/** Takes payments by Stripe Checkout. What counts is what Stripe says when it is asked, and never what an event brings. */
export function createStripePayments(settings: StripeSettings, publicUrl: string): StripePayments {
  const client = openStripe(settings);
  const read: StripePayments['read'] = (known) =>
    isRenewing(known) ? readRenewing(client, known.reference) : readOnce(client, known);
  const itemOf = async ({ reference }: Subscription) => {
    const item = (await client.subscriptions.retrieve(reference)).items.data[0];
    if (!item) throw conflict('Stripe no longer has this plan.');
    return item;
  };
  return {
    name: 'stripe',
    client,
    webhookSecret: settings.webhookSecret,
    read,
    payBack: (payment) => payBack(client, payment),
    owns: (known) => !isOfSandbox(known),
    start: (workspaceId, checkout) => startSession(client, publicUrl, workspaceId, checkout),
    async abandon(reference) {
      // It was begun in the sandbox.
      if (!isSession(reference)) return true;
      const { status } = await client.checkout.sessions.retrieve(reference);
      if (status === 'open') await client.checkout.sessions.expire(reference, {}, once());
      return status !== 'complete';
    },
    upgradesByCheckout: ({ period }) => !PERIOD_TERMS[period].renews,
    async quote(known, { change }, now) {
      const item = await itemOf(known);
      const details = await largerPlan(client, known, change.plan, item, now);
      const preview = await client.invoices.createPreview({
        ...{ subscription: known.reference, subscription_details: details },
      });
      return Math.max(0, preview.amount_due);
    },
    async cancel({ reference }) {
      await client.subscriptions.update(reference, { cancel_at_period_end: true }, once());
      return (current) => read(current);
    },
    async change(known, { change, kind }, now) {
      const item = await itemOf(known);
      if (kind === 'upgraded')
        await upgrade(client, known, await largerPlan(client, known, change.plan, item, now));
      else {
        const billed = change.nextPlan ?? change.plan;
        const keeps = change.nextPlan
          ? { keeps: known.plan, keeps_until: item.current_period_end }
          : { keeps: '', keeps_until: '' };
        const price = await priceOf(client, billed, known.period);
        await client.subscriptions.update(
          known.reference,
          { items: [{ id: item.id, price }], proration_behavior: 'none', metadata: keeps },
          once(),
        );
      }
      return (current) => read(current);
    },
    async stop(known) {
      if (!isRenewing(known)) return;
      await client.subscriptions.cancel(known.reference, {}, once()).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
    async portal(known) {
      if (!isRenewing(known)) return null;
      const { customer } = await client.subscriptions.retrieve(known.reference);
      const made = { customer: idOf(customer), return_url: `${publicUrl}/account/plan` };
      return (await client.billingPortal.sessions.create(made, once())).url;
    },
  };
}

const HOUR = 3_600;

/** By the hour, so that what was shown is what is charged. */
async function largerPlan(
  client: Stripe,
  { period, nextPlan }: Subscription,
  plan: Subscription['plan'],
  item: Stripe.SubscriptionItem,
  now: Date,
) {
  if (nextPlan)
    throw conflict('A smaller plan follows. Keep the one that you have first, then choose a larger one.');
  const hour = Math.floor(now.getTime() / 1000 / HOUR) * HOUR;
  return {
    items: [{ id: item.id, price: await priceOf(client, plan, period) }],
    proration_behavior: 'always_invoice' as const,
    proration_date: Math.max(hour, item.current_period_start),
  };
}

async function upgrade(
  client: Stripe,
  { reference }: Subscription,
  details: Awaited<ReturnType<typeof largerPlan>>,
): Promise<void> {
  const change = { ...details, payment_behavior: 'error_if_incomplete' as const };
  await client.subscriptions.update(reference, change, once()).catch((error: unknown) => {
    if (!isDeclined(error)) throw error;
    throw conflict('The payment failed, so the plan stays as it is. Check your card and try again.');
  });
}
