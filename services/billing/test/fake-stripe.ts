import { listen } from '@carillon/kit/http/listen.ts';
import { type Context, Hono } from 'hono';
import Stripe from 'stripe';
import { addMonths } from '../domain/months.ts';
import { type Form, readForm } from './read-form.ts';

/** An object of Stripe's, with what is read of it. */
type Thing = { readonly id: string; [field: string]: unknown };
type Metadata = Record<string, string>;

interface Price extends Thing {
  lookup_key: string;
  unit_amount: number;
  metadata: Metadata;
}
interface Session extends Thing {
  status: 'open' | 'complete' | 'expired';
  form: Form;
}
interface Subscription extends Thing {
  status: string;
  metadata: Metadata;
  priceId: string;
  period: [number, number];
}
interface Invoice extends Thing {
  subscription: string;
  intent: string;
}
interface Intent extends Thing {
  metadata: Metadata;
  charge: { id: string; amount: number; created: number; customer: string };
  refunds: { id: string; amount: number; created: number; status: string }[];
}

export const WEBHOOK_SECRET = 'whsec_of_a_test';
const signer = new Stripe('sk_test_signer');

/**
 * Stripe as the real client speaks to it: HTTP, forms with brackets, keys of idempotency, objects in its shapes. What
 * customers do, and what Stripe does by itself, are functions; each returns the events that it would send.
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
  const replies = new Map<string, string>();
  const state = { declines: false, calls: [] as string[] };

  const known = <T>(map: ReadonlyMap<string, T>, id: string | undefined): T => {
    const found = map.get(id ?? '');
    if (!found) throw new Missing();
    return found;
  };
  const months = (price: string): number => (known(prices, price).interval === 'year' ? 12 : 1);
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
  const bill = (subscription: Subscription, reason: string, amount: number, paid = true): Invoice => {
    const intent = paid ? pay(amount, {}, String(subscription.customer)).id : '';
    const invoice: Invoice = {
      ...{ id: newId('in'), object: 'invoice', subscription: subscription.id, intent },
      ...{ billing_reason: reason, attempt_count: 1, created: now(), amount_paid: paid ? amount : 0 },
      ...{ status: paid ? 'paid' : 'open', status_transitions: { paid_at: paid ? now() : null } },
      parent: { subscription_details: { subscription: subscription.id } },
    };
    invoices.unshift(invoice);
    return invoice;
  };
  const shown = (one: Subscription) => ({
    ...one,
    items: {
      data: [
        {
          ...{ id: `si_${one.id}`, price: known(prices, one.priceId) },
          ...{ current_period_start: one.period[0], current_period_end: one.period[1] },
        },
      ],
    },
  });
  const chargeOf = ({ id, charge, refunds }: Intent) => {
    const amount_refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
    const rest = { amount_refunded, refunded: amount_refunded === charge.amount, payment_intent: id };
    return { ...charge, ...rest, object: 'charge', refunds: { data: refunds } };
  };
  const prorated = (one: Subscription, form: Form): number => {
    const to = known(prices, form.items?.[0]?.price).unit_amount;
    const [start, end] = one.period;
    const left = (end - Number(form.proration_date)) / (end - start);
    return Math.round((to - known(prices, one.priceId).unit_amount) * left);
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
    const asked = await form(c);
    const id = newId('cs');
    const rest = { metadata: asked.metadata, url: `https://checkout.stripe.example/${id}` };
    const session: Session = { id, object: 'checkout.session', status: 'open', form: asked, ...rest };
    sessions.set(id, { ...session, payment_status: 'unpaid', subscription: null, payment_intent: null });
    return c.json(known(sessions, id));
  });
  app.get('/v1/checkout/sessions/:id', (c) => c.json(known(sessions, c.req.param('id'))));
  app.post('/v1/checkout/sessions/:id/expire', (c) => {
    const session = known(sessions, c.req.param('id'));
    session.status = 'expired';
    return c.json(session);
  });
  app.get('/v1/subscriptions/:id', (c) => c.json(shown(known(subscriptions, c.req.param('id')))));
  app.post('/v1/subscriptions/:id', async (c) => {
    const one = known(subscriptions, c.req.param('id'));
    const asked = await form(c);
    if (asked.cancel_at_period_end) one.cancel_at_period_end = asked.cancel_at_period_end === 'true';
    const price = asked.items?.[0]?.price;
    if (price) {
      if (asked.proration_behavior === 'always_invoice') {
        if (state.declines) return c.json({ error: { type: 'card_error', code: 'card_declined' } }, 402);
        bill(one, 'subscription_update', prorated(one, asked));
      }
      one.priceId = price;
    }
    // An empty value takes a key away.
    const metadata = Object.entries({ ...one.metadata, ...asked.metadata });
    one.metadata = Object.fromEntries(metadata.filter(([, value]) => value !== ''));
    return c.json(shown(one));
  });
  app.delete('/v1/subscriptions/:id', (c) => {
    const one = known(subscriptions, c.req.param('id'));
    if (one.status === 'canceled') throw new Missing();
    one.status = 'canceled';
    return c.json(shown(one));
  });
  app.post('/v1/invoices/create_preview', async (c) => {
    const { subscription, subscription_details: details } = await form(c);
    return c.json({ amount_due: details ? prorated(known(subscriptions, subscription), details) : 0 });
  });
  app.get('/v1/invoices', (c) =>
    c.json(list(invoices.filter(({ subscription }) => subscription === c.req.query('subscription')))),
  );
  app.get('/v1/invoices/:id', (c) => {
    const found = invoices.find(({ id }) => id === c.req.param('id'));
    if (!found) throw new Missing();
    return c.json(found);
  });
  app.get('/v1/invoice_payments', (c) => {
    const query = readForm(new URL(c.req.url).search.slice(1));
    const found = invoices.filter(
      ({ id, intent }) => intent && (id === query.invoice || intent === query.payment?.payment_intent),
    );
    return c.json(
      list(found.map(({ id, intent }) => ({ invoice: id, payment: { payment_intent: intent } }))),
    );
  });
  app.get('/v1/payment_intents/:id', (c) => {
    const intent = known(intents, c.req.param('id'));
    return c.json({ ...intent, latest_charge: chargeOf(intent) });
  });
  app.get('/v1/charges', (c) => {
    const { customer, payment_intent } = c.req.query();
    const found = [...intents.values()].filter(
      (one) => one.id === payment_intent || (customer && one.charge.customer === customer),
    );
    return c.json(list(found.map(chargeOf)));
  });
  app.post('/v1/billing_portal/sessions', (c) => c.json({ url: 'https://billing.stripe.example/p' }));

  const listening = await listen(app, 0);
  const subscriptionOf = (workspace: string): Subscription => {
    const own = [...subscriptions.values()].filter(({ metadata }) => metadata.workspace === workspace);
    const last = own.at(-1);
    if (!last) throw new Error(`${workspace} has no subscription`);
    return last;
  };
  const openSessionOf = (workspace: string): Session => {
    const own = [...sessions.values()].filter(({ form: { metadata } }) => metadata?.workspace === workspace);
    const last = own.at(-1);
    if (!last) throw new Error(`${workspace} buys nothing`);
    return last;
  };
  const event = (type: string, object: unknown): string =>
    JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object }, created: now() });

  return {
    ...{ state, sessions, subscriptions },
    url: `http://127.0.0.1:${listening.port}`,
    close: () => listening.close(),
    /** As Stripe signs it. */
    sign: (payload: string, secret = WEBHOOK_SECRET) =>
      signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: now() }),
    pays(workspace: string): string[] {
      const session = openSessionOf(workspace);
      const { form: asked } = session;
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
      const item = asked.line_items?.[0];
      if (asked.mode === 'payment') {
        const intent = pay(Number(item?.price_data?.unit_amount), asked.payment_intent_data?.metadata ?? {});
        session.payment_intent = intent.id;
        return [event('checkout.session.completed', session)];
      }
      const price = item?.price ?? '';
      const off = asked.discounts ? 0.8 : 1;
      const subscription: Subscription = {
        ...{ id: newId('sub'), object: 'subscription', status: 'active', customer: newId('cus') },
        ...{ metadata: asked.subscription_data?.metadata ?? {}, priceId: price },
        ...{ start_date: now(), cancel_at_period_end: false, cancel_at: null },
        period: periodFrom(now(), price),
      };
      subscriptions.set(subscription.id, subscription);
      session.subscription = subscription.id;
      const invoice = bill(subscription, 'subscription_create', known(prices, price).unit_amount * off);
      return [
        event('customer.subscription.created', shown(subscription)),
        event('invoice.paid', invoice),
        event('checkout.session.completed', session),
      ];
    },
    failsToPay(workspace: string): string[] {
      const session = openSessionOf(workspace);
      session.status = 'complete';
      return [event('checkout.session.async_payment_failed', session)];
    },
    leaves(workspace: string): string[] {
      const session = openSessionOf(workspace);
      session.status = 'expired';
      return [event('checkout.session.expired', session)];
    },
    renews(workspace: string, paid = true): string[] {
      const one = subscriptionOf(workspace);
      if (one.status === 'active') one.period = periodFrom(one.period[1], one.priceId);
      one.status = paid ? 'active' : 'past_due';
      const invoice = bill(one, 'subscription_cycle', known(prices, one.priceId).unit_amount, paid);
      const kind = paid ? 'invoice.paid' : 'invoice.payment_failed';
      return [event('customer.subscription.updated', shown(one)), event(kind, invoice)];
    },
    /** The operator pays the last payment back. */
    refunds(workspace: string): string[] {
      const ids = [...subscriptions.values()]
        .filter(({ metadata }) => metadata.workspace === workspace)
        .map(({ id }) => id);
      const billed = invoices
        .filter(
          ({ subscription, billing_reason }) =>
            ids.includes(subscription) && billing_reason !== 'subscription_update',
        )
        .map(({ intent }) => intent);
      const own = [...intents.values()].filter(
        ({ id, metadata }) => metadata.workspace === workspace || billed.includes(id),
      );
      const intent = known(intents, own.at(-1)?.id);
      const refund = { id: newId('re'), amount: intent.charge.amount, created: now(), status: 'succeeded' };
      intent.refunds.push(refund);
      return [event('charge.refunded', chargeOf(intent))];
    },
  };
}

class Missing extends Error {
  override readonly message = 'No such thing.';
}
