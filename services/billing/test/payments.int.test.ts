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
    failsToRenew: (workspace: string) => deliver(fake.renews(workspace, 'open')),
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

  const events = [...bought, ...fake.renews('hard', 'open'), ...fake.renews('hard')];
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
  expect(await stripe.webhook(strange, fake.sign(strange))).toBe(200);
  expect(await stripe.plan('two')).toMatchObject({ status: 'trial' });
});

const start = (workspace: string, plan: string, period: string) =>
  stripe.post('/plan/checkout', workspace, { plan, period });
const upgrade = (workspace: string, plan: string) => stripe.post('/plan/change', workspace, { plan });
const checkoutOf = (workspace: string) => stripe.get('/plan/checkout', workspace);

test('a larger plan that is paid for after its plan has ended is paid back once, whatever is told of it again', async () => {
  now = START;
  await start('late', 'starter', 'prepaid');
  await deliver(fake.pays('late'));
  later();
  await upgrade('late', 'premium');
  await deliver(fake.refunds('late'));
  later();
  const paid = fake.pays('late');
  await deliver([...paid, ...paid]);
  expect(await stripe.plan('late')).toMatchObject({ status: 'trial' });
  expect(await checkoutOf('late')).toMatchObject({ checkout: null });
  const history = await historyOf(stripe, 'late');
  expect(history.toSorted()).toEqual(['paid 2000', 'paid 3200', 'refunded -2000', 'refunded -3200']);
  expect(fake.state.calls.filter((call) => call === 'POST /v1/refunds')).toHaveLength(1);
  // A larger plan that counted is not paid back when its plan ends later.
  await start('counted', 'starter', 'prepaid');
  await deliver(fake.pays('counted'));
  await upgrade('counted', 'premium');
  const counted = fake.pays('counted');
  await deliver(counted);
  now = new Date('2028-01-01T00:00:00Z');
  await start('counted', 'starter', 'monthly');
  await deliver([...fake.pays('counted'), ...counted]);
  expect(await historyOf(stripe, 'counted')).toEqual(['paid 1000', 'upgraded 2000', 'paid 3200']);
});

test.each(['monthly', 'prepaid'])(
  'a %s plan that is paid by a bank transfer is pending, begins when the money is there, and is canceled when none comes',
  async (period) => {
    now = START;
    const me = `slow-${period}`;
    await start(me, 'popular', period);
    await deliver(fake.pays(me, 'unpaid'));
    const pending = { plan: 'popular', period };
    expect(await stripe.plan(me)).toMatchObject({ status: 'trial', pending, bonus: true });
    expect((await stripe.balance(me)).granted).toBe(10_000);
    expect(await checkoutOf(me)).toMatchObject({ checkout: { pending: true, url: null } });
    expect(await start(me, 'starter', 'yearly')).toMatchObject({ error: 'conflict' });
    later(70);
    await deliver(fake.arrives(me));
    expect(await stripe.plan(me)).toMatchObject({ status: 'active', plan: 'popular', pending: null });
    expect(await checkoutOf(me)).toMatchObject({ checkout: null });
    expect(await historyOf(stripe, me)).toHaveLength(1);

    await start(`${me}-none`, 'popular', period);
    await deliver(fake.pays(`${me}-none`, 'unpaid'));
    await deliver(fake.failsToPay(`${me}-none`));
    expect(await stripe.plan(`${me}-none`)).toMatchObject({ status: 'trial', pending: null });
    expect(await historyOf(stripe, `${me}-none`)).toEqual(['failed 0']);
    const left = [...fake.subscriptions.values()].filter(
      ({ metadata }) => metadata.workspace === `${me}-none`,
    );
    expect(left.filter(({ status }) => status !== 'canceled')).toEqual([]);
    expect(await start(`${me}-none`, 'starter', 'yearly')).toMatchObject({ success: true });
  },
);

test('what nobody has paid for gives nothing and takes no place; what costs nothing counts at once', async () => {
  now = START;
  await start('unpaid', 'starter', 'prepaid');
  await deliver(fake.pays('unpaid'));
  later();
  await start('unpaid', 'premium', 'monthly');
  await deliver(fake.declinesCard('unpaid'));
  expect(await stripe.plan('unpaid')).toMatchObject({ status: 'active', plan: 'starter' });
  expect(await checkoutOf('unpaid')).toMatchObject({
    checkout: { plan: 'premium', url: expect.stringMatching(/^https/) },
  });
  await start('given', 'popular', 'monthly');
  await deliver(fake.pays('given', 'no_payment_required'));
  expect(await stripe.plan('given')).toMatchObject({ status: 'active', plan: 'popular' });
  expect(await historyOf(stripe, 'given')).toEqual([]);
});

test('in the hour in which the invoice of a new period is a draft the plan goes on, also when it is canceled then', async () => {
  now = START;
  await start('draft', 'popular', 'monthly');
  await deliver(fake.pays('draft'));
  now = new Date('2026-12-30T12:30:00Z');
  await deliver(fake.renews('draft', 'draft'));
  // It is not paid yet, and neither are its words.
  const due = '2026-12-30T12:00:00.000Z';
  expect(await stripe.plan('draft')).toMatchObject({ status: 'active', plan: 'popular', ends_at: due });
  expect((await stripe.balance('draft')).granted).toBe(60_000);
  await deliver(fake.cancels('draft'));
  expect(await stripe.plan('draft')).toMatchObject({ status: 'canceled', plan: 'popular', ends_at: due });
  await deliver(fake.renews('draft'));
  expect(await stripe.plan('draft')).toMatchObject({
    status: 'canceled',
    ends_at: '2027-01-30T12:00:00.000Z',
  });
  now = new Date('2027-01-30T12:00:00Z');
  expect(await stripe.plan('draft')).toMatchObject({ status: 'ended' });
});

test('an upgrade that is paid back gives the plan before it again, now and when it renews', async () => {
  now = START;
  await start('undo', 'starter', 'monthly');
  await deliver(fake.pays('undo'));
  later();
  await upgrade('undo', 'popular');
  later();
  await upgrade('undo', 'premium');
  later();
  const told = fake.refundsUpgrade('undo');
  await deliver(told);
  expect(await stripe.plan('undo')).toMatchObject({ status: 'active', plan: 'popular', next_plan: null });
  await deliver(told);
  await upgrade('undo', 'premium');
  await upgrade('undo', 'starter');
  await deliver(told);
  expect(await stripe.plan('undo')).toMatchObject({ plan: 'premium', next_plan: 'starter' });
  await deliver(fake.refundsUpgrade('undo'));
  expect(await stripe.plan('undo')).toMatchObject({ plan: 'popular', next_plan: 'starter' });
  now = new Date('2026-12-30T13:00:00Z');
  await deliver(fake.renews('undo'));
  expect(await stripe.plan('undo')).toMatchObject({ plan: 'starter', next_plan: null });
});

test.each(['monthly', 'lifetime'])(
  'a disputed payment stops a %s plan until the bank has decided',
  async (period) => {
    now = START;
    const me = `doubt-${period}`;
    await start(me, 'popular', period);
    await deliver(fake.pays(me));
    await deliver(fake.disputes(me, 'warning_needs_response'));
    expect(await stripe.plan(me)).toMatchObject({ status: 'active' });
    now = new Date('2026-12-31T12:00:00Z');
    if (period === 'monthly') await deliver(fake.renews(me));
    later();
    await deliver(fake.disputes(me));
    expect(await stripe.plan(me)).toMatchObject({ status: 'disputed', plan: 'popular' });
    await expect(stripe.reserve(me, 'a', 10)).rejects.toThrow(/is disputed at the bank/);
    later();
    await deliver(fake.decides('won'));
    expect(await stripe.plan(me)).toMatchObject({ status: 'active', plan: 'popular' });
    later();
    await deliver(fake.disputes(me));
    await deliver(fake.decides('lost'));
    expect(await stripe.plan(me)).toMatchObject({ status: 'ended' });
    const cents = period === 'monthly' ? 1600 : 5600;
    expect((await historyOf(stripe, me)).slice(0, 3)).toEqual([
      ...[`disputed -${cents}`, `dispute_won ${cents}`, `disputed -${cents}`],
    ]);
    const left = [...fake.subscriptions.values()].filter(({ metadata }) => metadata.workspace === me);
    expect(left.filter(({ status }) => status !== 'canceled')).toEqual([]);
  },
);

test('a plan of the sandbox runs to its end under Stripe, is not changed there, and any plan can be bought', async () => {
  now = START;
  for (const [me, period] of [
    ['moved', 'monthly'],
    ['moved-for-good', 'lifetime'],
  ] as const) {
    await sandbox.post('/plan/checkout', me, { plan: 'starter', period });
    await sandboxEvent('paid')(me);
    await sandbox.post('/plan/checkout', me, { plan: 'popular', period: 'yearly' });
    expect(await stripe.plan(me)).toMatchObject({ status: 'active', renews: false, from_sandbox: true });
    expect(await checkoutOf(me)).toMatchObject({ checkout: null });
    expect(await upgrade(me, 'premium')).toMatchObject({ error: 'conflict' });
    expect(await stripe.post('/plan/cancel', me)).toMatchObject({ error: 'conflict' });
    expect(await stripe.post('/plan/portal', me)).toMatchObject({ error: 'not_found' });
    later();
    expect(await start(me, 'starter', period)).toMatchObject({ url: expect.stringMatching(/^https/) });
    await deliver(fake.pays(me));
    expect(await stripe.plan(me)).toMatchObject({ status: 'active', plan: 'starter', from_sandbox: false });
  }
});

test('of two tabs that choose a larger plan at once one wins, and the other is told', async () => {
  now = START;
  await start('tabs', 'starter', 'yearly');
  await deliver(fake.pays('tabs'));
  const plans = ['premium', 'popular'] as const;
  const replies = await Promise.all(plans.map((plan) => upgrade('tabs', plan)));
  const won = replies.findIndex((reply) => (reply as { success: boolean }).success);
  expect(replies[1 - won]).toMatchObject({ success: false, error: 'conflict' });
  expect(await stripe.plan('tabs')).toMatchObject({ plan: plans[won], next_plan: null });
});

test('a prepaid plan ends when it is over, and can be bought again at once', async () => {
  now = START;
  await start('over', 'popular', 'prepaid');
  await deliver(fake.pays('over'));
  now = new Date('2027-11-30T12:00:00Z');
  expect(await stripe.plan('over')).toMatchObject({ status: 'ended' });
  expect(await start('over', 'popular', 'prepaid')).toMatchObject({ success: true });
});

test('while a plan is disputed no other is bought, and a dispute that is won gives it back', async () => {
  now = START;
  await start('keeps', 'popular', 'lifetime');
  await deliver(fake.pays('keeps'));
  await deliver(fake.disputes('keeps'));
  expect(await start('keeps', 'starter', 'monthly')).toMatchObject({
    ...{ error: 'conflict', message: expect.stringMatching(/is disputed at the bank/) },
  });
  await deliver(fake.decides('won'));
  expect(await stripe.plan('keeps')).toMatchObject({ status: 'active', period: 'lifetime' });
});

test('what Stripe does not know under another key keeps nobody from buying, and its plan is neither changed nor charged', async () => {
  now = START;
  const { url } = (await start('mode', 'starter', 'yearly')) as { url: string };
  fake.sessions.delete(url.split('/').at(-1) ?? '');
  expect(await checkoutOf('mode')).toMatchObject({ checkout: null });
  expect(await start('mode', 'starter', 'yearly')).toMatchObject({ success: true });
  await deliver(fake.pays('mode'));
  for (const { id, metadata } of [...fake.subscriptions.values()])
    if (metadata.workspace === 'mode') fake.subscriptions.delete(id);
  expect(await stripe.post('/plan/cancel', 'mode')).toMatchObject({ error: 'conflict' });
  expect(await upgrade('mode', 'premium')).toMatchObject({ error: 'conflict' });
  expect(await stripe.post('/plan/portal', 'mode')).toMatchObject({ error: 'not_found' });
  later();
  expect(await start('mode', 'popular', 'monthly')).toMatchObject({ success: true });
  await deliver(fake.pays('mode'));
  expect(await stripe.plan('mode')).toMatchObject({ plan: 'popular', status: 'active' });
});

test('where plans were switched off since, events still count and a plan can be canceled', async () => {
  now = START;
  await start('off', 'starter', 'monthly');
  const off = await openBilling(store, () => now, {
    ...{ PLANS: 'off', STRIPE_API_URL: fake.url, STRIPE_SECRET_KEY: 'sk_test_x' },
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  for (const event of fake.pays('off')) expect(await off.webhook(event, fake.sign(event))).toBe(200);
  expect(await off.post('/plan/cancel', 'off')).toMatchObject({ success: true });
  await off.close();
  expect(await stripe.plan('off')).toMatchObject({ status: 'canceled', plan: 'starter' });
});

test('what is paid back before it was told is canceled at Stripe, though another plan runs', async () => {
  now = START;
  await start('back-first', 'starter', 'prepaid');
  await deliver(fake.pays('back-first'));
  later();
  await start('back-first', 'premium', 'monthly');
  const told = fake.pays('back-first');
  await deliver([...fake.refunds('back-first'), ...told]);
  expect(await stripe.plan('back-first')).toMatchObject({ status: 'active', plan: 'starter' });
  const left = [...fake.subscriptions.values()].filter(({ metadata }) => metadata.workspace === 'back-first');
  expect(left.map(({ status }) => status)).toEqual(['canceled']);
});
