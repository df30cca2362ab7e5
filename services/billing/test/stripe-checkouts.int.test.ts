import { afterAll, expect, test } from '@jest/globals';
import { historyOf, openPayments, START } from './payments-under-test.ts';

const { fake, stripe, goTo, later, deliver, start, upgrade, checkoutOf, close } = await openPayments();
afterAll(close);

test.each(['monthly', 'prepaid'])(
  'a %s plan that is paid by a bank transfer is pending, begins when the money is there, and is canceled when none comes',
  async (period) => {
    goTo(START);
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
    const subscriptions = [...fake.subscriptions.values()].filter(
      ({ metadata }) => metadata.workspace === `${me}-none`,
    );
    expect(subscriptions.filter(({ status }) => status !== 'canceled')).toEqual([]);
    expect(await start(`${me}-none`, 'starter', 'yearly')).toMatchObject({ success: true });
  },
);

test('an unpaid checkout gives nothing and takes no place; a free one counts at once', async () => {
  goTo(START);
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

test('a prepaid plan ends when it is over, and can be bought again at once', async () => {
  goTo(START);
  await start('over', 'popular', 'prepaid');
  await deliver(fake.pays('over'));
  goTo('2027-11-30T12:00:00Z');
  expect(await stripe.plan('over')).toMatchObject({ status: 'ended' });
  expect(await start('over', 'popular', 'prepaid')).toMatchObject({ success: true });
});

test('objects unknown to Stripe under another key don’t block buying, and their plan isn’t changed or charged', async () => {
  goTo(START);
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
