import { AppError } from '@carillon/kit/errors.ts';
import type Stripe from 'stripe';
import { type Purchase, placePurchase } from '../domain/place-purchase.ts';
import { isRunning, type Payment, type PlanAccount } from '../domain/plan-account.ts';
import { unlessMissing } from '../payments/stripe/client.ts';
import { type Bought, readMetadata } from '../payments/stripe/metadata.ts';
import { idOf } from '../payments/stripe/read-renewing.ts';
import type { StripePayments } from '../payments/stripe/stripe-payments.ts';
import { undoUpgrade } from '../payments/stripe/undo-upgrade.ts';
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
    throw new AppError('malformed_request', {
      message: 'Stripe has not signed this, or not lately.',
      cause,
    });
  }
}

/**
 * An event only says what to look at; Stripe is asked for the current state. Events about others' objects are
 * ignored.
 */
export async function takeEvent(deps: Deps, event: Stripe.Event): Promise<void> {
  const { type, data } = event;
  if (type.startsWith('checkout.session.')) {
    const failed = type === 'checkout.session.async_payment_failed';
    await takeSession(deps, (data.object as Stripe.Checkout.Session).id, failed);
  } else if (type.startsWith('customer.subscription.'))
    await takeSubscription(deps, (data.object as Stripe.Subscription).id);
  else if (type.startsWith('invoice.')) await takeInvoice(deps, (data.object as { readonly id: string }).id);
  else if (type.startsWith('charge.refund') || type.startsWith('charge.dispute.'))
    await takeUndone(deps, data.object as Stripe.Charge | Stripe.Refund | Stripe.Dispute);
}

/** Where it can be paid; null when it was, or can't be any more. */
export async function takeSession(deps: Deps, id: string, failed = false): Promise<string | null> {
  const { client } = deps.stripe;
  const session = await unlessMissing(client.checkout.sessions.retrieve(id));
  const about = readMetadata(session?.metadata);
  if (!session || !about || !(await isOurs(deps, about))) return null;
  if (session.status === 'open') return session.url;
  if (session.status === 'complete' && session.payment_status !== 'unpaid') {
    if (session.subscription) await takeSubscription(deps, idOf(session.subscription));
    else if (session.payment_intent) await takePayment(deps, idOf(session.payment_intent));
    return null;
  }
  if (session.status === 'complete' && !failed) await notePending(deps, about);
  else await endCheckout(deps, about, failed ? session : null);
  return null;
}

/** A method that takes days, such as a bank transfer: Stripe reports later that it was paid or failed. */
const notePending = (deps: Deps, { workspace, checkout: id }: Bought) =>
  changePlanAccount(deps, workspace, (account) =>
    account.checkout?.id === id
      ? { account: { ...account, checkout: { ...account.checkout, pending: true } } }
      : { account },
  );

/**
 * It can no longer be paid.
 * @param failed the session whose payment failed
 */
async function endCheckout(deps: Deps, about: Bought, failed: Stripe.Checkout.Session | null): Promise<void> {
  // Stripe would go on trying to charge for it.
  if (failed?.subscription) await deps.stripe.stop({ reference: idOf(failed.subscription) });
  const { plan, period } = about;
  const at = deps.clock();
  const entries = failed
    ? [{ id: `failed ${failed.id}`, kind: 'failed' as const, plan, period, cents: 0, at }]
    : [];
  await changePlanAccount(deps, about.workspace, (account) => ({
    account: withoutCheckout(account, about),
    entries,
  }));
}

export async function takeSubscription(deps: Deps, id: string): Promise<void> {
  const subscription = await unlessMissing(deps.stripe.client.subscriptions.retrieve(id));
  const about = readMetadata(subscription?.metadata);
  if (about) await take(deps, about, () => deps.stripe.read({ reference: id, upgrades: [] }));
}

/** Its form in an event depends on which version of the API the webhook was made for. */
async function takeInvoice(deps: Deps, invoice: string): Promise<void> {
  const stripeInvoice = await unlessMissing(deps.stripe.client.invoices.retrieve(invoice));
  const id = stripeInvoice?.parent?.subscription_details?.subscription;
  if (id) await takeSubscription(deps, idOf(id));
}

/** Applies a refund or a dispute. */
async function takeUndone(
  deps: Deps,
  { payment_intent }: Pick<Stripe.Refund, 'payment_intent'>,
): Promise<void> {
  if (!payment_intent) return;
  const id = idOf(payment_intent);
  const payment = { type: 'payment_intent' as const, payment_intent: id };
  const { data } = await deps.stripe.client.invoicePayments.list({ payment, limit: 1 });
  const invoice = data[0]?.invoice;
  if (!invoice) return takePayment(deps, id);
  const { parent } = await deps.stripe.client.invoices.retrieve(idOf(invoice));
  const subscription = parent?.subscription_details?.subscription;
  if (!subscription) return;
  await undoUpgrade(deps.stripe.client, idOf(subscription));
  await takeSubscription(deps, idOf(subscription));
}

/** A plan that is paid once, or its upgrade. */
async function takePayment(deps: Deps, id: string): Promise<void> {
  const intent = await unlessMissing(deps.stripe.client.paymentIntents.retrieve(id));
  const about = readMetadata(intent?.metadata);
  if (!about) return;
  await take(deps, about, (account) => {
    const { subscription } = account;
    if (!about.upgrades) {
      const knownUpgrades = subscription?.reference === id ? subscription.upgrades : [];
      return deps.stripe.read({ reference: id, upgrades: knownUpgrades });
    }
    const isItsPlan = subscription?.id === about.upgrades;
    const upgrades = isItsPlan ? subscription.upgrades : [];
    const isKnown = upgrades.some((one) => one.reference === id);
    if (isItsPlan && (isKnown || isRunning(subscription, deps.clock())))
      return deps.stripe.read({
        reference: subscription.reference,
        upgrades: isKnown ? upgrades : [...upgrades, { reference: id, plan: about.plan }],
      });
    return payBackLate(deps, account, about, id);
  });
}

/** A larger plan that was paid for after its plan had ended. Once its checkout is over, that was done. */
async function payBackLate(
  deps: Deps,
  { checkout }: PlanAccount,
  about: Bought,
  payment: string,
): Promise<PaidBack> {
  if (checkout?.id !== about.checkout) return { entries: [] };
  deps.telemetry.log.warn(
    { payment },
    'a larger plan was paid for after its plan had ended; it is paid back',
  );
  return { entries: await deps.stripe.payBack(payment) };
}

interface PaidBack {
  readonly entries: readonly Payment[];
}

/** Read again for each attempt, so an old state never overwrites somebody else's change. */
async function take(
  deps: Deps,
  about: Bought,
  read: (account: PlanAccount) => Promise<Purchase | PaidBack>,
): Promise<void> {
  if (!(await isOurs(deps, about))) return;
  await changePlanAccount(deps, about.workspace, async (account) => {
    const purchase = await read(account);
    if (!('subscription' in purchase))
      return { account: withoutCheckout(account, about), entries: purchase.entries };
    const { account: next, entries, superseded } = placePurchase(account, purchase, deps.clock());
    if (superseded) await deps.stripe.stop(superseded);
    return { account: about.upgrades ? withoutCheckout(next, about) : next, entries };
  });
}

const withoutCheckout = (account: PlanAccount, { checkout }: Bought): PlanAccount =>
  account.checkout?.id === checkout ? { ...account, checkout: null } : account;

/** Several installations may share an account at Stripe. */
const isOurs = async ({ stores }: Deps, { workspace }: Bought): Promise<boolean> =>
  (await stores.plans.find(workspace)) !== null;
