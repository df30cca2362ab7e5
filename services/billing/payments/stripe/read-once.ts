import { PERIOD_TERMS } from '@carillon/contracts/domain/plans.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type Stripe from 'stripe';
import { addMonths } from '../../domain/months.ts';
import type { Purchase } from '../../domain/place-purchase.ts';
import type { Payment, Subscription } from '../../domain/plan-account.ts';
import { readDisputes, UNDISPUTED } from './disputes.ts';
import { dateOf, refundEntries } from './entries.ts';
import { readMetadata } from './metadata.ts';

/** Reads a one-time purchase and its upgrades. Refunded or disputed payments don't count. */
export async function readOnce(
  stripe: Stripe,
  { reference, upgrades }: Pick<Subscription, 'reference' | 'upgrades'>,
): Promise<Purchase> {
  const first = await readPayment(stripe, reference);
  const later = await Promise.all(upgrades.map((one) => readPayment(stripe, one.reference)));
  const { plan, period, checkout, bonus } = first.about;
  const { months } = PERIOD_TERMS[period];
  const countingItems = [first, ...later].filter(({ counts }) => counts);
  const now = first.counts ? (countingItems.at(-1)?.about.plan ?? plan) : plan;
  return {
    withBonus: bonus === 'yes',
    subscription: {
      id: checkout,
      plan: now,
      nextPlan: null,
      period,
      reference,
      upgrades,
      paid: countingItems.reduce((sum, { cents }) => sum + cents, 0),
      startedAt: first.at,
      paidFrom: first.at,
      paidUntil: months === null ? null : addMonths(first.at, months),
      status: first.refunded ? 'ended' : first.counts ? 'active' : 'disputed',
      awaitsPayment: false,
      refunded: first.refunded,
    },
    entries: [...entriesOf(first, 'paid'), ...later.flatMap((one) => entriesOf(one, 'upgraded'))],
  };
}

export async function readPayment(stripe: Stripe, id: string) {
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  const about = readMetadata(intent.metadata);
  const charge = intent.latest_charge;
  if (!about || !charge || typeof charge === 'string') throw new AppError('not_found');
  const { plan, period } = about;
  const refunds = charge.amount_refunded
    ? await refundEntries(stripe, { payment_intent: id }, { plan, period })
    : [];
  const dispute = charge.disputed ? await readDisputes(stripe, id, { plan, period }) : UNDISPUTED;
  const refunded = charge.refunded || dispute.isLost;
  return {
    id,
    about,
    refunded,
    counts: !refunded && !dispute.isOpen,
    cents: charge.amount,
    at: dateOf(charge.created),
    undone: [...refunds, ...dispute.entries],
  };
}

type PaymentRead = Awaited<ReturnType<typeof readPayment>>;

export const entriesOf = (
  { id, about: { plan, period }, cents, at, undone }: PaymentRead,
  kind: 'paid' | 'upgraded',
): readonly Payment[] => [{ id, kind, plan, period, cents, at }, ...undone];
