import type Stripe from 'stripe';
import type { Payment } from '../../domain/plan-account.ts';
import { dateOf } from './entries.ts';

export interface Disputed {
  /** The bank holds the money until it has decided. */
  readonly isOpen: boolean;
  /** The bank gave the money back to the customer. */
  readonly isLost: boolean;
  readonly entries: readonly Payment[];
}

export const UNDISPUTED: Disputed = { isOpen: false, isLost: false, entries: [] };

/** An inquiry takes no money yet, and a prevented dispute never does. */
const WITHOUT_MONEY: readonly string[] = [
  ...['warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented'],
];

export async function readDisputes(
  stripe: Stripe,
  payment: string,
  about: Pick<Payment, 'plan' | 'period'>,
): Promise<Disputed> {
  const { data } = await stripe.disputes.list({ payment_intent: payment, limit: 100 });
  const disputes = data.filter(({ status }) => !WITHOUT_MONEY.includes(status));
  return {
    isLost: disputes.some(({ status }) => status === 'lost'),
    isOpen: disputes.some(({ status }) => status !== 'lost' && status !== 'won'),
    entries: disputes.flatMap((dispute) => entriesOf(dispute, about)),
  };
}

function entriesOf(
  { id, amount, created, status, balance_transactions: moves }: Stripe.Dispute,
  about: Pick<Payment, 'plan' | 'period'>,
): readonly Payment[] {
  const disputed = { ...about, id, kind: 'disputed', cents: 0 - amount, at: dateOf(created) } as const;
  if (status !== 'won') return [disputed];
  const at = dateOf(Math.max(created, ...moves.map((move) => move.created)));
  return [disputed, { ...about, id: `won ${id}`, kind: 'dispute_won', cents: amount, at }];
}
