import { type TestStore, testStore } from '@carillon/kit/test/test-store.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openBilling } from './billing-under-test.ts';
import { openFakeStripe, WEBHOOK_SECRET } from './fake-stripe.ts';

type Billing = Awaited<ReturnType<typeof openBilling>>;
type Fake = Awaited<ReturnType<typeof openFakeStripe>>;
const START = new Date('2026-11-30T12:00:00Z');
const HOUR = 3_600_000;

let store: TestStore;
let now = START;
let fake: Fake;
let sandbox: Billing;
let stripe: Billing;

beforeAll(async () => {
  store = await testStore();
  fake = await openFakeStripe(() => now);
  sandbox = await openBilling(store, () => now);
  const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };
  stripe = await openBilling(store, () => now, {
    ...{ PLANS: 'on', PUBLIC_URL: 'https://carillon.example.com', STRIPE_API_URL: fake.url },
    ...keys,
  });
});
afterAll(async () => {
  await Promise.all([sandbox.close(), stripe.close()]);
  await fake.close();
  await store.release();
});

const deliver = async (events: readonly string[]) => {
  const answers = [];
  for (const event of events) answers.push(await stripe.webhook(event, fake.sign(event)));
  expect(answers).toEqual(events.map(() => 200));
};
const sandboxEvent = (event: string) => async (workspace: string) => {
  const { checkout } = (await sandbox.get('/plan/checkout', workspace)) as {
    checkout: { id: string } | null;
  };
  await sandbox.post('/plan/sandbox-event', workspace, { event, ...(checkout && { checkout: checkout.id }) });
};

/** What a customer does, and what a provider does by itself. */
const PROVIDERS = {
  sandbox: {
    billing: () => sandbox,
    pays: sandboxEvent('paid'),
    failsToPay: sandboxEvent('failed'),
    leaves: sandboxEvent('canceled'),
    renews: sandboxEvent('renewed'),
    failsToRenew: sandboxEvent('renewal_failed'),
    refunds: sandboxEvent('refunded'),
  },
  stripe: {
    billing: () => stripe,
    pays: (workspace: string) => deliver(fake.pays(workspace)),
    failsToPay: (workspace: string) => deliver(fake.failsToPay(workspace)),
    leaves: (workspace: string) => deliver(fake.leaves(workspace)),
    renews: (workspace: string) => deliver(fake.renews(workspace)),
    failsToRenew: (workspace: string) => deliver(fake.renews(workspace, false)),
    refunds: (workspace: string) => deliver(fake.refunds(workspace)),
  },
};
const later = (hours = 1) => {
  now = new Date(now.getTime() + hours * HOUR);
};
const historyOf = async (billing: Billing, workspace: string) => {
  const { entries } = (await billing.get('/plan/payments', workspace)) as {
    entries: { kind: string; cents: number }[];
  };
  return entries.map(({ kind, cents }) => `${kind} ${cents}`);
};

describe.each(Object.entries(PROVIDERS))('%s', (name, { billing: open, ...happens }) => {
  const choose = (workspace: string, plan: string, period: string) =>
    open().post('/plan/checkout', workspace, { plan, period });

  test('a plan is bought with the bonus once, made larger and smaller, charged again, canceled and paid back', async () => {
    now = START;
    const billing = open();
    const me = `${name}-ada`;
    const change = (plan: string) => billing.post('/plan/change', me, { plan });
    const plan = () => billing.plan(me);
    const granted = async () => (await billing.balance(me)).granted;
    await choose(me, 'starter', 'monthly');
    expect(await billing.get('/plan/checkout', me)).toMatchObject({ checkout: { charge: 800, bonus: 200 } });
    await happens.failsToPay(me);
    expect(await plan()).toMatchObject({ status: 'trial', bonus: true });
    later();
    await choose(me, 'starter', 'monthly');
    await happens.leaves(me);
    expect(await billing.get('/plan/checkout', me)).toMatchObject({ checkout: null });
    await choose(me, 'starter', 'monthly');
    await happens.pays(me);
    expect(await plan()).toMatchObject({
      ...{ status: 'active', plan: 'starter', period: 'monthly', renews: true, bonus: false },
      ends_at: '2026-12-30T13:00:00.000Z',
    });
    expect(await granted()).toBe(20_000);

    now = new Date('2026-12-15T13:00:00Z');
    // By the day here, by the hour at Stripe: half of a month of thirty days.
    const cents = name === 'stripe' ? 300 : 290;
    expect(await billing.get('/plan/change?plan=popular', me)).toMatchObject({ cents });
    expect(await change('popular')).toMatchObject({ url: null });
    expect(await granted()).toBe(60_000);
    later();
    await change('starter');
    expect(await plan()).toMatchObject({ plan: 'popular', next_plan: 'starter' });
    later();
    await change('popular');
    expect(await plan()).toMatchObject({ plan: 'popular', next_plan: null });
    later();
    await happens.failsToRenew(me);
    expect(await plan()).toMatchObject({ status: 'past_due', plan: 'popular' });
    expect(await change('premium')).toMatchObject({ error: 'conflict' });
    later();
    await happens.renews(me);
    expect(await plan()).toMatchObject({ status: 'active', ends_at: '2027-01-30T13:00:00.000Z' });
    now = new Date('2026-12-31T13:00:00Z');
    expect(await granted()).toBe(110_000);
    await change('starter');
    later();
    await happens.renews(me);
    expect(await plan()).toMatchObject({ plan: 'starter', next_plan: null });
    now = new Date('2027-02-01T13:00:00Z');
    expect(await granted()).toBe(120_000);
    await billing.post('/plan/cancel', me);
    expect(await plan()).toMatchObject({ status: 'canceled', renews: false });
    later();
    await happens.refunds(me);
    expect(await plan()).toMatchObject({ status: 'ended', plan: 'starter' });
    // What the other payments brought stays.
    expect(await granted()).toBe(110_000);
    expect(await historyOf(billing, me)).toEqual([
      ...['refunded -1000', 'canceled 0', 'renewed 1000', 'downgraded 0', 'renewed 1600', 'failed 0'],
      ...['kept 0', 'downgraded 0', `upgraded ${cents}`, 'paid 800', 'failed 0'],
    ]);
  });

  test('a lifetime is made larger for the difference, is not bought away, and ends when it is paid back', async () => {
    now = START;
    const billing = open();
    const me = `${name}-lea`;
    await choose(me, 'popular', 'lifetime');
    await happens.pays(me);
    expect(await billing.plan(me)).toMatchObject({ status: 'active', plan: 'popular', ends_at: null });
    expect(await choose(me, 'premium', 'monthly')).toMatchObject({ error: 'conflict' });
    later();
    expect(await billing.get('/plan/change?plan=premium', me)).toMatchObject({ cents: 2000 });
    const { url } = (await billing.post('/plan/change', me, { plan: 'premium' })) as { url: string | null };
    if (url) await happens.pays(me);
    expect(await billing.plan(me)).toMatchObject({ plan: 'premium', period: 'lifetime', ends_at: null });
    expect(await historyOf(billing, me)).toEqual(['upgraded 2000', 'paid 5600']);
    expect(await billing.get('/plan/checkout', me)).toMatchObject({ checkout: null });
  });

  test('another period takes the place of what runs, which is not charged again', async () => {
    now = START;
    const billing = open();
    const me = `${name}-noa`;
    await choose(me, 'premium', 'monthly');
    await happens.pays(me);
    later();
    await choose(me, 'starter', 'prepaid');
    await happens.pays(me);
    expect(await billing.plan(me)).toMatchObject({ plan: 'starter', period: 'prepaid', renews: false });
    // Popular costs as much, and nothing can't be charged there.
    if (name === 'stripe')
      expect(await billing.post('/plan/change', me, { plan: 'popular' })).toMatchObject({
        error: 'conflict',
      });
    expect(await historyOf(billing, me)).toEqual(['paid 4000', 'paid 1920']);
    const left = [...fake.subscriptions.values()].filter(({ metadata }) => metadata.workspace === me);
    expect(left.every(({ status }) => status === 'canceled')).toBe(true);
    later();
    await happens.refunds(me);
    expect(await billing.plan(me)).toMatchObject({ status: 'trial' });
  });
});

test('whoever comes back from Stripe has the plan though no event came yet; a declined card leaves the plan as it was', async () => {
  now = START;
  const chosen = await stripe.post('/plan/checkout', 'back', { plan: 'starter', period: 'yearly' });
  const { url } = chosen as { url: string };
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
  expect(await stripe.get('/plan/checkout', 'back')).toMatchObject({ checkout: { url, charge: 1600 } });
  fake.pays('back');
  expect(await stripe.get('/plan/checkout', 'back')).toMatchObject({ checkout: null });
  expect(await stripe.plan('back')).toMatchObject({ status: 'active', plan: 'starter', provider: 'stripe' });
  fake.state.declines = true;
  const refused = await stripe.post('/plan/change', 'back', { plan: 'premium' });
  fake.state.declines = false;
  expect(refused).toMatchObject({ error: 'conflict', message: expect.stringMatching(/^The payment failed/) });
  expect(await stripe.plan('back')).toMatchObject({ plan: 'starter' });
  expect(await stripe.post('/plan/portal', 'back')).toMatchObject({ url: expect.stringMatching(/^https/) });
  expect(await stripe.post('/plan/sandbox-event', 'back', { event: 'renewed' })).toMatchObject({
    error: 'not_found',
  });
});

test('forged, old and altered events are refused; the same event twice, late or in any order changes nothing', async () => {
  now = START;
  await stripe.post('/plan/checkout', 'hard', { plan: 'popular', period: 'monthly' });
  const bought = fake.pays('hard');
  const last = bought.at(-1) ?? '';
  const signature = fake.sign(last);
  for (const [body, forged] of [
    [last, fake.sign(last, 'whsec_of_somebody_else')],
    [`${last} `, signature],
    [last, ''],
    [last, 'nonsense'],
    ['', ''],
  ] as const)
    expect(await stripe.webhook(body, forged)).toBe(400);
  const before = fake.state.calls.length;
  now = new Date(now.getTime() + 6 * 60_000);
  expect(await stripe.webhook(last, signature)).toBe(400);
  expect(fake.state.calls).toHaveLength(before);
  expect(await stripe.plan('hard')).toMatchObject({ status: 'trial' });

  const events = [...bought, ...fake.renews('hard', false), ...fake.renews('hard')];
  await Promise.all(events.toReversed().map((event) => deliver([event])));
  expect(await stripe.plan('hard')).toMatchObject({ status: 'active', plan: 'popular' });
  const history = await historyOf(stripe, 'hard');
  expect(history.toSorted()).toEqual(['failed 0', 'paid 1280', 'renewed 1600']);
  // Bought anew after that; what is told again of the old one is about something that is over.
  later();
  await stripe.post('/plan/checkout', 'hard', { plan: 'premium', period: 'lifetime' });
  await deliver(fake.pays('hard'));
  await deliver(events);
  expect(await stripe.plan('hard')).toMatchObject({ plan: 'premium', period: 'lifetime', status: 'active' });
  expect(await historyOf(stripe, 'hard')).toHaveLength(history.length + 1);
});

test('two checkouts are never both to be paid, and events of strangers change nothing', async () => {
  now = START;
  const first = (await stripe.post('/plan/checkout', 'two', { plan: 'starter', period: 'monthly' })) as {
    url: string;
  };
  await stripe.post('/plan/checkout', 'two', { plan: 'premium', period: 'yearly' });
  expect(fake.sessions.get(first.url.split('/').at(-1) ?? '')).toMatchObject({ status: 'expired' });
  const strange = JSON.stringify({
    ...{ id: 'evt_strange', object: 'event', type: 'checkout.session.completed' },
    data: { object: { id: 'cs_of_another_installation' } },
  });
  expect(await stripe.webhook(strange, fake.sign(strange))).toBeGreaterThanOrEqual(200);
  expect(await stripe.plan('two')).toMatchObject({ status: 'trial' });
});
