import { afterAll, describe, expect, test } from '@jest/globals';
import { historyOf, openPayments, START } from './payments-under-test.ts';

const { fake, sandbox, stripe, goTo, later, deliver, sandboxEvent, start, upgrade, checkoutOf, close } =
  await openPayments();
afterAll(close);

/** Actions of a customer, and events that a provider causes. */
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

describe.each(Object.entries(PROVIDERS))('%s', (name, { billing: open, ...happens }) => {
  const choose = (workspace: string, plan: string, period: string) =>
    open().post('/plan/checkout', workspace, { plan, period });

  test('a plan is bought with the bonus once, made larger and smaller, charged again, canceled and paid back', async () => {
    goTo(START);
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
      status: 'active',
      plan: 'starter',
      period: 'monthly',
      renews: true,
      bonus: false,
      ends_at: '2026-12-30T13:00:00.000Z',
    });
    expect(await granted()).toBe(20_000);

    goTo('2026-12-15T13:00:00Z');
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
    goTo('2026-12-31T13:00:00Z');
    expect(await granted()).toBe(110_000);
    await change('starter');
    later();
    await happens.renews(me);
    expect(await plan()).toMatchObject({ plan: 'starter', next_plan: null });
    goTo('2027-02-01T13:00:00Z');
    expect(await granted()).toBe(120_000);
    await billing.post('/plan/cancel', me);
    expect(await plan()).toMatchObject({ status: 'canceled', renews: false });
    later();
    await happens.refunds(me);
    expect(await plan()).toMatchObject({ status: 'ended', plan: 'starter' });
    // Words of the other payments stay.
    expect(await granted()).toBe(110_000);
    expect(await historyOf(billing, me)).toEqual([
      ...['refunded -1000', 'canceled 0', 'renewed 1000', 'downgraded 0', 'renewed 1600', 'failed 0'],
      ...['kept 0', 'downgraded 0', `upgraded ${cents}`, 'paid 800', 'failed 0'],
    ]);
  });

  test('a lifetime is made larger for the difference, is not bought away, and ends when it is paid back', async () => {
    goTo(START);
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
    goTo(START);
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
    const subscriptions = [...fake.subscriptions.values()].filter(
      ({ metadata }) => metadata.workspace === me,
    );
    expect(subscriptions.every(({ status }) => status === 'canceled')).toBe(true);
    later();
    await happens.refunds(me);
    expect(await billing.plan(me)).toMatchObject({ status: 'trial' });
  });
});

test('a plan of the sandbox runs to its end under Stripe, is not changed there, and any plan can be bought', async () => {
  goTo(START);
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
