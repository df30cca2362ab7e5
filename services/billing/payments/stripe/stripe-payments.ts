import { randomUUID } from 'node:crypto';
import { PERIOD_TERMS } from '@carillon/contracts/domain/plans.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { createTurns } from '@carillon/kit/in-turn.ts';
import type Stripe from 'stripe';
import type { Purchase } from '../../domain/place-purchase.ts';
import type { Payment, Subscription } from '../../domain/plan-account.ts';
import { conflict, PLAN_CHANGED } from '../conflict.ts';
import type { PaymentProvider } from '../provider.ts';
import { isOfSandbox } from '../sandbox.ts';
import { isDeclined, openStripe, type StripeSettings, unlessMissing } from './client.ts';
import { payBack } from './pay-back.ts';
import { priceOf } from './prices.ts';
import { readOnce } from './read-once.ts';
import { idOf, readPlan, readRenewing } from './read-renewing.ts';
import { startSession } from './start-session.ts';

export interface StripePayments extends PaymentProvider {
  readonly client: Stripe;
  readonly webhookSecret: string;
  read(subscription: Pick<Subscription, 'reference' | 'upgrades'>): Promise<Purchase>;
  /** Refunds one payment, once however often it is called, and returns the history entry. */
  payBack(payment: string): Promise<readonly Payment[]>;
}

export const isSession = (reference: string | null): boolean => reference?.startsWith('cs_') ?? false;

const isRenewing = ({ reference }: Pick<Subscription, 'reference'>): boolean => reference.startsWith('sub_');
const GONE = sentence`Stripe doesn’t know this plan, so you won’t be charged again. The plan runs until its end date.`;
/** A call of ours that is sent twice counts once. */
const once = () => ({ idempotencyKey: randomUUID() });

/** Takes payments with Stripe Checkout. Relies only on Stripe's current answers, never on an event's content. */
export async function createStripePayments(
  settings: StripeSettings,
  publicUrl: string,
): Promise<StripePayments> {
  const client = await openStripe(settings);
  const read: StripePayments['read'] = (subscription) =>
    isRenewing(subscription) ? readRenewing(client, subscription.reference) : readOnce(client, subscription);
  const itemOf = async ({ reference }: Subscription) => {
    const subscription = await unlessMissing(client.subscriptions.retrieve(reference));
    const item = subscription?.items.data[0];
    if (!item) throw conflict(GONE);
    return item;
  };
  const inTurn = createTurns();
  return {
    name: 'stripe',
    client,
    webhookSecret: settings.webhookSecret,
    read,
    payBack: (payment) => payBack(client, payment),
    owns: (subscription) => !isOfSandbox(subscription),
    start: (workspaceId, checkout) => startSession(client, publicUrl, workspaceId, checkout),
    async abandon(reference) {
      // It was begun in the sandbox.
      if (!isSession(reference)) return true;
      const session = await unlessMissing(client.checkout.sessions.retrieve(reference));
      if (!session) return true;
      const { status } = session;
      if (status === 'open') await client.checkout.sessions.expire(reference, {}, once());
      return status !== 'complete';
    },
    upgradesByCheckout: ({ period }) => !PERIOD_TERMS[period].renews,
    async quote(subscription, { change }, now) {
      const item = await itemOf(subscription);
      const details = await largerPlan(client, subscription, change.plan, item, now);
      const preview = await client.invoices.createPreview({
        subscription: subscription.reference,
        subscription_details: details,
      });
      return Math.max(0, preview.amount_due);
    },
    async cancel({ reference }) {
      const canceled = client.subscriptions.update(reference, { cancel_at_period_end: true }, once());
      if (!(await unlessMissing(canceled))) throw conflict(GONE);
      return (current) => read(current);
    },
    change: (subscription, { change, kind }, now) =>
      inTurn(subscription.reference, async () => {
        const item = await itemOf(subscription);
        // Another tab has changed it since: a plan that was larger then may be a smaller one now.
        const decidedFrom = subscription.nextPlan ?? subscription.plan;
        if (readPlan(item.price, decidedFrom) !== decidedFrom) throw conflict(PLAN_CHANGED);
        if (kind === 'upgraded')
          await upgrade(client, subscription, await largerPlan(client, subscription, change.plan, item, now));
        else {
          const billed = change.nextPlan ?? change.plan;
          const keeps = change.nextPlan
            ? { keeps: subscription.plan, keeps_until: item.current_period_end }
            : { keeps: '', keeps_until: '' };
          const price = await priceOf(client, billed, subscription.period);
          await client.subscriptions.update(
            subscription.reference,
            { items: [{ id: item.id, price }], proration_behavior: 'none', metadata: keeps },
            once(),
          );
        }
        return (current: Subscription) => read(current);
      }),
    async stop(subscription) {
      if (!isRenewing(subscription)) return;
      await unlessMissing(client.subscriptions.cancel(subscription.reference, {}, once()));
    },
    async portal(knownSubscription) {
      if (!isRenewing(knownSubscription)) return null;
      const subscription = await unlessMissing(client.subscriptions.retrieve(knownSubscription.reference));
      if (!subscription) return null;
      const sessionOptions = {
        customer: idOf(subscription.customer),
        return_url: `${publicUrl}/account/plan`,
      };
      return (await client.billingPortal.sessions.create(sessionOptions, once())).url;
    },
  };
}

const HOUR = 3_600;

/** Rounded to the hour, so that the shown amount is the charged one. */
async function largerPlan(
  client: Stripe,
  { period, nextPlan }: Subscription,
  plan: Subscription['plan'],
  item: Stripe.SubscriptionItem,
  now: Date,
) {
  if (nextPlan)
    throw conflict(
      sentence`You’re set to switch to a smaller plan. First keep your current plan, then choose a larger one.`,
    );
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
    throw conflict(sentence`The payment failed, so the plan stays as it is. Check your card and try again.`);
  });
}
