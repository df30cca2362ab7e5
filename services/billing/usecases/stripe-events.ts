import { AppError } from '@carillon/kit/errors.ts';
import type Stripe from 'stripe';
import { type Purchase, placePurchase } from '../domain/place-purchase.ts';
import type { PlanAccount } from '../domain/plan-account.ts';
import { type Bought, readMetadata } from '../payments/stripe/metadata.ts';
import { idOf } from '../payments/stripe/read-renewing.ts';
import type { StripePayments } from '../payments/stripe/stripe-payments.ts';
import { type ChangeDeps, changePlanAccount } from './plan-accounts.ts';

interface Deps extends ChangeDeps {
  readonly stripe: StripePayments;
}

const TOLERANCE_SECONDS = 300;

/** @throws AppError `malformed_request` when Stripe has not signed it, or not lately */
export function readEvent(
  { stripe, clock }: Pick<Deps, 'stripe' | 'clock'>,
  body: string,
  signature: string,
) {
  const { client, webhookSecret } = stripe;
  try {
    const at = clock().getTime();
    return client.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, at);
  } catch (cause) {
    throw new AppError('malformed_request', { message: 'Stripe has not signed this, or not lately.', cause });
  }
}

/** An event only says what to look at: what is so now, Stripe is asked. Others' objects are passed over. */
export async function takeEvent(deps: Deps, event: Stripe.Event): Promise<void> {
  const { type, data } = event;
  if (type.startsWith('checkout.session.')) {
    const failed = type === 'checkout.session.async_payment_failed';
    await takeSession(deps, (data.object as Stripe.Checkout.Session).id, failed);
  } else if (type.startsWith('customer.subscription.'))
    await takeSubscription(deps, (data.object as Stripe.Subscription).id);
  else if (type.startsWith('invoice.')) await takeInvoice(deps, (data.object as { readonly id: string }).id);
  else if (type.startsWith('charge.refund'))
    await takeRefund(deps, data.object as Stripe.Charge | Stripe.Refund);
}

/** Where it can be paid; null when it was, or can't be any more. */
export async function takeSession(deps: Deps, id: string, failed = false): Promise<string | null> {
  const { client } = deps.stripe;
  const session = await client.checkout.sessions.retrieve(id);
  const about = readMetadata(session.metadata);
  if (!about || !(await isOurs(deps, about))) return null;
  if (session.status === 'open') return session.url;
  if (session.status === 'complete' && session.payment_status !== 'unpaid') {
    if (session.subscription) await takeSubscription(deps, idOf(session.subscription));
    else if (session.payment_intent) await takePayment(deps, idOf(session.payment_intent));
    return null;
  }
  const entry = {
    id: `failed ${id}`,
    kind: 'failed',
    plan: about.plan,
    period: about.period,
    cents: 0,
  } as const;
  const over = session.status === 'expired' || failed;
  await changePlanAccount(deps, about.workspace, (account) => ({
    account: over && account.checkout?.id === about.checkout ? { ...account, checkout: null } : account,
    ...(failed && { entries: [{ ...entry, at: deps.clock() }] }),
  }));
  return null;
}

async function takeSubscription(deps: Deps, id: string): Promise<void> {
  const about = readMetadata((await deps.stripe.client.subscriptions.retrieve(id)).metadata);
  if (about) await take(deps, about, () => deps.stripe.read({ reference: id, upgrades: [] }));
}

/** Its form in an event depends on which version of the API the webhook was made for. */
async function takeInvoice(deps: Deps, invoice: string): Promise<void> {
  const { parent } = await deps.stripe.client.invoices.retrieve(invoice);
  const id = parent?.subscription_details?.subscription;
  if (id) await takeSubscription(deps, idOf(id));
}

async function takeRefund(
  deps: Deps,
  { payment_intent }: Pick<Stripe.Refund, 'payment_intent'>,
): Promise<void> {
  if (!payment_intent) return;
  const id = idOf(payment_intent);
  const payment = { type: 'payment_intent' as const, payment_intent: id };
  const { data } = await deps.stripe.client.invoicePayments.list({ payment, limit: 1 });
  const invoice = data[0]?.invoice;
  if (!invoice) return takePayment(deps, id);
  await takeInvoice(deps, idOf(invoice));
}

/** A plan that is paid for once, or what makes it larger. */
async function takePayment(deps: Deps, id: string): Promise<void> {
  const about = readMetadata((await deps.stripe.client.paymentIntents.retrieve(id)).metadata);
  if (!about) return;
  await take(deps, about, ({ subscription }) => {
    if (!about.upgrades) {
      const known = subscription?.reference === id ? subscription.upgrades : [];
      return deps.stripe.read({ reference: id, upgrades: known });
    }
    if (subscription?.id !== about.upgrades || subscription.status === 'ended') {
      deps.log.error(
        { payment: id },
        'a larger plan was paid for whose plan has ended: pay it back at Stripe',
      );
      return null;
    }
    const { reference, upgrades } = subscription;
    const isKnown = upgrades.some((one) => one.reference === id);
    return deps.stripe.read({
      reference,
      upgrades: isKnown ? upgrades : [...upgrades, { reference: id, plan: about.plan }],
    });
  });
}

/** Asked again for each try, so that what was read before somebody else's change is never written over it. */
async function take(
  deps: Deps,
  about: Bought,
  read: (account: PlanAccount) => Promise<Purchase> | null,
): Promise<void> {
  if (!(await isOurs(deps, about))) return;
  await changePlanAccount(deps, about.workspace, async (account) => {
    const purchase = await read(account);
    if (!purchase) return { account: withoutCheckout(account, about) };
    const { account: next, entries, superseded } = placePurchase(account, purchase, deps.clock());
    if (superseded) await deps.stripe.stop(superseded);
    return { account: withoutCheckout(next, about), entries };
  });
}

/** What was paid stands in the way of no other purchase. */
const withoutCheckout = (account: PlanAccount, { checkout }: Bought): PlanAccount =>
  account.checkout?.id === checkout ? { ...account, checkout: null } : account;

/** Several installations may share an account at Stripe. */
const isOurs = async ({ stores }: Deps, { workspace }: Bought): Promise<boolean> =>
  (await stores.plans.find(workspace)) !== null;
