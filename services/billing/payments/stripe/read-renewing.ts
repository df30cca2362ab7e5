import type { Plan } from '@carillon/contracts/domain/plans.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type Stripe from 'stripe';
import type { Purchase } from '../../domain/place-purchase.ts';
import type { Payment, Subscription } from '../../domain/plan-account.ts';
import { type Disputed, readDisputes, UNDISPUTED } from './disputes.ts';
import { dateOf, refundEntries } from './entries.ts';
import { readKeptPlan, readMetadata } from './metadata.ts';

/** Reads a subscription's current state at Stripe, and its payments. */
export async function readRenewing(stripe: Stripe, id: string): Promise<Purchase> {
  const stripeSubscription = await stripe.subscriptions.retrieve(id);
  const about = readMetadata(stripeSubscription.metadata);
  const item = stripeSubscription.items.data[0];
  if (!about || !item) throw new AppError('not_found');
  const { checkout, period, bonus } = about;
  const { data: invoices } = await stripe.invoices.list({ subscription: id, limit: 100 });
  const last = await readLastPeriod(stripe, invoices, { plan: about.plan, period });
  const keptPlan = readKeptPlan(stripeSubscription.metadata);
  const isKept = keptPlan?.keeps_until === item.current_period_end;
  const billed = readPlan(item.price, about.plan);
  const refunded = last.refunded || last.dispute.isLost;
  const status = refunded ? 'ended' : last.dispute.isOpen ? 'disputed' : statusOf(stripeSubscription);
  const invoice = invoices.find(isForPeriod);
  const isPeriodPaid = invoice?.status === 'paid';
  const subscription: Subscription = {
    id: checkout,
    period,
    status,
    refunded,
    reference: id,
    upgrades: [],
    awaitsPayment: invoice?.status === 'draft' || invoice?.status === 'open',
    plan: isKept ? keptPlan.keeps : billed,
    nextPlan: isKept && status === 'active' ? billed : null,
    paid: invoices.find(isPaid)?.amount_paid ?? 0,
    startedAt: dateOf(stripeSubscription.start_date),
    paidFrom: dateOf(item.current_period_start),
    // A new period begins at Stripe whether it is paid or not, and its invoice is a draft for an hour.
    paidUntil: dateOf(isPeriodPaid ? item.current_period_end : item.current_period_start),
  };
  const entryOf = { plan: subscription.plan, period };
  const refunds = await refundEntries(stripe, { customer: idOf(stripeSubscription.customer) }, entryOf);
  return {
    subscription,
    withBonus: bonus === 'yes' && invoices.some(isPaid),
    entries: [
      ...invoices.flatMap((invoice) => invoiceEntries(invoice, entryOf)),
      ...refunds,
      ...last.dispute.entries,
    ],
  };
}

const STATUS: Partial<Record<Stripe.Subscription.Status, Subscription['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
};

function statusOf({ status, cancel_at_period_end, cancel_at }: Stripe.Subscription): Subscription['status'] {
  const knownStatus = STATUS[status] ?? 'ended';
  return knownStatus === 'active' && (cancel_at_period_end || cancel_at !== null) ? 'canceled' : knownStatus;
}

export const readPlan = ({ metadata }: Stripe.Price, fallback: Plan): Plan =>
  readMetadata({ workspace: '', checkout: '', bonus: 'no', ...metadata })?.plan ?? fallback;

export const isPaid = ({ status, amount_paid }: Stripe.Invoice): boolean =>
  status === 'paid' && amount_paid > 0;

/** Whether it is for a whole period; the newest such one is for the present. */
const isForPeriod = ({ billing_reason }: Stripe.Invoice): boolean =>
  billing_reason === 'subscription_create' || billing_reason === 'subscription_cycle';

const KINDS: Readonly<Record<string, Payment['kind']>> = {
  subscription_create: 'paid',
  subscription_cycle: 'renewed',
  subscription_update: 'upgraded',
};

function invoiceEntries(
  invoice: Stripe.Invoice,
  about: Pick<Payment, 'plan' | 'period'>,
): readonly Payment[] {
  const { id = '', billing_reason, attempt_count, status } = invoice;
  const at = dateOf(invoice.status_transitions.paid_at ?? invoice.created);
  const kind = KINDS[billing_reason ?? ''];
  if (kind && isPaid(invoice)) return [{ ...about, id, kind, cents: invoice.amount_paid, at }];
  // The first one is the checkout's, which can be tried again or takes days.
  if (status !== 'open' || attempt_count === 0 || billing_reason === 'subscription_create') return [];
  return [{ ...about, id: `failed ${id} ${attempt_count}`, kind: 'failed', cents: 0, at }];
}

/** Whether the last payment for a whole period was fully refunded, or is disputed. */
async function readLastPeriod(
  stripe: Stripe,
  invoices: readonly Stripe.Invoice[],
  about: Pick<Payment, 'plan' | 'period'>,
): Promise<{ readonly refunded: boolean; readonly dispute: Disputed }> {
  const last = invoices.find((one) => isPaid(one) && one.billing_reason !== 'subscription_update');
  const charge = last?.id ? await chargeOf(stripe, last.id) : null;
  if (!charge?.payment_intent) return { refunded: false, dispute: UNDISPUTED };
  const payment = idOf(charge.payment_intent);
  const dispute = charge.disputed ? await readDisputes(stripe, payment, about) : UNDISPUTED;
  return { refunded: charge.refunded, dispute };
}

/** The payment of an invoice. Null if nothing had to be paid. */
export async function chargeOf(stripe: Stripe, invoice: string): Promise<Stripe.Charge | null> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
  const intent = data.find(({ payment }) => payment.payment_intent)?.payment.payment_intent;
  if (!intent) return null;
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(idOf(intent), {
    expand: ['latest_charge'],
  });
  return typeof charge === 'object' ? charge : null;
}

export const idOf = (one: string | { readonly id: string }): string =>
  typeof one === 'string' ? one : one.id;
