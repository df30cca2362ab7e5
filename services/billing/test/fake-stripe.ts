import { listen } from '@carillon/kit/http/listen.ts';
import { type Context, Hono } from 'hono';
import Stripe from 'stripe';
import { addMonths } from '../domain/months.ts';
import { type Form, readForm } from './read-form.ts';
import type {
  Dispute,
  Intent,
  Invoice,
  InvoiceStatus,
  Metadata,
  Price,
  Session,
  Subscription,
} from './stripe-things.ts';

export const WEBHOOK_SECRET = 'whsec_of_a_test';
const signer = new Stripe('sk_test_signer');

/**
 * Stripe as the real client talks to it: HTTP, forms with brackets, idempotency keys, objects in its shapes.
 * Customers' actions, and Stripe's automatic ones, are functions; each returns the events that Stripe would send.
 */
export async function openFakeStripe(clock: () => Date) {
  const now = () => Math.floor(clock().getTime() / 1000);
  let count = 0;
  const newId = (kind: string): string => `${kind}_${++count}`;
  const prices = new Map<string, Price>();
  const coupons = new Set<string>();
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const invoices: Invoice[] = [];
  const intents = new Map<string, Intent>();
  const disputes: Dispute[] = [];
  const replies = new Map<string, string>();
  const state = {
    declines: false,
    calls: [] as string[],
    /** Delays requests for a subscription until it resolves. */
    hold: null as Promise<void> | null,
  };

  const requireKnown = <T>(map: ReadonlyMap<string, T>, id: string | undefined): T => {
    const entry = map.get(id ?? '');
    if (!entry) throw new Missing();
    return entry;
  };
  const months = (price: string): number => (requireKnown(prices, price).interval === 'year' ? 12 : 1);
  const periodFrom = (start: number, price: string): [number, number] => [
    start,
    addMonths(new Date(start * 1000), months(price)).getTime() / 1000,
  ];
  const pay = (amount: number, metadata: Metadata, customer = ''): Intent => {
    const charge = { id: newId('ch'), amount, created: now(), customer };
    const intent: Intent = { id: newId('pi'), metadata, charge, refunds: [] };
    intents.set(intent.id, intent);
    return intent;
  };
  const settle = (invoice: Invoice, amount: number): Invoice => {
    const { customer } = requireKnown(subscriptions, invoice.subscription);
    // A free invoice is paid without a payment.
    const intent = amount > 0 ? pay(amount, {}, String(customer)).id : '';
    const paid = { intent, amount_paid: amount, status: 'paid', status_transitions: { paid_at: now() } };
    return Object.assign(invoice, paid, { attempt_count: 1 });
  };
  const bill = (
    subscription: Subscription,
    reason: string,
    amount: number,
    { status = 'paid', lines = [] }: { status?: InvoiceStatus; lines?: unknown[] } = {},
  ): Invoice => {
    const invoice: Invoice = {
      id: newId('in'),
      object: 'invoice',
      subscription: subscription.id,
      intent: '',
      billing_reason: reason,
      attempt_count: status === 'open' ? 1 : 0,
      created: now(),
      amount_paid: 0,
      status,
      amount,
      status_transitions: { paid_at: null },
      lines: { data: lines },
      parent: { subscription_details: { subscription: subscription.id } },
    };
    invoices.unshift(invoice);
    return status === 'paid' ? settle(invoice, amount) : invoice;
  };
  const lineOf = (price: string, amount: number) => ({ amount, pricing: { price_details: { price } } });
  const viewSubscription = (one: Subscription) => ({
    ...one,
    items: {
      data: [
        {
          id: `si_${one.id}`,
          price: requireKnown(prices, one.priceId),
          current_period_start: one.period[0],
          current_period_end: one.period[1],
        },
      ],
    },
  });
  const chargeOf = ({ id, charge, refunds }: Intent) => {
    const amount_refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
    const rest = { amount_refunded, refunded: amount_refunded === charge.amount, payment_intent: id };
    return { ...charge, ...rest, object: 'charge', refunds: { data: refunds } };
  };
  const refund = (intent: Intent) => {
    const one = { id: newId('re'), amount: intent.charge.amount, created: now(), status: 'succeeded' };
    intent.refunds.push(one);
    return one;
  };
  const prorated = (one: Subscription, form: Form): number => {
    const to = requireKnown(prices, form.items?.[0]?.price).unit_amount;
    const [start, end] = one.period;
    const remainingShare = (end - Number(form.proration_date)) / (end - start);
    return Math.round((to - requireKnown(prices, one.priceId).unit_amount) * remainingShare);
  };

  const app = new Hono();
  app.use(async (c, next) => {
    const key = c.req.header('idempotency-key');
    state.calls.push(`${c.req.method} ${c.req.path}`);
    const earlier = key === undefined ? undefined : replies.get(key);
    if (earlier !== undefined) return c.body(earlier, 200, { 'content-type': 'application/json' });
    await next();
    if (key !== undefined && c.res.ok) replies.set(key, await c.res.clone().text());
  });
  app.onError((error, c) => {
    const code = error instanceof Missing ? 'resource_missing' : 'internal';
    return c.json({ error: { type: 'invalid_request_error', code, message: error.message } }, 404);
  });
  const form = async (c: Context): Promise<Form> => readForm(await c.req.text());
  const list = (data: unknown[]) => ({ object: 'list', has_more: false, data });

  app.get('/v1/prices', (c) => {
    const key = readForm(new URL(c.req.url).search.slice(1)).lookup_keys?.[0];
    return c.json(list([...prices.values()].filter((one) => one.lookup_key === key)));
  });
  app.get('/v1/prices/:id', (c) => c.json(requireKnown(prices, c.req.param('id'))));
  app.post('/v1/prices', async (c) => {
    const { lookup_key = '', unit_amount, metadata = {}, recurring } = await form(c);
    const price = { id: newId('price'), lookup_key, unit_amount: Number(unit_amount), metadata };
    prices.set(price.id, { ...price, interval: recurring?.interval });
    return c.json(price);
  });
  app.get('/v1/coupons/:id', (c) => {
    if (!coupons.has(c.req.param('id'))) throw new Missing();
    return c.json({ id: c.req.param('id') });
  });
  app.post('/v1/coupons', async (c) => {
    const { id = '' } = await form(c);
    coupons.add(id);
    return c.json({ id });
  });
  app.post('/v1/checkout/sessions', async (c) => {
    const input = await form(c);
    const id = newId('cs');
    const rest = { metadata: input.metadata, url: `https://checkout.stripe.example/${id}` };
    const session: Session = { id, object: 'checkout.session', status: 'open', form: input, ...rest };
    sessions.set(id, { ...session, payment_status: 'unpaid', subscription: null, payment_intent: null });
    return c.json(requireKnown(sessions, id));
  });
  app.get('/v1/checkout/sessions/:id', (c) => c.json(requireKnown(sessions, c.req.param('id'))));
  app.post('/v1/checkout/sessions/:id/expire', (c) => {
    const session = requireKnown(sessions, c.req.param('id'));
    session.status = 'expired';
    return c.json(session);
  });
  app.get('/v1/subscriptions/:id', async (c) => {
    await state.hold;
    return c.json(viewSubscription(requireKnown(subscriptions, c.req.param('id'))));
  });
  app.post('/v1/subscriptions/:id', async (c) => {
    const one = requireKnown(subscriptions, c.req.param('id'));
    const input = await form(c);
    if (input.cancel_at_period_end) one.cancel_at_period_end = input.cancel_at_period_end === 'true';
    const price = input.items?.[0]?.price;
    if (price) {
      if (input.proration_behavior === 'always_invoice') {
        if (state.declines) return c.json({ error: { type: 'card_error', code: 'card_declined' } }, 402);
        const amount = prorated(one, input);
        const lines = [lineOf(one.priceId, -1), lineOf(price, amount + 1)];
        bill(one, 'subscription_update', amount, { lines });
      }
      one.priceId = price;
    }
    // An empty value takes a key away.
    const metadata = Object.entries({ ...one.metadata, ...input.metadata });
    one.metadata = Object.fromEntries(metadata.filter(([, value]) => value !== ''));
    return c.json(viewSubscription(one));
  });
  app.delete('/v1/subscriptions/:id', (c) => {
    const one = requireKnown(subscriptions, c.req.param('id'));
    if (one.status === 'canceled') throw new Missing();
    one.status = 'canceled';
    return c.json(viewSubscription(one));
  });
  app.post('/v1/invoices/create_preview', async (c) => {
    const { subscription, subscription_details: details } = await form(c);
    return c.json({ amount_due: details ? prorated(requireKnown(subscriptions, subscription), details) : 0 });
  });
  app.get('/v1/invoices', (c) =>
    c.json(list(invoices.filter(({ subscription }) => subscription === c.req.query('subscription')))),
  );
  app.get('/v1/invoices/:id', (c) => {
    const invoice = invoices.find(({ id }) => id === c.req.param('id'));
    if (!invoice) throw new Missing();
    return c.json(invoice);
  });
  app.get('/v1/invoice_payments', (c) => {
    const query = readForm(new URL(c.req.url).search.slice(1));
    const matches = invoices.filter(
      ({ id, intent }) => intent && (id === query.invoice || intent === query.payment?.payment_intent),
    );
    return c.json(
      list(matches.map(({ id, intent }) => ({ invoice: id, payment: { payment_intent: intent } }))),
    );
  });
  app.get('/v1/payment_intents/:id', (c) => {
    const intent = requireKnown(intents, c.req.param('id'));
    return c.json({ ...intent, latest_charge: chargeOf(intent) });
  });
  app.post('/v1/refunds', async (c) => {
    const { payment_intent } = await form(c);
    return c.json(refund(requireKnown(intents, payment_intent)));
  });
  app.get('/v1/disputes', (c) =>
    c.json(list(disputes.filter(({ payment_intent }) => payment_intent === c.req.query('payment_intent')))),
  );
  app.get('/v1/charges', (c) => {
    const { customer, payment_intent } = c.req.query();
    const matches = [...intents.values()].filter(
      (one) => one.id === payment_intent || (customer && one.charge.customer === customer),
    );
    return c.json(list(matches.map(chargeOf)));
  });
  app.post('/v1/billing_portal/sessions', (c) => c.json({ url: 'https://billing.stripe.example/p' }));

  const listening = await listen(app, 0);
  const subscriptionOf = (workspace: string): Subscription => {
    const ownSubscriptions = [...subscriptions.values()].filter(
      ({ metadata }) => metadata.workspace === workspace,
    );
    const last = ownSubscriptions.at(-1);
    if (!last) throw new Error(`${workspace} has no subscription`);
    return last;
  };
  const openSessionOf = (workspace: string): Session => {
    const ownSessions = [...sessions.values()].filter(
      ({ form: { metadata } }) => metadata?.workspace === workspace,
    );
    const last = ownSessions.at(-1);
    if (!last) throw new Error(`${workspace} buys nothing`);
    return last;
  };
  const payOnce = (session: Session): void => {
    const { line_items, payment_intent_data } = session.form;
    const amount = Number(line_items?.[0]?.price_data?.unit_amount);
    session.payment_intent = pay(amount, payment_intent_data?.metadata ?? {}).id;
  };
  const subscribe = (session: Session, status: string): Subscription => {
    const { line_items, subscription_data } = session.form;
    const price = line_items?.[0]?.price ?? '';
    const subscription: Subscription = {
      id: newId('sub'),
      object: 'subscription',
      status,
      customer: newId('cus'),
      metadata: subscription_data?.metadata ?? {},
      priceId: price,
      start_date: now(),
      cancel_at_period_end: false,
      cancel_at: null,
      period: periodFrom(now(), price),
    };
    subscriptions.set(subscription.id, subscription);
    session.subscription = subscription.id;
    return subscription;
  };
  const lastPaymentOf = (workspace: string, isMeant: (reason: unknown) => boolean): Intent => {
    const ids = [...subscriptions.values()]
      .filter(({ metadata }) => metadata.workspace === workspace)
      .map(({ id }) => id);
    const billed = invoices
      .filter((one) => ids.includes(one.subscription) && isMeant(one.billing_reason))
      .map(({ intent }) => intent);
    const ownIntents = [...intents.values()].filter(
      ({ id, metadata }) => metadata.workspace === workspace || billed.includes(id),
    );
    return requireKnown(intents, ownIntents.at(-1)?.id);
  };
  const event = (type: string, object: unknown): string =>
    JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object }, created: now() });

  return {
    state,
    sessions,
    subscriptions,
    url: `http://127.0.0.1:${listening.port}`,
    close: () => listening.close(),
    /** Signs a payload as Stripe does. */
    sign: (payload: string, secret = WEBHOOK_SECRET) =>
      signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: now() }),
    /** @param payment_status `unpaid`: by a method that takes days; `no_payment_required`: it costs nothing now */
    pays(workspace: string, payment_status = 'paid'): string[] {
      const session = openSessionOf(workspace);
      const { form: input } = session;
      Object.assign(session, { status: 'complete', payment_status, url: null });
      if (input.mode === 'payment') {
        if (payment_status === 'paid') payOnce(session);
        return [event('checkout.session.completed', session)];
      }
      const subscription = subscribe(session, 'active');
      const off = payment_status === 'no_payment_required' ? 0 : input.discounts ? 0.8 : 1;
      const amount = requireKnown(prices, subscription.priceId).unit_amount * off;
      const status = payment_status === 'unpaid' ? 'open' : 'paid';
      const invoice = bill(subscription, 'subscription_create', amount, { status });
      return [
        event('customer.subscription.created', viewSubscription(subscription)),
        event(status === 'paid' ? 'invoice.paid' : 'invoice.finalized', invoice),
        event('checkout.session.completed', session),
      ];
    },
    /** The money of a method that takes days is there. */
    arrives(workspace: string): string[] {
      const session = openSessionOf(workspace);
      session.payment_status = 'paid';
      if (session.form.mode === 'payment') payOnce(session);
      const invoice = invoices.find((one) => one.subscription === session.subscription);
      if (invoice) settle(invoice, Number(invoice.amount));
      return [event('checkout.session.async_payment_succeeded', session)];
    },
    /** The card is declined on Stripe's page, which stays open for another. */
    declinesCard(workspace: string): string[] {
      const subscription = subscribe(openSessionOf(workspace), 'incomplete');
      bill(subscription, 'subscription_create', 1000, { status: 'open' });
      return [event('customer.subscription.created', viewSubscription(subscription))];
    },
    failsToPay(workspace: string): string[] {
      const session = openSessionOf(workspace);
      Object.assign(session, { status: 'complete', payment_status: 'unpaid' });
      return [event('checkout.session.async_payment_failed', session)];
    },
    leaves(workspace: string): string[] {
      const session = openSessionOf(workspace);
      session.status = 'expired';
      return [event('checkout.session.expired', session)];
    },
    renews(workspace: string, status: InvoiceStatus = 'paid'): string[] {
      const one = subscriptionOf(workspace);
      const draft = invoices.find(({ subscription, status: s }) => subscription === one.id && s === 'draft');
      if (draft) return [event('invoice.paid', settle(draft, Number(draft.amount)))];
      if (one.status === 'active') one.period = periodFrom(one.period[1], one.priceId);
      one.status = status === 'open' ? 'past_due' : 'active';
      const invoice = bill(one, 'subscription_cycle', requireKnown(prices, one.priceId).unit_amount, {
        status,
      });
      const kind = { paid: 'invoice.paid', open: 'invoice.payment_failed', draft: 'invoice.created' }[status];
      return [event('customer.subscription.updated', viewSubscription(one)), event(kind, invoice)];
    },
    /** On the customer portal of Stripe's. */
    cancels(workspace: string): string[] {
      const one = subscriptionOf(workspace);
      one.cancel_at_period_end = true;
      return [event('customer.subscription.updated', viewSubscription(one))];
    },
    /** The operator pays the last payment back. */
    refunds(workspace: string): string[] {
      const intent = lastPaymentOf(workspace, (reason) => reason !== 'subscription_update');
      refund(intent);
      return [event('charge.refunded', chargeOf(intent))];
    },
    refundsUpgrade(workspace: string): string[] {
      const intent = lastPaymentOf(workspace, (reason) => reason === 'subscription_update');
      refund(intent);
      return [event('charge.refunded', chargeOf(intent))];
    },
    /** The customer asks the bank for the money. `warning_needs_response`: the bank asks only. */
    disputes(workspace: string, status = 'needs_response'): string[] {
      const intent = lastPaymentOf(workspace, (reason) => reason !== 'subscription_update');
      intent.charge.disputed = true;
      const { amount } = intent.charge;
      const rest = { amount, created: now(), balance_transactions: [{ created: now() }] };
      const dispute: Dispute = {
        id: newId('du'),
        object: 'dispute',
        payment_intent: intent.id,
        status,
        ...rest,
      };
      disputes.unshift(dispute);
      return [event('charge.dispute.created', dispute)];
    },
    /** The bank decides the newest dispute. */
    decides(status: 'won' | 'lost'): string[] {
      const [dispute] = disputes;
      if (!dispute) throw new Error('nothing is disputed');
      Object.assign(dispute, { status, balance_transactions: [{ created: now() }] });
      return [event('charge.dispute.closed', dispute)];
    },
  };
}

class Missing extends Error {
  override readonly message = 'No such thing.';
}
