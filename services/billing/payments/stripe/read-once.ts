import { PERIOD_TERMS } from '@carillon/contracts/domain/plans.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type Stripe from 'stripe';
import { addMonths } from '../../domain/months.ts';
import type { Purchase } from '../../domain/place-purchase.ts';
import type { Payment, Subscription } from '../../domain/plan-account.ts';
import { dateOf, refundEntries } from './entries.ts';
import { readMetadata } from './metadata.ts';

/** What was paid for once, and what made it larger since. A payment that was paid back counts no more. */
export async function readOnce(
  stripe: Stripe,
  { reference, upgrades }: Pick<Subscription, 'reference' | 'upgrades'>,
): Promise<Purchase> {
  const first = await readPayment(stripe, reference);
  const later = await Promise.all(upgrades.map((one) => readPayment(stripe, one.reference)));
  const { plan, period, checkout, bonus } = first.about;
  const { months } = PERIOD_TERMS[period];
  const standing = [first, ...later].filter(({ refunded }) => !refunded);
  const now = first.refunded ? plan : (standing.at(-1)?.about.plan ?? plan);
  return {
    withBonus: bonus === 'yes',
    subscription: {
      ...{ id: checkout, plan: now, nextPlan: null, period, reference, upgrades },
      paid: standing.reduce((sum, { cents }) => sum + cents, 0),
      ...{ startedAt: first.at, paidFrom: first.at },
      paidUntil: months === null ? null : addMonths(first.at, months),
      ...{ status: first.refunded ? 'ended' : 'active', refunded: first.refunded },
    },
    entries: [...entriesOf(first, 'paid'), ...later.flatMap((one) => entriesOf(one, 'upgraded'))],
  };
}

async function readPayment(stripe: Stripe, id: string) {
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  const about = readMetadata(intent.metadata);
  const charge = intent.latest_charge;
  if (!about || !charge || typeof charge === 'string') throw new AppError('not_found');
  const { plan, period } = about;
  const refunds = charge.amount_refunded
    ? await refundEntries(stripe, { payment_intent: id }, { plan, period })
    : [];
  return { id, about, refunds, refunded: charge.refunded, cents: charge.amount, at: dateOf(charge.created) };
}

type PaymentRead = Awaited<ReturnType<typeof readPayment>>;

const entriesOf = (
  { id, about: { plan, period }, cents, at, refunds }: PaymentRead,
  kind: 'paid' | 'upgraded',
): readonly Payment[] => [{ id, kind, plan, period, cents, at }, ...refunds];
